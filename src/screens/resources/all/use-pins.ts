import { useMutation, useQuery } from '@tanstack/react-query';
import { pinsOf, setPin, type PinChange } from '#api/all-kinds/pins.ts';
import { PREFERENCES_SCOPE } from '#api/identity/preferences.ts';
import { keyOf } from '#api/query-keys.ts';
import { queryClient } from '#api/query-client.ts';

interface PinToggle extends PinChange {
  /** Of what is pinned, as it is shown. */
  name: string;
}

export interface Pins {
  /** Undefined while nobody knows. */
  pinned: readonly string[] | undefined;
  changing: PinToggle | undefined;
  /** What could not be pinned or unpinned, and why. */
  failedChange: { name: string; error: { message: string; status?: number } } | undefined;
  changePin: (turn: PinToggle) => void;
}

export function usePins(cluster: string): Pins {
  const { data } = useQuery(pinsOf(cluster));
  const { mutate, variables, isPending, error } = useMutation({
    scope: PREFERENCES_SCOPE,
    mutationFn: (turn: PinToggle) => setPin(cluster, turn),
    // Of what is listed only the list of pins itself is another one now.
    onSuccess: () =>
      queryClient.invalidateQueries({
        queryKey: keyOf('/v1/webapi/sites/{cluster}/resources', { path: { cluster }, query: { pinnedOnly: true } }),
      }),
  });
  return {
    pinned: data,
    changing: isPending ? variables : undefined,
    failedChange: error && variables ? { name: variables.name, error } : undefined,
    changePin: mutate,
  };
}
