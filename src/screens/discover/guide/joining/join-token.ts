// The join token of a step: made when the step appears, and anew when the user asks for it
// (docs/protocol/resources.md#7.1, #15.1).
import { $api } from '#api/api.ts';
import { refreshTokens } from '#api/tokens.ts';
import type { Schemas } from '#api/schemas.ts';
import type { Matchers } from '#domain/enrollment/label-matchers.ts';
import { fieldsOf, listOf, textOr } from '#lib/read.ts';
import { errorText } from '#ui/feedback/messages.ts';
import { useBeginOnce } from '#ui/store/use-begin-once.ts';
import { UNUSABLE_TOKEN } from '#screens/discover/guide/messages.ts';

const RESOURCE_ID = 'teleport.internal/resource-id';

export interface JoinToken {
  id: string;
  /** RFC 3339. */
  expiry: string;
  /** By which lists find what joined with it. */
  resourceId: string;
}

/** Undefined for one without the label that finds what joined: nothing could be waited for. */
function readToken(raw: unknown): JoinToken | undefined {
  const { id, expiry, suggestedLabels } = fieldsOf<Schemas['JoinToken']>(raw);
  const labels = listOf(suggestedLabels).map((label) => fieldsOf<Schemas['Label']>(label));
  const resourceId = textOr(labels.find(({ name }) => name === RESOURCE_ID)?.value, '');
  const read = { id: textOr(id, ''), expiry: textOr(expiry, ''), resourceId };
  return read.id === '' || resourceId === '' ? undefined : read;
}

/** `onFail` is told what the user is. */
export function useJoinToken(role: Schemas['JoinRole'], onFail: (error: string) => void, matchers: Matchers = {}) {
  const { mutate, data, error, isPending, isSuccess } = $api.useMutation('post', '/v1/webapi/token', {
    onSuccess: refreshTokens,
    onError: (error) => onFail(errorText(error)),
  });
  const labels = Object.fromEntries(Object.entries(matchers).map(([name, values]) => [name, [...values]]));
  const make = () =>
    mutate({ body: { roles: [role], join_method: 'token', allow: [], suggested_agent_matcher_labels: labels } });
  useBeginOnce(make);
  const token = data && readToken(data);
  return {
    token,
    isBusy: isPending,
    refusal: error ? errorText(error) : isSuccess && !token ? UNUSABLE_TOKEN : undefined,
    make,
  };
}

export type Making = ReturnType<typeof useJoinToken>;
