import { useOutletContext } from 'react-router-dom';
import { CONNECT, connectAs, NO_LOGINS, OTHER_LOGIN, connectAsTo } from '#domain/resources/messages.ts';
import type { PageContext } from '#domain/page-context.ts';
import { allowAutoOpen } from '#lib/browser/auto-open.ts';
import { links } from '#lib/links.ts';
import { openTab } from '#lib/browser/open-tab.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { SplitButton } from '#ui/button/split-button.tsx';
import * as css from './login-connect.css.ts';
import { loginsOn, INVALID_NAME, NO_LOGINS_FROM_PROVIDER } from './messages.ts';

/** What the button says, where there is a login to say. */
export const connectText = ([first]: readonly string[]): string =>
  first === undefined ? CONNECT : connectAs(sanitize(first));

/** Pixels of the button and its menu beside the words. */
export const CONNECT_BUTTON_PADDING = 54;

interface LoginConnectProps {
  /** What is connected to. */
  name: string;
  /** Those that the user's roles name on it, the usual one first. */
  logins: readonly string[];
  linkOf: (login: string) => string;
}

/** Connects as the first login, as another from a menu, or as one that is typed. */
export function LoginConnect({ name, logins, linkOf }: LoginConnectProps) {
  const { user } = useOutletContext<PageContext>();
  const [first, ...others] = logins;
  const label = loginsOn(name);
  const otherLoginEntry = {
    label: OTHER_LOGIN,
    action: CONNECT,
    onSubmit: (login: string) => login.trim() && openTab(linkOf(login.trim())),
  };
  if (linkOf('login') === links.home())
    return (
      <Button size="small" disabledReason={INVALID_NAME}>
        {CONNECT}
      </Button>
    );
  if (first === undefined)
    return (
      <MenuButton
        label={label}
        size="small"
        entries={[
          {
            kind: 'heading',
            label: NO_LOGINS,
            note: user.authType === 'sso' ? NO_LOGINS_FROM_PROVIDER : undefined,
          },
        ]}
        input={otherLoginEntry}
      />
    );
  const entries = others.map((login): MenuEntry => ({
    kind: 'action',
    label: sanitize(login),
    onSelect: () => openTab(linkOf(login)),
  }));
  return (
    <SplitButton label={label} entries={entries} input={otherLoginEntry}>
      <ButtonLink
        size="small"
        to={linkOf(first)}
        target="_blank"
        aria-label={connectAsTo(sanitize(first), name)}
        onClick={() => allowAutoOpen(linkOf(first))}
        onAuxClick={() => allowAutoOpen(linkOf(first))}
      >
        <span className={css.full}>{connectText(logins)}</span>
        <span className={css.short}>{CONNECT}</span>
      </ButtonLink>
    </SplitButton>
  );
}
