import { pageTitles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { AuthCard } from '#ui/layout/auth-card.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { GO_TO_SIGN_IN } from '#features/identity/sign-in-messages.ts';
import { ASK_FOR_RESET, NOT_SUPPORTED } from './messages.ts';
import * as css from './recovery.css.ts';

/**
 * The page behind the link of a recovery email (docs/protocol/auth-and-identity.md#2). The open API cannot check
 * recovery codes. The page sends no request, so the token stays valid.
 */
export function Component() {
  return (
    <AuthCard title={pageTitles.recovery}>
      <title>{pageTitles.recovery}</title>
      <div className={css.text}>
        <p>{NOT_SUPPORTED}</p>
        <p>{ASK_FOR_RESET}</p>
      </div>
      <ButtonLink variant="primary" size="big" to={links.login()}>
        {GO_TO_SIGN_IN}
      </ButtonLink>
    </AuthCard>
  );
}
