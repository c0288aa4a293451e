/** What everything that a run makes is called; nothing without it is ever changed or removed. */
export const PREFIX = 'postern-contract-';

export const newName = (): string => `${PREFIX}${crypto.randomUUID().slice(0, 8)}`;

interface Thing {
  /** For people, as in `role postern-contract-0a1b2c3d`. */
  what: string;
  remove: () => Promise<void>;
}

/** What a run has made and not yet removed. */
export interface Made {
  /** Said before it is made, where its name is known before; gives a function that takes it back when it was not. */
  add(thing: Thing): () => void;
  /** Removes all of it, the last first; one that cannot be removed does not keep the others. */
  removeAll(): Promise<void>;
}

export function made(failed: (what: string, error: unknown) => void): Made {
  const things = new Set<Thing>();
  return {
    add(thing) {
      things.add(thing);
      return () => void things.delete(thing);
    },
    async removeAll() {
      for (const thing of [...things].toReversed()) {
        things.delete(thing);
        await thing.remove().catch((error: unknown) => failed(thing.what, error));
      }
    },
  };
}
