import { useEffect, useEffectEvent, useState } from 'react';
import { http } from '#api/client.ts';
import { pingDelay } from '#domain/terminal/reconnection.ts';

const isProxyReachable = (): Promise<boolean> =>
  http.GET('/v1/webapi/ping').then(
    () => true,
    () => false, // any error means that the proxy is not reachable
  );

/**
 * Whether the console's server accepts streams. A server that is about to stop still answers requests on connections
 * that are open, but says that it is not ready (docs/running.md#probes).
 */
const isServerReady = (): Promise<boolean> =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ status }) => status !== 503,
    () => false,
  );

interface ReconnectOptions {
  isDisconnected: boolean;
  /** Whether the server of the console announced its restart. */
  isRestarting: boolean;
  /** More retries make the first pause longer. */
  retries: number;
  onReachable: () => void;
}

/**
 * While disconnected, checks the proxy, or the restarting server, with growing pauses, and immediately when the network
 * or the page returns. Calls `onReachable` when it answers. Returns the time of the next check.
 */
export function useReconnectWhenReachable({
  isDisconnected,
  isRestarting,
  retries,
  onReachable,
}: ReconnectOptions): number | undefined {
  const [nextPingMs, setNextPingMs] = useState<number>();
  const notifyReachable = useEffectEvent(onReachable);
  const getInitialAttempts = useEffectEvent(() => retries);
  const checkReachable = useEffectEvent(() => (isRestarting ? isServerReady() : isProxyReachable()));
  useEffect(() => {
    if (!isDisconnected) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let attempts = getInitialAttempts();
    let isStopped = false;
    const schedulePing = () => {
      const delay = pingDelay(attempts, Math.random());
      attempts += 1;
      setNextPingMs(Date.now() + delay);
      timer = setTimeout(() => void checkProxy(), delay);
    };
    const checkProxy = async () => {
      clearTimeout(timer);
      const isReachable = await checkReachable();
      if (isStopped) return;
      if (!isReachable) return schedulePing();
      isStopped = true; // two pings at the same time both get an answer
      notifyReachable();
    };
    const checkNow = () => {
      if (document.visibilityState === 'visible') void checkProxy();
    };
    schedulePing();
    addEventListener('online', checkNow);
    document.addEventListener('visibilitychange', checkNow);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('online', checkNow);
      document.removeEventListener('visibilitychange', checkNow);
      setNextPingMs(undefined);
    };
  }, [isDisconnected]);
  return nextPingMs;
}
