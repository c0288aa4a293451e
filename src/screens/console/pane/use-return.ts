import { useEffect, useEffectEvent, useState } from 'react';
import { http } from '#api/client.ts';
import { retryDelay } from '#domain/terminal/reconnection.ts';

const isBack = (): Promise<boolean> =>
  http.GET('/v1/webapi/ping').then(
    () => true,
    () => false, // still away, which is what was asked
  );

/**
 * While `isLost`, asks for the proxy with growing pauses, and at once when the network or the page comes back; once it
 * answers, `onReturn` is called. `retries` before this one make the first pause longer. Returns when it asks next.
 */
export function useReturn(isLost: boolean, retries: number, onReturn: () => void): number | undefined {
  const [next, setNext] = useState<number>();
  const tell = useEffectEvent(onReturn);
  const firstTry = useEffectEvent(() => retries);
  useEffect(() => {
    if (!isLost) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = firstTry();
    let isOver = false;
    const wait = () => {
      const delay = retryDelay(tries, Math.random());
      tries += 1;
      setNext(Date.now() + delay);
      timer = setTimeout(() => void ask(), delay);
    };
    const ask = async () => {
      clearTimeout(timer);
      const isThere = await isBack();
      if (isOver) return;
      if (!isThere) return wait();
      isOver = true; // who is asked twice at once answers twice
      tell();
    };
    const now = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    wait();
    addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
      setNext(undefined);
    };
  }, [isLost]);
  return next;
}
