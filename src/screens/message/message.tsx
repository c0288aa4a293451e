import { Link, useMatches } from 'react-router-dom';
import { pageTitles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { FullPage } from '#ui/layout/full-page.tsx';
import { CALLBACK_FAILED, FAILED, LOG_IN_AGAIN, NOT_ALLOWED, SUCCEEDED } from './messages.ts';

const PAGES = {
  loginSucceeded: SUCCEEDED,
  loginFailed: FAILED,
  loginFailedLegacy: FAILED,
  loginCallbackFailed: CALLBACK_FAILED,
  loginNotAllowed: NOT_ALLOWED,
} as const;

export type MessageName = keyof typeof PAGES;

const isMessage = (handle: unknown): handle is MessageName =>
  typeof handle === 'string' && Object.hasOwn(PAGES, handle);

/**
 * What the proxy says by sending the browser here (docs/protocol/auth-and-identity.md#2); the words of failure are
 * specified.
 */
export function Component() {
  const { handle } = useMatches().at(-1) ?? {};
  const name = isMessage(handle) ? handle : 'loginFailed';
  return (
    <FullPage isStandalone title={pageTitles[name]}>
      <title>{pageTitles[name]}</title>
      <p>{PAGES[name]}</p>
      {name !== 'loginSucceeded' && (
        <p>
          <Link to={links.login()}>{LOG_IN_AGAIN}</Link>
        </p>
      )}
    </FullPage>
  );
}
