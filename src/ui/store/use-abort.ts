import { useEffect, useRef } from 'react';

/** An abortable action: starting another one or unmounting aborts it. */
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
