interface PreferenceState {
  /** The proxy's, as it came. */
  remote: unknown;
  /** What it had when this browser heard of it last; null where it never did. */
  lastSynced: string | null;
  /** Chosen here since, and not saved yet. */
  pending: string | null;
  /** As the proxy numbers what can be chosen; 0 is never chosen. */
  options: readonly number[];
}

/**
 * The later change wins: one that is not saved yet goes to the proxy, unless the proxy's changed meanwhile; else the
 * proxy's is shown, where there is one.
 */
export function mergePreference({
  remote,
  lastSynced,
  pending,
  options,
}: PreferenceState): 'save' | number | undefined {
  if (pending !== null && lastSynced === String(remote)) return 'save';
  return options.find((option) => option === remote);
}
