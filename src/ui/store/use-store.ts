import { useSyncExternalStore } from 'react';
import type { Store } from '#lib/browser/store.ts';

type Readable<T> = Pick<Store<T>, 'get' | 'subscribe'>;

/** What is picked of a store's value, drawn again when that changes; `pick` must not make new objects. */
export const useStore = <T, U>({ get, subscribe }: Readable<T>, pick: (value: T) => U): U =>
  useSyncExternalStore(subscribe, () => pick(get()));
