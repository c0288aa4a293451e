/** What everything that a run makes is called; nothing without it is ever changed or removed. */
export const CONTRACT_PREFIX = 'postern-contract-';

export const newName = (): string => `${CONTRACT_PREFIX}${crypto.randomUUID().slice(0, 8)}`;

interface CreatedItem {
  /** For people, as in `role postern-contract-0a1b2c3d`. */
  label: string;
  remove: () => Promise<void>;
}

/** What a run has made and not yet removed. */
export interface Cleanup {
  /** Said before it is made, where its name is known before; gives a function that takes it back when it was not. */
  add(thing: CreatedItem): () => void;
  /** Removes all of it, the last first; one that cannot be removed does not keep the others. */
  removeAll(): Promise<void>;
}

export function createCleanup(onError: (what: string, error: unknown) => void): Cleanup {
  const items = new Set<CreatedItem>();
  return {
    add(thing) {
      items.add(thing);
      return () => void items.delete(thing);
    },
    async removeAll() {
      for (const thing of [...items].toReversed()) {
        items.delete(thing);
        await thing.remove().catch((error: unknown) => onError(thing.label, error));
      }
    },
  };
}
