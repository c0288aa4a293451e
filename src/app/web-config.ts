// Reads the configuration of the cluster from the page, or requests it from the proxy.
import { http } from '#api/client.ts';
import { Refusal } from '#api/refusal.ts';
import { readConfig, type Config } from '#domain/config.ts';
import { parseConfigScript } from '#lib/config-script.ts';
import { parseJson } from '#lib/untrusted.ts';
import { UserFacingError } from '#lib/user-facing-error.ts';
import { CONFIGURATION_NOT_LOADED } from './start-messages.ts';

const RETRY_DELAYS_MS = [1000, 3000, 6000];

const TIMEOUT_MS = 15_000;

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isRateLimited = (error: unknown): boolean => error instanceof Refusal && error.status === 429;

/**
 * The text of the configuration script; empty if it fails to load. Retries only if the proxy limits the rate of
 * requests, for example because many users share an address.
 */
async function fetchScript(signal: AbortSignal): Promise<string> {
  for (const delayMs of RETRY_DELAYS_MS) {
    try {
      return (await http.GET('/web/config.js', { parseAs: 'text', signal })).data ?? '';
    } catch (error) {
      if (!isRateLimited(error)) return '';
      await delay(delayMs);
    }
  }
  return '';
}

/** The configuration failed to load. The page cannot start without it, because its requests name the cluster. */
export class ConfigMissingError extends UserFacingError {
  constructor() {
    super(CONFIGURATION_NOT_LOADED);
    this.name = 'ConfigMissingError';
  }
}

/** The configuration of the proxy (docs/protocol/auth-and-identity.md#8); undefined if it fails to load. */
export async function fetchConfig(): Promise<Config | undefined> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  window.GRV_CONFIG = parseConfigScript(await fetchScript(timeout.signal));
  clearTimeout(timer);
  return window.GRV_CONFIG === undefined ? undefined : readConfig(window.GRV_CONFIG);
}

interface PageConfig {
  config: Config;
  /** Whether the server may have rendered the sign-in form for this configuration. */
  mayBeServerRendered: boolean;
}

/** The configuration that the page was served with, or that the demo has set. */
export function readPageConfig(): PageConfig | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="postern_config"]')?.content;
  const pageConfig = content === undefined ? undefined : parseJson(content);
  if (pageConfig !== undefined) window.GRV_CONFIG = pageConfig;
  if (window.GRV_CONFIG === undefined) return undefined;
  return { config: readConfig(window.GRV_CONFIG), mayBeServerRendered: pageConfig !== undefined };
}
