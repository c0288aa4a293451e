import { useLoaderData, useMatches, useOutletContext } from 'react-router-dom';
import { parseStoredSession, tokenStatusAt, storageKeys } from '#domain/session/session-record.ts';
import { localStore } from '#lib/browser/storage.ts';
import { useQuery } from '@tanstack/react-query';
import { $api } from '#api/api.ts';
import { FOREVER_MS } from '#api/stale-times.ts';
import { queryClient } from '#api/query-client.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { AccountSetup } from './account-setup.tsx';
import { useLinkKind } from './link-kind.ts';
import { parseOpenedLink } from './opened-link.ts';
import { isLinkInvalid, inviteRefusalOf } from './invite-refusal.ts';
import { UnusableLink } from './unusable-link.tsx';
import { GO_TO_SIGN_IN } from '#features/identity/sign-in-messages.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { LOADING_CANCELED } from '#ui/feedback/messages.ts';
import { RETRY } from '#ui/messages.ts';
import { LOCAL_ACCOUNTS_OFF, LINK_NOT_OPENED, OPENING_LINK, ALREADY_SIGNED_IN } from './messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import * as css from './invite.css.ts';

/** Shown for valid links. The link stays valid until the account is set up. */
function Welcome({ isSignedIn }: { isSignedIn: boolean }) {
  const { root } = useOutletContext<FullScreenContext>();
  const { kind, addressOf } = useLinkKind();
  return (
    <AuthCard title={kind.welcome(sanitize(root))}>
      <title>{kind.page}</title>
      <p className={css.centred}>{kind.about}</p>
      {isSignedIn && <Banner tone="info">{ALREADY_SIGNED_IN}</Banner>}
      {/* Replaces this page in the history, so that Back does not leave the steps, which show some data only once. */}
      <ButtonLink variant="primary" size="big" to={addressOf()} replace>
        {kind.page}
      </ButtonLink>
    </AuthCard>
  );
}

/**
 * Requested only once for both pages of a link, because each request invalidates the QR code of the previous one
 * (docs/protocol/auth-and-identity.md#14.2).
 */
const passwordTokenQuery = (tokenId: string, enabled: boolean) => ({
  ...$api.queryOptions('get', '/v1/webapi/users/password/token/{tokenId}', { params: { path: { tokenId } } }),
  select: parseOpenedLink,
  staleTime: FOREVER_MS,
  gcTime: 0,
  enabled,
});

interface OpenedLinkPageProps {
  /** Whether the page shows the steps instead of the welcome page. */
  isStarted: boolean;
  /** Whether this browser already has a session. */
  isSignedIn: boolean;
}

/** Shows the page of a valid link, or why the link is invalid. */
function OpenedLinkPage({ isStarted, isSignedIn }: OpenedLinkPageProps) {
  const { config, root } = useOutletContext<FullScreenContext>();
  const { kind, token } = useLinkKind();
  const { localAuthEnabled } = config.auth;
  const { data, error, isFetching, refetch } = useQuery(passwordTokenQuery(token, localAuthEnabled));
  const isWaiting = isFetching && !error;
  const cancel = () =>
    void queryClient.cancelQueries({ queryKey: passwordTokenQuery(token, localAuthEnabled).queryKey });
  if (!localAuthEnabled) return <LocalAuthOff page={kind.page} />;
  if (data && !isStarted) return <Welcome isSignedIn={isSignedIn} />;
  if (data) return <AccountSetup opened={data} auth={config.auth} root={root} />;
  if (isLinkInvalid(error)) return <UnusableLink />;
  return (
    <AuthCard title={kind.page}>
      <title>{kind.page}</title>
      {isWaiting && <Loading delay="short" label={OPENING_LINK} onCancel={cancel} />}
      {error && (
        <Banner tone="bad">
          <RefusalText error={inviteRefusalOf(error, LINK_NOT_OPENED)} />
        </Banner>
      )}
      {!isWaiting && !error && <Banner tone="info">{LOADING_CANCELED}</Banner>}
      {!isWaiting && (
        <Button variant="primary" size="big" pending={isFetching} onClick={() => void refetch()}>
          {RETRY}
        </Button>
      )}
    </AuthCard>
  );
}

function LocalAuthOff({ page }: { page: string }) {
  return (
    <AuthCard title={page}>
      <title>{page}</title>
      <Banner tone="info">{LOCAL_ACCOUNTS_OFF}</Banner>
      <ButtonLink variant="primary" size="big" to={links.login()}>
        {GO_TO_SIGN_IN}
      </ButtonLink>
    </AuthCard>
  );
}

/** Whether this browser already has a session. */
export function loader(): boolean {
  const session = parseStoredSession(localStore.read(storageKeys.token));
  return session !== undefined && tokenStatusAt(Date.now(), session) !== 'over';
}

/** The welcome page of invitations and resets, and the steps after it. */
export function Component() {
  const { handle } = useMatches().at(-1) ?? {};
  const isSignedIn = useLoaderData<typeof loader>();
  const isStarted = handle === 'inviteContinue' || handle === 'resetContinue';
  return <OpenedLinkPage isStarted={isStarted} isSignedIn={isSignedIn} />;
}
