/** Caches the result for the last arguments, for slow functions that are called again with the same ones. */
export function memoizeLast<A extends readonly unknown[], R>(compute: (...args: A) => R): (...args: A) => R {
  let last: { args: A; result: R } | undefined;
  return (...args) => {
    const isSame = last !== undefined && args.every((arg, index) => Object.is(arg, last?.args[index]));
    if (last === undefined || !isSame) last = { args, result: compute(...args) };
    return last.result;
  };
}
