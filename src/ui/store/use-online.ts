import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether this device has a network at all, which is all that a browser knows. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
