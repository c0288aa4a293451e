import { titles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import * as css from './recovery.css.ts';

/**
 * Where a recovery mail leads (docs/protocol/auth-and-identity.md#2). The calls that check a recovery code are no part
 * of the open API, so this page asks for nothing: a token that is only looked at stays what it was.
 */
export function Component() {
  return (
    <AuthCard title={titles.recovery}>
      <title>{titles.recovery}</title>
      <div className={css.words}>
        <p>This console doesn’t support account recovery. Your link has not been used.</p>
        <p>Ask an administrator to reset your account. You will get a link to set up a new way to sign in.</p>
      </div>
      <ButtonLink variant="primary" size="big" to={links.login()}>
        Go to the sign-in page
      </ButtonLink>
    </AuthCard>
  );
}
