import { readConfig, type Config } from '#domain/config.ts';
import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';
import { jsonOf } from '#lib/read.ts';

const PAUSES_MS = [1000, 3000, 6000];
const SCRIPT = /^\s*var GRV_CONFIG\s*=\s*([\s\S]*?);?\s*$/;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function fetched(): Promise<unknown> {
  const { data } = await http.GET('/web/config.js', { parseAs: 'text' });
  return jsonOf(SCRIPT.exec(data ?? '')?.[1] ?? '');
}

const isBusy = (error: unknown): boolean => error instanceof Refusal && error.status === 429;

/**
 * The configuration that the page's script defined. The script counts as an unknown visitor and may be refused with 429, where
 * many share an address: then it is asked for again, with our bearer (docs/protocol/auth-and-identity.md#8), and at
 * last done without.
 */
export async function loadConfig(): Promise<Config> {
  if (window.GRV_CONFIG !== undefined) return readConfig(window.GRV_CONFIG);
  for (const ms of PAUSES_MS) {
    try {
      return readConfig(await fetched());
    } catch (error) {
      if (!isBusy(error)) break;
      await pause(ms);
    }
  }
  return readConfig(undefined);
}
