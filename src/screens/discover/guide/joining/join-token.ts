// The join token of a step: made when the step appears, and again when the user asks for it
// (docs/protocol/resources.md#7.1, #15.1).
import { $api } from '#api/api.ts';
import { showCreatedToken } from '#api/tokens.ts';
import type { Schemas } from '#api/schemas.ts';
import { parseJoinToken, type JoinToken } from '#domain/enrollment/join-token.ts';
import type { Matchers } from '#domain/enrollment/label-matchers.ts';
import { errorText } from '#ui/feedback/messages.ts';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import { UNUSABLE_TOKEN } from '#screens/discover/guide/messages.ts';

interface Wanted {
  role: Schemas['JoinRole'];
  /** For an agent of databases: what it serves. */
  matchers?: Matchers | undefined;
  /** One that was made before is used again. */
  kept?: JoinToken | undefined;
  onMade?: (token: JoinToken | undefined) => void;
  /** Gets the text that the user sees. */
  onFail?: (error: string) => void;
}

export function useJoinToken({ role, matchers = {}, kept, onMade, onFail }: Wanted) {
  const { mutate, data, error, isPending, isSuccess } = $api.useMutation('post', '/v1/webapi/token', {
    onSuccess: (answer) => {
      const made = parseJoinToken(answer);
      onMade?.(made);
      return made && showCreatedToken(made.id, { ...answer, roles: [role] });
    },
    onError: (error) => onFail?.(errorText(error)),
  });
  const labels = Object.fromEntries(Object.entries(matchers).map(([name, values]) => [name, [...values]]));
  const make = () =>
    mutate({ body: { roles: [role], join_method: 'token', allow: [], suggested_agent_matcher_labels: labels } });
  useRunOnce(() => kept ?? make());
  const token = isSuccess ? parseJoinToken(data) : kept;
  return {
    token,
    isBusy: isPending,
    refusal: error ? errorText(error) : isSuccess && !token ? UNUSABLE_TOKEN : undefined,
    make,
  };
}

/** One for the whole guide (docs/protocol/resources.md#15.1, "Join token"). */
export const useGuideToken = (guide: Guide, role: Schemas['JoinRole'], matchers?: Matchers) =>
  useJoinToken({
    role,
    matchers,
    kept: guide.memory.token,
    onMade: (token) => guide.remember({ token }),
    onFail: (error) => guide.act({ do: 'fail', error }),
  });

export type Making = ReturnType<typeof useJoinToken>;
