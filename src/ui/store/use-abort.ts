import { useEffect, useRef } from 'react';

/** One action at a time that can be aborted: starting the next one and unmounting abort it too. */
export function useAbort() {
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);
  return {
    start(): AbortSignal {
      current.current?.abort();
      current.current = new AbortController();
      return current.current.signal;
    },
    abort(): void {
      current.current?.abort();
    },
  };
}
