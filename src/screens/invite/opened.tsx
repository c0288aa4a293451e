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

/** Asked once: each call makes the picture of the call before it useless (docs/protocol/auth-and-identity.md#14.2). */
const tokenOf = (tokenId: string, enabled: boolean) => ({
  ...$api.queryOptions('get', '/v1/webapi/users/password/token/{tokenId}', { params: { path: { tokenId } } }),
  staleTime: ONCE,
  gcTime: 0,
  enabled,
});

/** What the proxy makes of the link: a way to go, or why there is none. */
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
          <Banner tone="bad">{refusedBy(error).text}</Banner>
          <Button variant="primary" size="big" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      {!error && <Spinner delay="short" label="Opening the link" />}
    </AuthCard>
  );
}

function LocalAuthOff({ page }: { page: string }) {
  return (
    <AuthCard title={page}>
      <title>{page}</title>
      <Banner tone="info">
        Local accounts are turned off in this cluster, so this link is of no use. Sign in another way, or ask an
        administrator how.
      </Banner>
      <ButtonLink variant="primary" size="big" to={links.login()}>
        Go to the sign-in page
      </ButtonLink>
    </AuthCard>
  );
}
