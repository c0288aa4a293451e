/** Returns a function that caches its last result, for slow functions that are called again with the same arguments. */
export function memoizeLast<A extends readonly unknown[], R>(compute: (...args: A) => R): (...args: A) => R {
  let last: { args: A; result: R } | undefined;
  return (...args) => {
    const hasSameArgs = last !== undefined && args.every((arg, index) => Object.is(arg, last?.args[index]));
    if (last === undefined || !hasSameArgs) last = { args, result: compute(...args) };
    return last.result;
  };
}
