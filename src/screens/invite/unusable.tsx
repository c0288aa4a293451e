import { links } from '#lib/links.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useKind } from './kind.ts';
import * as css from './invite.css.ts';

/** Ended, used and unknown are one and the same to the proxy (docs/protocol/auth-and-identity.md#7.4). */
export function Unusable() {
  const { kind } = useKind();
  return (
    <AuthCard title={kind.page}>
      <title>{kind.page}</title>
      <Banner tone="bad">This link cannot be used: it has expired, was used already, or is not complete.</Banner>
      <p className={css.about}>
        If you have been through it already, sign in. Otherwise ask an administrator for a new one; see that the whole
        address was copied.
      </p>
      <ButtonLink variant="primary" size="big" to={links.login()}>
        Go to the sign-in page
      </ButtonLink>
    </AuthCard>
  );
}
