import { UserFacingError } from '#lib/user-facing-error.ts';
import { Suspense } from 'react';
import { useOutletContext } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { ALWAYS_STALE_MS } from '#api/stale-times.ts';
import { queryClient } from '#api/query-client.ts';
import { showChangedToken, tokensQuery } from '#api/tokens.ts';
import { browserTabTitle } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { ResourceEditor } from '#features/editor/resource-editor-page.tsx';
import { rulesOf } from '#features/editor/rules.ts';
import { SkeletonRows } from '#ui/table/skeleton-rows.tsx';
import { NOT_ALL_LOADED } from './messages.ts';
import { parseToken, type TokenRow } from './token-row.ts';

const TOKEN_RULES = rulesOf({
  type: 'object',
  required: ['kind', 'metadata', 'spec'],
  properties: {
    kind: { enum: ['token'] },
    metadata: { type: 'object', required: ['name'] },
    spec: { type: 'object', required: ['roles'], properties: { roles: { type: 'array', items: { type: 'string' } } } },
  },
});

interface TokenEditorProps {
  token: TokenRow;
  onClose: (saved?: string) => void;
}

/** Edits a join token as YAML (docs/behaviour.md#join-tokens). */
export function TokenEditor({ token: { id, name, content: base, isSecret }, onClose }: TokenEditorProps) {
  const { user } = useOutletContext<PageContext>();
  const updateToken = $api.useMutation('put', '/v1/webapi/tokens/yaml', {
    onSuccess: (answer, { body }) => showChangedToken(id, body.content, answer),
  });
  const save = async (content: string) => {
    await updateToken.mutateAsync({ params: { header: { 'X-Teleport-TokenName': id } }, body: { content } });
    // The format of the response is unknown, so the saved text is used (docs/protocol/resources.md#18.4).
    return { name, content };
  };
  const loadCurrent = async () => {
    const { items, next } = await queryClient.fetchQuery({ ...tokensQuery, staleTime: ALWAYS_STALE_MS });
    const currentToken = items.map(parseToken).find((row) => row.ok && row.id === id);
    if (!currentToken && next !== '') throw new UserFacingError(NOT_ALL_LOADED);
    return currentToken?.ok ? { name, content: currentToken.content } : undefined;
  };
  const draftKey = isSecret ? undefined : { owner: user.userName, kind: 'token', name: id };
  return (
    <>
      <title>{browserTabTitle(name)}</title>
      <Suspense fallback={<SkeletonRows rows={6} />}>
        <ResourceEditor
          title={name}
          source={{ initial: { base }, store: { load: loadCurrent, create: save, update: save }, draftKey }}
          rules={TOKEN_RULES}
          readOnlyReason={undefined}
          onClose={onClose}
        />
      </Suspense>
    </>
  );
}
