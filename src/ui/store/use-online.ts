import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the device has a network connection; browsers do not know if the proxy is reachable. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
