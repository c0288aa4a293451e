import { links } from '#lib/links.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useLinkKind } from './link-kind.ts';
import { GO_TO_SIGN_IN } from '#features/identity/sign-in-messages.ts';
import { ASK_FOR_LINK, LINK_INVALID } from './messages.ts';
import * as css from './invite.css.ts';

/** The proxy sends the same error for expired, used and unknown links (docs/protocol/auth-and-identity.md#7.4). */
export function UnusableLink() {
  const { kind } = useLinkKind();
  return (
    <AuthCard title={kind.page}>
      <title>{kind.page}</title>
      <Banner tone="bad">{LINK_INVALID}</Banner>
      <p className={css.help}>{ASK_FOR_LINK}</p>
      <ButtonLink variant="primary" size="big" to={links.login()}>
        {GO_TO_SIGN_IN}
      </ButtonLink>
    </AuthCard>
  );
}
