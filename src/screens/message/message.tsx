import { Link, useMatches } from 'react-router-dom';
import { titles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { FullPage } from '#ui/layout/full-page.tsx';

const PAGES = {
  loginSucceeded: 'You are signed in. This window can be closed.',
  loginFailed: 'The sign-in did not go through.',
  loginFailedLegacy: 'The sign-in did not go through.',
  loginCallbackFailed: 'The answer of the sign-in provider could not be processed.',
  loginNotAllowed:
    'The sign-in provider knows you, but no role of this cluster is meant for you. An administrator can change that.',
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
    <FullPage alone title={titles[name]}>
      <title>{titles[name]}</title>
      <p>{PAGES[name]}</p>
      {name !== 'loginSucceeded' && (
        <p>
          <Link to={links.login()}>Please attempt to log in again.</Link>
        </p>
      )}
    </FullPage>
  );
}
