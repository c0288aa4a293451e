/** Lets only so many run at a time; the others wait in the order in which they came. */
export function fewAtOnce(most: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await run();
    } finally {
      // The next one that waits takes over at once, so that no other call comes in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
