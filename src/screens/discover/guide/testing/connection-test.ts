// A test of the connection to what joined (docs/protocol/resources.md#10.3).
import { useMutation } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { http } from '#api/client.ts';
import type { Refusal } from '#api/refusal.ts';
import type { Schemas } from '#api/schemas.ts';
import { failureText, readDiagnosis, type Diagnosis } from '#domain/enrollment/traces.ts';
import type { PageContext } from '#domain/page-context.ts';
import { errorText } from '#ui/feedback/messages.ts';
import type { Guide } from '#screens/discover/guide/guide-state.ts';

export interface Wanted {
  /** What it is asked about whether MFA is required. */
  reached: Schemas['MfaTarget'];
  test: Schemas['ConnectionTest'];
  /** Under which the user connects. */
  login: string;
}

interface Run extends Wanted {
  /** What proves the user once more, where that is asked. */
  proof?: Schemas['MfaResponse'];
}

const PROOF_WANTED = 'proof wanted';

/** Asks first whether the user has to be proven; nothing is tested then until they are. */
async function runTest({ reached, test, proof }: Run, cluster: string): Promise<Diagnosis | typeof PROOF_WANTED> {
  const params = { path: { cluster } };
  if (!proof) {
    const { data } = await http.POST('/v1/webapi/sites/{cluster}/mfa/required', { params, body: reached });
    if (data?.required === true) return PROOF_WANTED;
  }
  const { data } = await http.POST('/v1/webapi/sites/{cluster}/diagnostics/connections', {
    params,
    body: { ...test, ...(proof ? { mfa_response: proof } : {}) },
  });
  return readDiagnosis(data);
}

export function useConnectionTest({ act }: Guide) {
  const { root } = useOutletContext<PageContext>();
  const { mutate, reset, data, error, isPending, variables } = useMutation<
    Awaited<ReturnType<typeof runTest>>,
    Refusal,
    Run
  >({
    mutationFn: (run) => runTest(run, root),
    onSuccess(answer) {
      if (answer === PROOF_WANTED) return;
      act(answer.isSuccess ? { do: 'tell' } : { do: 'tell', error: failureText(answer) });
    },
    onError: (error) => act({ do: 'fail', error: errorText(error) }),
  });
  return {
    isBusy: isPending,
    isProofWanted: data === PROOF_WANTED,
    diagnosis: data === PROOF_WANTED ? undefined : data,
    error,
    /** Which it was tested with. */
    login: variables?.login ?? '',
    run: mutate,
    cancel: reset,
  };
}

export type ConnectionTest = ReturnType<typeof useConnectionTest>;
