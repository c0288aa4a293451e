import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { ONCE } from '#api/freshness.ts';
import type { FullScreenContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Enrolment } from './enrolment.tsx';
import { useKind } from './kind.ts';
import { isLinkDead, refusedBy } from './refused.ts';
import { Unusable } from './unusable.tsx';
import { GO_TO_SIGN_IN } from '#features/identity/sign-in-messages.ts';
import { RefusalText } from '#ui/feedback/refusal-text.tsx';
import { RETRY } from '#ui/messages.ts';
import { LOCAL_ACCOUNTS_OFF, NOT_OPENED, OPENING } from './messages.ts';

/** Asked once: each call makes the QR code of the call before it useless (docs/protocol/auth-and-identity.md#14.2). */
const tokenOf = (tokenId: string, enabled: boolean) => ({
  ...$api.queryOptions('get', '/v1/webapi/users/password/token/{tokenId}', { params: { path: { tokenId } } }),
  staleTime: ONCE,
  gcTime: 0,
  enabled,
});

/** The steps of a link that the proxy accepts, or why it does not. */
export function Opened() {
  const { config, root } = useOutletContext<FullScreenContext>();
  const { kind, token } = useKind();
  const { localAuthEnabled } = config.auth;
  const { data, error, isFetching, refetch } = useQuery(tokenOf(token, localAuthEnabled));
  if (!localAuthEnabled) return <LocalAuthOff page={kind.page} />;
  if (data) return <Enrolment opened={data} auth={config.auth} root={root} />;
  if (isLinkDead(error)) return <Unusable />;
  return (
    <AuthCard title={kind.welcome(sanitize(root))}>
      <title>{kind.page}</title>
      {error && (
        <>
          <Banner tone="bad">
            <RefusalText of={refusedBy(error, NOT_OPENED)} />
          </Banner>
          <Button variant="primary" size="big" pending={isFetching} onClick={() => void refetch()}>
            {RETRY}
          </Button>
        </>
      )}
      {!error && <Spinner delay="short" label={OPENING} />}
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
