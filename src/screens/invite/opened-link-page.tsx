import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
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
import { Welcome } from './welcome.tsx';
import { GO_TO_SIGN_IN } from '#features/identity/sign-in-messages.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { LOADING_CANCELED } from '#ui/feedback/messages.ts';
import { RETRY } from '#ui/messages.ts';
import { LOCAL_ACCOUNTS_OFF, LINK_NOT_OPENED, OPENING_LINK } from './messages.ts';

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
export function OpenedLinkPage({ isStarted, isSignedIn }: OpenedLinkPageProps) {
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
