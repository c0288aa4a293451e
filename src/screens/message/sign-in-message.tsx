import { Link, useMatches } from 'react-router-dom';
import { pageTitles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { MessageCard } from '#ui/layout/message-card.tsx';
import { CALLBACK_FAILED, SIGN_IN_FAILED, SIGN_IN_AGAIN, NO_ROLE, SIGN_IN_SUCCEEDED } from './messages.ts';

const MESSAGE_PAGES = {
  loginSucceeded: SIGN_IN_SUCCEEDED,
  loginFailed: SIGN_IN_FAILED,
  loginFailedLegacy: SIGN_IN_FAILED,
  loginCallbackFailed: CALLBACK_FAILED,
  loginNotAllowed: NO_ROLE,
} as const;

export type MessageName = keyof typeof MESSAGE_PAGES;

const isMessageName = (handle: unknown): handle is MessageName =>
  typeof handle === 'string' && Object.hasOwn(MESSAGE_PAGES, handle);

/**
 * The proxy redirects to these pages after a sign-in (docs/protocol/auth-and-identity.md#2). The wording of the errors
 * is fixed.
 */
export function Component() {
  const { handle } = useMatches().at(-1) ?? {};
  const name = isMessageName(handle) ? handle : 'loginFailed';
  return (
    <MessageCard title={pageTitles[name]}>
      <title>{pageTitles[name]}</title>
      <p>{MESSAGE_PAGES[name]}</p>
      {name !== 'loginSucceeded' && (
        <p>
          <Link to={links.login()}>{SIGN_IN_AGAIN}</Link>
        </p>
      )}
    </MessageCard>
  );
}
