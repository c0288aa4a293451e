import { useMutation, useQuery } from '@tanstack/react-query';
import { pinsOf, setPin, type PinChange } from '#api/all-kinds/pins.ts';
import { PREFERENCES_SCOPE } from '#api/identity/preferences.ts';
import { keyOf } from '#api/query-keys.ts';
import { queryClient } from '#api/query-client.ts';

interface PinToggle extends PinChange {
  /** The display name of the pinned resource. */
  name: string;
}

export interface Pins {
  /** Undefined until the pins are loaded. */
  pinned: readonly string[] | undefined;
  pendingChange: PinToggle | undefined;
  /** The resource whose pin could not be changed, with the error. */
  failedChange: { name: string; error: { message: string; status?: number } } | undefined;
  changePin: (change: PinToggle) => void;
}

export function usePins(cluster: string): Pins {
  const { data } = useQuery(pinsOf(cluster));
  const { mutate, variables, isPending, error } = useMutation({
    scope: PREFERENCES_SCOPE,
    mutationFn: (change: PinToggle) => setPin(cluster, change),
    // Only the list of pinned resources changes, so only that list is refetched.
    onSuccess: () =>
      queryClient.invalidateQueries({
        queryKey: keyOf('/v1/webapi/sites/{cluster}/resources', { path: { cluster }, query: { pinnedOnly: true } }),
      }),
  });
  return {
    pinned: data,
    pendingChange: isPending ? variables : undefined,
    failedChange: error && variables ? { name: variables.name, error } : undefined,
    changePin: mutate,
  };
}
