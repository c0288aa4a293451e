interface LimitedRun<R> {
  /** How many tasks run at the same time. */
  limit: number;
  /** Whether no other task starts after this result. */
  isLast?: (result: R) => boolean;
}

/** Runs a task for each item. The results have the order of the items; undefined for items that were not started. */
export async function runLimited<T, R>(
  items: readonly T[],
  task: (item: T) => Promise<R>,
  { limit, isLast = () => false }: LimitedRun<R>,
): Promise<(R | undefined)[]> {
  const results: (R | undefined)[] = items.map(() => undefined);
  const queue = [...items.entries()];
  async function work(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, item] = next;
      const result = await task(item);
      results[index] = result;
      if (isLast(result)) queue.length = 0;
    }
  }
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
