/** The prefix of all names that a run creates. Nothing without it is ever changed or removed. */
export const CONTRACT_PREFIX = 'postern-contract-';

export const newName = (): string => `${CONTRACT_PREFIX}${crypto.randomUUID().slice(0, 8)}`;

interface CreatedItem {
  /** A readable name, such as `role postern-contract-0a1b2c3d`. */
  label: string;
  remove: () => Promise<void>;
}

/** The items that a run has created and not yet removed. */
export interface Cleanup {
  /**
   * Registers an item, before it is created if its name is already known. The returned function unregisters it if it
   * was not created.
   */
  add(thing: CreatedItem): () => void;
  /** Removes all items, the newest first. An item that cannot be removed does not stop the others. */
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
