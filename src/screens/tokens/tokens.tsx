// What lets machines and bots join. 18.x lists it; of 14.x there is what this page has made itself.
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import { useState, type ComponentProps } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { proxyOf } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { createdTokensQuery, restOfTokens, tokensQuery } from '#api/tokens.ts';
import { missingPermissionsFor } from '#domain/permissions.ts';
import type { PageContext } from '#domain/page-context.ts';
import { resourceSaved } from '#features/editor/list/list-messages.ts';
import { RestOfList } from '#features/list/list-end.tsx';
import { FullList, type FullListKind } from '#features/list/full-list.tsx';
import { MANAGE } from '#lib/messages.ts';
import { withParams } from '#lib/params.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { useNotice } from '#ui/feedback/notice.tsx';
import { ADD_TOKEN, FIRST, MORE_NOT_LOADED, NO_LIST, NONE, TOKENS, tokenTitle } from './messages.ts';
import { NewToken } from './new-token.tsx';
import { usePrefetchEditor } from '#features/editor/load-editor.ts';
import { TokenEditor } from './token-editor.tsx';
import { RevokeToken } from './revoke-token.tsx';
import { ShowToken } from './show-token.tsx';
import { tokenColumns } from './token-columns.tsx';
import { TokenMenu, type Asked } from './token-menu.tsx';
import { BY_EXPIRY, tokenRows, type TokenRow } from './token-row.ts';

/** The list is searched and sorted here; its loader is for arriving. */
export const shouldRevalidate = () => false;

const ICON_BUTTON = 34;

const kind: Omit<FullListKind<TokenRow>, 'columns' | 'action'> = {
  page: 'tokens',
  permission: 'token: list',
  defaultSort: BY_EXPIRY,
  messages: TOKENS,
};

const management = (by: Omit<ComponentProps<typeof TokenMenu>, 'of'>): FullListKind<TokenRow>['action'] => ({
  title: MANAGE,
  render: (token) => <TokenMenu of={token} {...by} />,
  text: () => '',
  padding: ICON_BUTTON,
});

/** The list of the proxy, or what was made here where it has none. */
function useTokens(hasList: boolean) {
  const listed = useQuery({ ...tokensQuery, enabled: hasList });
  const made = useQuery({
    ...createdTokensQuery,
    select: (items): { items: unknown[] } => ({ items }),
    enabled: !hasList,
  });
  return hasList ? { tokens: listed, rest: restOfTokens(listed.data) } : { tokens: made, rest: undefined };
}

/** The name of a token is a secret: the address says no more than that one is edited. */
function useAsked() {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<Asked>();
  const isEdited = asked?.deed === 'edit';
  return {
    asked: isEdited && !params.has('edit') ? undefined : asked,
    onAsk(wanted: Asked) {
      setAsked(wanted);
      if (wanted.deed === 'edit') setParams(withParams(params, { edit: 'token' }));
    },
    close: () => (isEdited ? setParams(withParams(params, { edit: '', tab: '' })) : setAsked(undefined)),
  };
}

export function Component() {
  const { user } = useOutletContext<PageContext>();
  const [params, setParams] = useSearchParams();
  const hasList = proxyCan(proxyOf(user), 'listJoinTokens');
  const { tokens, rest } = useTokens(hasList);
  const { asked, onAsk, close } = useAsked();
  usePrefetchEditor();
  const { notice, notify } = useNotice();
  const missing = missingPermissionsFor(user.userAcl, 'tokens');
  const onGone = (says: string) => {
    close();
    notify(says);
  };
  const reasons = { edit: permissionReason(missing.edit), remove: permissionReason(missing.remove) };
  if (asked?.deed === 'edit')
    return (
      <TokenEditor
        token={asked.token}
        onClose={(saved) => {
          notify(saved === undefined ? '' : resourceSaved(saved));
          close();
        }}
      />
    );
  return (
    <>
      <FullList
        kind={{
          ...kind,
          columns: tokenColumns(tokens.dataUpdatedAt),
          action: management({ canRevoke: hasList, reasons, onAsk }),
        }}
        query={tokens}
        rest={rest && <RestOfList rest={rest} moreNotLoaded={MORE_NOT_LOADED} />}
        read={({ items }, wanted) => tokenRows(items, wanted)}
        actions={<AddToken missing={missing.create} />}
        notice={
          <>
            {notice}
            {!hasList && <Banner tone="info">{NO_LIST}</Banner>}
          </>
        }
        emptyState={<NoTokens />}
      />
      {asked?.deed === 'show' && <ShowToken title={tokenTitle(asked.token.name)} token={asked.token} onClose={close} />}
      {asked?.deed === 'revoke' && <RevokeToken token={asked.token} onGone={onGone} onCancel={close} />}
      {params.has('new') && (
        <NewToken
          bot={params.get('bot') ?? ''}
          disabledReason={permissionReason(missing.create)}
          onClose={() => setParams(withParams(params, { new: '', bot: '' }), { replace: true })}
        />
      )}
    </>
  );
}

const NoTokens = () => (
  <EmptyState icon={KeyRound} title={NONE}>
    <p>{FIRST}</p>
  </EmptyState>
);

function AddToken({ missing }: { missing: string | undefined }) {
  const [params] = useSearchParams();
  return (
    <ButtonLink
      to={`?${withParams(params, { new: 'token' })}`}
      variant="primary"
      icon={Plus}
      disabledReason={permissionReason(missing)}
    >
      {ADD_TOKEN}
    </ButtonLink>
  );
}
