import { useEffect, useEffectEvent, useState } from 'react';
import { http } from '#api/client.ts';
import { pingDelay } from '#domain/terminal/reconnection.ts';

const isProxyReachable = (): Promise<boolean> =>
  http.GET('/v1/webapi/ping').then(
    () => true,
    () => false, // any error means that the proxy is not reachable
  );

/**
 * While `isDisconnected`, pings the proxy with growing pauses, and immediately when the network or the page returns.
 * Calls `onReachable` when the proxy answers. More `retries` make the first pause longer. Returns the time of the next
 * ping.
 */
export function useReconnectWhenReachable(
  isDisconnected: boolean,
  retries: number,
  onReachable: () => void,
): number | undefined {
  const [nextPingMs, setNextPingMs] = useState<number>();
  const notifyReachable = useEffectEvent(onReachable);
  const getInitialAttempts = useEffectEvent(() => retries);
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
      const isReachable = await isProxyReachable();
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
