import { use } from 'react';
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
import { ConnectStyleContext } from './connect-style.ts';
import * as css from './login-connect.css.ts';
import { loginsOn, INVALID_NAME, NO_LOGINS_FROM_PROVIDER } from './messages.ts';

/** The button text, with the first login if one is granted. */
export const connectText = ([firstLogin]: readonly string[]): string =>
  firstLogin === undefined ? CONNECT : connectAs(sanitize(firstLogin));

/** Pixels of the button and its menu around the text. */
export const CONNECT_BUTTON_PADDING = 54;

interface LoginConnectProps {
  /** The name of the resource. */
  name: string;
  /** The logins that the user's roles grant on the resource, the default login first. */
  logins: readonly string[];
  linkOf: (login: string) => string;
}

/** Connects with the first login, with another login from the menu, or with a typed login. */
export function LoginConnect({ name, logins, linkOf }: LoginConnectProps) {
  const { user } = useOutletContext<PageContext>();
  const buttonStyle = use(ConnectStyleContext);
  const [firstLogin, ...otherLogins] = logins;
  const label = loginsOn(name);
  const otherLoginEntry = {
    label: OTHER_LOGIN,
    action: CONNECT,
    onSubmit: (login: string) => login.trim() && openTab(linkOf(login.trim())),
  };
  if (linkOf('login') === links.home())
    return (
      <Button {...buttonStyle} disabledReason={INVALID_NAME}>
        {CONNECT}
      </Button>
    );
  if (firstLogin === undefined)
    return (
      <MenuButton
        label={label}
        {...buttonStyle}
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
  const entries = otherLogins.map((login): MenuEntry => ({
    kind: 'action',
    label: sanitize(login),
    onSelect: () => openTab(linkOf(login)),
  }));
  return (
    <SplitButton label={label} entries={entries} input={otherLoginEntry} {...buttonStyle}>
      <ButtonLink
        {...buttonStyle}
        to={linkOf(firstLogin)}
        target="_blank"
        aria-label={connectAsTo(sanitize(firstLogin), name)}
        onClick={() => allowAutoOpen(linkOf(firstLogin))}
        onAuxClick={() => allowAutoOpen(linkOf(firstLogin))}
      >
        <span className={css.full}>{connectText(logins)}</span>
        <span className={css.short}>{CONNECT}</span>
      </ButtonLink>
    </SplitButton>
  );
}
