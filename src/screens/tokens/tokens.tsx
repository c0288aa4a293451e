// The page of join tokens, which let machines and bots join the cluster. 18.x lists all tokens. On 14.x the page shows
// only the tokens that it created itself.
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { createdTokensQuery, restOfTokens, tokensQuery } from '#api/tokens.ts';
import { missingPermissionsFor, type MissingPermissions } from '#domain/permissions.ts';
import type { PageContext } from '#domain/page-context.ts';
import { resourceSaved } from '#features/editor/list/list-messages.ts';
import { RestOfList } from '#features/list/list-end.tsx';
import { FullList, type FullListKind } from '#features/list/full-list.tsx';
import { MANAGE, EXPIRES, NEVER, ROLES, UNKNOWN } from '#lib/messages.ts';
import { formatDateTime, neverExpires } from '#lib/time.ts';
import { withParams } from '#lib/params.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { permissionReason } from '#ui/feedback/messages.ts';
import { useNotice } from '#ui/feedback/notice.tsx';
import {
  ADD_TOKEN,
  NO_EXPIRATION,
  NO_TOKENS_HINT,
  MORE_NOT_LOADED,
  LIST_NOT_SUPPORTED,
  NO_TOKENS_TITLE,
  TOKEN_LIST_LABELS,
  tokenTitle,
  METHOD,
  STATIC_TAG,
} from './messages.ts';
import { NewToken } from './new-token.tsx';
import { usePrefetchEditor } from '#features/editor/load-editor.ts';
import { TokenEditor } from './token-editor.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { TokenMenu, type PendingAction } from './token-menu.tsx';
import { SORT_BY_EXPIRY, filterTokens, type TokenRow } from './token-row.ts';
import { RevokeToken, useBulkRevoke } from './revoke-tokens.tsx';
import { BOT } from '#domain/users/messages.ts';
import type { Column } from '#features/list/resource-kind.ts';
import { NAME } from '#features/list/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { ExpiryTime } from '#ui/text/expiry-time.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import * as css from './tokens.css.ts';

/** Pixels of the "static" tag and the gap before it. */
const STATIC_TAG_WIDTH = 60;
/** Minimum widths of columns. Values that are cut off appear in full on hover. */
const MIN_BOT_WIDTH = 120;

const rolesText = ({ roles }: TokenRow): string => roles || UNKNOWN;

interface TokenNameProps {
  token: TokenRow;
  shownColumns: readonly string[];
  /** When the list was loaded, in epoch milliseconds. */
  loadedAt: number;
}

function TokenName({ token, shownColumns, loadedAt }: TokenNameProps) {
  const { name, isStatic, expires } = token;
  return (
    <>
      <span className={css.name}>
        <MarkedText text={name} />
        {isStatic && (
          <>
            {' '}
            <Tag>{STATIC_TAG}</Tag>
          </>
        )}
      </span>
      {/* The second line repeats the values of hidden columns. */}
      {!shownColumns.includes(ROLES) && (
        <span className={css.secondLine}>
          {rolesText(token)} ·{' '}
          {neverExpires(loadedAt, expires) ? NO_EXPIRATION : <RelativeTime time={expires} now={loadedAt} />}
        </span>
      )}
    </>
  );
}

/** `loadedAt` is the time at which the list was loaded, in epoch milliseconds. */
const tokenColumns = (loadedAt: number): readonly Column<TokenRow>[] => [
  {
    title: NAME,
    sort: 'name',
    style: 'name',
    text: ({ name }) => name,
    extraWidth: ({ isStatic }) => (isStatic ? STATIC_TAG_WIDTH : 0),
    cell: (token, shown) => <TokenName token={token} shownColumns={shown} loadedAt={loadedAt} />,
    hasOwnLayout: true,
  },
  { title: ROLES, sort: 'roles', visibleFrom: 'middle', style: 'plain', text: rolesText },
  { title: METHOD, sort: 'method', visibleFrom: 'middle', style: 'quiet', text: ({ method }) => method },
  { title: BOT, visibleFrom: 'wide', style: 'quiet', minWidth: MIN_BOT_WIDTH, text: ({ bot }) => bot || '–' },
  {
    title: EXPIRES,
    sort: SORT_BY_EXPIRY,
    visibleFrom: 'middle',
    style: 'quiet',
    text: () => '',
    csv: ({ expires }) => (expires === '' ? NEVER : formatDateTime(expires)),
    sample: ['in 23 minutes', 'Dec 28, 2026'],
    cell: ({ expires }) => <ExpiryTime time={expires} now={loadedAt} />,
  },
];

