/** Tells its subscribers that something has changed, without a value. */
export interface Signal {
  notify: () => void;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

export function createSignal(): Signal {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value outside of React. Components read it with `useStore` of #ui/use-store.ts. */
export interface Store<T> extends Omit<Signal, 'notify'> {
  get: () => T;
  set: (next: T) => void;
}

export function createStore<T>(initial: T): Store<T> {
  const { notify, subscribe } = createSignal();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      notify();
    },
    subscribe,
  };
}
