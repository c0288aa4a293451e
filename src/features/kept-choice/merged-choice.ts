interface Kept {
  /** The proxy's, as it came. */
  kept: unknown;
  /** What it had when this browser heard of it last; null where it never did. */
  known: string | null;
  /** Chosen here since, and not saved yet. */
  pending: string | null;
  /** As the proxy numbers what can be chosen; 0 is never chosen. */
  options: readonly number[];
}

/**
 * The later change wins: one that is not saved yet goes to the proxy, unless the proxy's changed meanwhile; else the
 * proxy's is shown, where there is one.
 */
export function mergedChoice({ kept, known, pending, options }: Kept): 'save' | number | undefined {
  if (pending !== null && known === String(kept)) return 'save';
  return options.find((option) => option === kept);
}
