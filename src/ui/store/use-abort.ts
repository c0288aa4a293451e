import { useEffect, useRef } from 'react';

/** An abortable action: starting another one or unmounting aborts it. */
export function useAbort() {
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    start(): AbortSignal {
      controller.current?.abort();
      controller.current = new AbortController();
      return controller.current.signal;
    },
    abort(): void {
      controller.current?.abort();
    },
  };
}
