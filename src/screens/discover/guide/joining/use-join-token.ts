// The join token of a step. It is created when the step opens, and again on request (docs/protocol/resources.md#7.1,
// #15.1).
import { $api } from '#api/api.ts';
import { showCreatedToken } from '#api/tokens.ts';
import type { Schemas } from '#api/schemas.ts';
import { parseJoinToken, type JoinToken } from '#domain/enrollment/join-token.ts';
import type { Matchers } from '#domain/enrollment/label-matchers.ts';
import { errorText } from '#ui/feedback/messages.ts';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { UNUSABLE_TOKEN } from '#screens/discover/guide/messages.ts';

interface JoinTokenOptions {
  role: Schemas['JoinRole'];
  /** The labels of databases that the agent serves. Only for database agents. */
  matchers?: Matchers | undefined;
  /** A token from an earlier step, which is reused. */
  cachedToken?: JoinToken | undefined;
  onCreated?: (token: JoinToken | undefined) => void;
  /** Receives the error text that the user sees. */
  onFail?: (error: string) => void;
}

export function useJoinToken({ role, matchers = {}, cachedToken, onCreated, onFail }: JoinTokenOptions) {
  const { mutate, data, error, isPending, isSuccess } = $api.useMutation('post', '/v1/webapi/token', {
    onSuccess: (answer) => {
      const createdToken = parseJoinToken(answer);
      onCreated?.(createdToken);
      return createdToken && showCreatedToken(createdToken.id, { ...answer, roles: [role] });
    },
    onError: (error) => onFail?.(errorText(error)),
  });
  const labels = Object.fromEntries(Object.entries(matchers).map(([name, values]) => [name, [...values]]));
  const createToken = () =>
    mutate({ body: { roles: [role], join_method: 'token', allow: [], suggested_agent_matcher_labels: labels } });
  useRunOnce(() => cachedToken ?? createToken());
  const token = isSuccess ? parseJoinToken(data) : cachedToken;
  return {
    token,
    isBusy: isPending,
    refusal: error ? errorText(error) : isSuccess && !token ? UNUSABLE_TOKEN : undefined,
    createToken,
  };
}

/** One token for the whole guide (docs/protocol/resources.md#15.1, "Join token"). */
export const useGuideToken = (guide: Guide, role: Schemas['JoinRole'], matchers?: Matchers) =>
  useJoinToken({
    role,
    matchers,
    cachedToken: guide.memory.token,
    onCreated: (token) => guide.remember({ token }),
    onFail: (error) => guide.dispatch({ type: 'fail', error }),
  });

export type JoinTokenRequest = ReturnType<typeof useJoinToken>;
