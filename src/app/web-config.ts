import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';
import { readConfig, type Config } from '#domain/config.ts';
import { configIn } from '#lib/config-script.ts';
import { jsonOf } from '#lib/read.ts';

const PAUSES_MS = [1000, 3000, 6000];

/** A proxy that does not answer gets the same as one that refuses: defaults. */
const PATIENCE_MS = 15_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isBusy = (error: unknown): boolean => error instanceof Refusal && error.status === 429;

/** The script counts as an unknown visitor and may be refused, where many share an address: then it is asked for again. */
async function fetched(): Promise<unknown> {
  for (const ms of PAUSES_MS) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      return configIn((await http.GET('/web/config.js', { parseAs: 'text', signal })).data ?? '');
    } catch (error) {
      if (!isBusy(error)) return undefined;
      await pause(ms);
    }
  }
  return undefined;
}

/** What the page itself brings, where its server has asked for it. */
function inPage(): unknown {
  const content = document.querySelector<HTMLMetaElement>('meta[name="postern_config"]')?.content;
  return content === undefined ? undefined : jsonOf(content);
}

interface Loaded {
  config: Config;
  /** Whether it came with the page, which then may show the form for it already. */
  isDrawn: boolean;
}

/**
 * The configuration: of the page, or else of the proxy's script, asked for again with our bearer
 * (docs/protocol/auth-and-identity.md#8), and at last done without.
 */
export async function loadConfig(): Promise<Loaded> {
  const brought = inPage();
  if (brought !== undefined) window.GRV_CONFIG = brought;
  if (window.GRV_CONFIG !== undefined) return { config: readConfig(window.GRV_CONFIG), isDrawn: brought !== undefined };
  return { config: readConfig(await fetched()), isDrawn: false };
}
