// Tests the connection to the new resource (docs/protocol/resources.md#10.3).
import { useMutation } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { http } from '#api/client.ts';
import type { Refusal } from '#api/refusal.ts';
import type { Schemas } from '#api/schemas.ts';
import { failureText, readDiagnosis, type Diagnosis } from '#domain/enrollment/traces.ts';
import type { PageContext } from '#domain/page-context.ts';
import { errorText } from '#ui/feedback/messages.ts';
import type { Guide } from '#screens/discover/guide/use-guide.ts';

export interface ConnectionTestRequest {
  /** The target of the check for required MFA. */
  mfaTarget: Schemas['MfaTarget'];
  test: Schemas['ConnectionTest'];
  /** The login of the connection. */
  login: string;
}

interface ConnectionTestRun extends ConnectionTestRequest {
  /** The MFA response, if MFA is required. */
  proof?: Schemas['MfaResponse'];
}

const MFA_REQUIRED = 'proof wanted';

/** Checks whether MFA is required. If it is, returns without a test, and must be called again with the MFA response. */
async function runTest(
  { mfaTarget, test, proof }: ConnectionTestRun,
  cluster: string,
): Promise<Diagnosis | typeof MFA_REQUIRED> {
  const params = { path: { cluster } };
  if (!proof) {
    const { data } = await http.POST('/v1/webapi/sites/{cluster}/mfa/required', { params, body: mfaTarget });
    if (data?.required === true) return MFA_REQUIRED;
  }
  const { data } = await http.POST('/v1/webapi/sites/{cluster}/diagnostics/connections', {
    params,
    body: { ...test, ...(proof ? { mfa_response: proof } : {}) },
  });
  return readDiagnosis(data);
}

export function useConnectionTest({ dispatch }: Guide) {
  const { root } = useOutletContext<PageContext>();
  const { mutate, reset, data, error, isPending, variables } = useMutation<
    Awaited<ReturnType<typeof runTest>>,
    Refusal,
    ConnectionTestRun
  >({
    mutationFn: (run) => runTest(run, root),
    onSuccess(answer) {
      if (answer === MFA_REQUIRED) return;
      dispatch(answer.isSuccess ? { type: 'tell' } : { type: 'tell', error: failureText(answer) });
    },
    onError: (error) => dispatch({ type: 'fail', error: errorText(error) }),
  });
  return {
    isBusy: isPending,
    isMfaRequired: data === MFA_REQUIRED,
    diagnosis: data === MFA_REQUIRED ? undefined : data,
    error,
    /** The login of the last test. */
    login: variables?.login ?? '',
    run: mutate,
    cancel: reset,
  };
}

export type ConnectionTest = ReturnType<typeof useConnectionTest>;