/** The list is searched and sorted in the browser, so a changed address does not run the loader again. */
export const shouldRevalidate = () => false;

const ICON_BUTTON_WIDTH = 34;

const listKind: Omit<FullListKind<TokenRow>, 'columns' | 'action'> = {
  page: 'tokens',
  permission: 'token: list',
  defaultSort: SORT_BY_EXPIRY,
  messages: TOKEN_LIST_LABELS,
};

const manageAction = (
  menuProps: Omit<ComponentProps<typeof TokenMenu>, 'token'>,
): FullListKind<TokenRow>['action'] => ({
  title: MANAGE,
  render: (token) => <TokenMenu token={token} {...menuProps} />,
  text: () => '',
  padding: ICON_BUTTON_WIDTH,
});

/** The proxy's list, or the tokens that this page created if the proxy has no list. */
function useTokens(hasList: boolean) {
  const listedTokens = useQuery({ ...tokensQuery, enabled: hasList });
  const createdTokens = useQuery({
    ...createdTokensQuery,
    select: (items): { items: unknown[] } => ({ items }),
    enabled: !hasList,
  });
  return hasList
    ? { tokens: listedTokens, rest: restOfTokens(listedTokens.data) }
    : { tokens: createdTokens, rest: undefined };
}

/** The name of a token is a secret, so the address contains only that a token is being edited. */
function usePendingAction() {
  const [params, setParams] = useSearchParams();
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const isEditing = pendingAction?.type === 'edit';
  return {
    pendingAction: isEditing && !params.has('edit') ? undefined : pendingAction,
    startAction(action: PendingAction) {
      setPendingAction(action);
      if (action.type === 'edit') setParams(withParams(params, { edit: 'token' }));
    },
    close: () => (isEditing ? setParams(withParams(params, { edit: '', tab: '' })) : setPendingAction(undefined)),
  };
}

const disabledReasonsOf = ({ edit, remove }: MissingPermissions<'tokens'>) => ({
  edit: permissionReason(edit),
  remove: permissionReason(remove),
});

export function Component() {
  const { user } = useOutletContext<PageContext>();
  const [params, setParams] = useSearchParams();
  const hasList = proxyCan(dialectOfContext(user), 'listJoinTokens');
  const { tokens, rest } = useTokens(hasList);
  const { pendingAction, startAction, close } = usePendingAction();
  usePrefetchEditor();
  const { notice, notify } = useNotice();
  const missingPermissions = missingPermissionsFor(user.userAcl, 'tokens');
  const disabledReasons = disabledReasonsOf(missingPermissions);
  const bulkRevoke = useBulkRevoke(notify);
  const onRevoked = (message: string) => {
    close();
    notify(message);
  };
  if (pendingAction?.type === 'edit')
    return (
      <TokenEditor
        token={pendingAction.token}
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
          ...listKind,
          columns: tokenColumns(tokens.dataUpdatedAt),
          action: manageAction({ canRevoke: hasList, disabledReasons, onAction: startAction }),
        }}
        query={tokens}
        rest={rest && <RestOfList rest={rest} moreNotLoaded={MORE_NOT_LOADED} />}
        read={({ items }, rowQuery) => filterTokens(items, rowQuery)}
        actions={<AddTokenButton missing={missingPermissions.create} />}
        notice={hasList ? notice : <NoListNotice>{notice}</NoListNotice>}
        selection={hasList && disabledReasons.remove === undefined ? bulkRevoke.selection : undefined}
        emptyState={<NoTokens />}
      />
      {bulkRevoke.dialog}
      {pendingAction?.type === 'show' && (
        <TokenDialog title={tokenTitle(pendingAction.token.name)} token={pendingAction.token} onClose={close} />
      )}
      {pendingAction?.type === 'revoke' && (
        <RevokeToken token={pendingAction.token} onRevoked={onRevoked} onCancel={close} />
      )}
      {params.has('new') && (
        <NewToken
          bot={params.get('bot') ?? ''}
          disabledReason={permissionReason(missingPermissions.create)}
          onClose={() => setParams(withParams(params, { new: '', bot: '' }), { replace: true })}
        />
      )}
    </>
  );
}

const NoListNotice = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <Banner tone="info">{LIST_NOT_SUPPORTED}</Banner>
  </>
);

const NoTokens = () => (
  <EmptyState icon={KeyRound} title={NO_TOKENS_TITLE}>
    <p>{NO_TOKENS_HINT}</p>
  </EmptyState>
);

function AddTokenButton({ missing }: { missing: string | undefined }) {
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
