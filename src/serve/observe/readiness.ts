const CACHE_MS = 1000;

/** Whether the server can answer users. */
export interface Readiness {
  /** One line for each reason why the server is not ready; empty if it is. */
  problems(): Promise<readonly string[]>;
  /** From now on the server is not ready, so that load balancers send no more requests before it stops. */
  startDraining(): void;
}

/**
 * Creates the readiness of a server. Concurrent callers share one check, and its result is reused for a second, so that
 * requests of probes cannot put load on the proxy.
 */
export function createReadiness(check: () => Promise<readonly string[]>): Readiness {
  let isDraining = false;
  let currentCheck: Promise<readonly string[]> | undefined;
  const startCheck = () => {
    const started = check().finally(() => setTimeout(() => (currentCheck = undefined), CACHE_MS).unref());
    currentCheck = started;
    return started;
  };
  return {
    problems: async () => (isDraining ? ['draining'] : (currentCheck ?? startCheck())),
    startDraining() {
      isDraining = true;
    },
  };
}
