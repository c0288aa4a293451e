import { useSyncExternalStore } from 'react';
import type { Store } from '#lib/browser/store.ts';

type Readable<T> = Pick<Store<T>, 'get' | 'subscribe'>;

/** Subscribes to a picked value of a store. `pick` must return a stable value, not a new object per call. */
export const useStore = <T, U>({ get, subscribe }: Readable<T>, pick: (value: T) => U): U =>
  useSyncExternalStore(subscribe, () => pick(get()));
