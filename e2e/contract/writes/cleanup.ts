// Remembers what the contract test created, so that it can remove everything at the end of a run.

/** The prefix of all names that a run creates. A run removes only resources with this prefix. */
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
   * Registers an item. If its name is already known, it is registered before it is created. Returns a function that
   * unregisters an item that was not created.
   */
  add(item: CreatedItem): () => void;
  /** Removes all items, the newest first. An item that cannot be removed does not stop the others. */
  removeAll(): Promise<void>;
}

export function createCleanup(onError: (label: string, error: unknown) => void): Cleanup {
  const items = new Set<CreatedItem>();
  return {
    add(item) {
      items.add(item);
      return () => void items.delete(item);
    },
    async removeAll() {
      for (const item of [...items].toReversed()) {
        items.delete(item);
        await item.remove().catch((error: unknown) => onError(item.label, error));
      }
    },
  };
}
