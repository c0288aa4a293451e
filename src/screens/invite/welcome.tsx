import { useOutletContext } from 'react-router-dom';
import type { FullScreenContext } from '#domain/page-context.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useLinkKind } from './link-kind.ts';
import { ALREADY_SIGNED_IN } from './messages.ts';
import * as css from './invite.css.ts';

/** Shown for valid links. The link stays valid until the account is set up. */
export function Welcome({ isSignedIn }: { isSignedIn: boolean }) {
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
