interface PreferenceState {
  /** The proxy's value, not validated. */
  remote: unknown;
  /** The proxy's value when this browser last synced; null if it never synced. */
  lastSynced: string | null;
  /** A choice in this browser that is not saved yet. */
  pending: string | null;
  /** The proxy's numbers for the options. The proxy sends 0 if the user never chose one. */
  options: readonly number[];
}

/**
 * The later change wins: returns "save" for an unsaved choice if the proxy's value has not changed since the last sync.
 * Otherwise returns the proxy's option, or undefined if its value is not one of the options.
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
