import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Settings from 'lucide-react/icons/settings-2';
import Sun from 'lucide-react/icons/sun';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect } from 'react';
import { proxyOf } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { titles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Avatar } from '#ui/mark/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { prefetchMenus, useMenu } from '#ui/menu/menu.tsx';
import { TopBarEnd, TopBarStart } from '#ui/shell/shell.tsx';
import { ClusterSelector } from './cluster-selector.tsx';
import { useLayers } from './layers.tsx';
import { accountOf, SIGN_OUT, USE_DARK, USE_LIGHT } from '#app/messages.ts';
import { KEYBOARD_SHORTCUTS } from '#ui/shortcut/messages.ts';
import { NotificationBell } from '#app/notifications/bell.tsx';
import { signOut } from '#app/session/session.ts';
import { setTheme, useTheme } from '#features/theme/theme.ts';

export function TopBar({ context, hasCluster }: { context: PageContext; hasCluster: boolean }) {
  const { find, layer, openShortcuts } = useLayers(context);
  return (
    <>
      <TopBarStart>{hasCluster && <ClusterSelector cluster={context.cluster} root={context.root} />}</TopBarStart>
      {find}
      <TopBarEnd>
        {proxyCan(proxyOf(context.user), 'notifyUsers') && <NotificationBell root={context.root} />}
        <ThemeToggle />
        <UserMenu name={context.user.userName} onShortcuts={openShortcuts} />
      </TopBarEnd>
      {layer}
    </>
  );
}

function ThemeToggle() {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={theme === 'dark' ? USE_LIGHT : USE_DARK}
      icon={theme === 'dark' ? Sun : Moon}
      onClick={() => setTheme(other)}
    />
  );
}

// Long enough for the page to have what it needs first.
const AHEAD_MS = 3_000;

function UserMenu({ name, onShortcuts }: { name: string; onShortcuts: () => void }) {
  // The way out must open also where the network has gone.
  useEffect(() => {
    const timer = setTimeout(prefetchMenus, AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  const { trigger, popup } = useMenu({
    label: accountOf(sanitize(name)),
    entries: [
      { kind: 'heading', label: sanitize(name) },
      { kind: 'link', label: titles.account, to: links.account(), icon: UserRound },
      { kind: 'link', label: titles.settings, to: links.settings(), icon: Settings },
      { kind: 'link', label: titles.support, to: links.support(), icon: CircleHelp },
      { kind: 'action', label: KEYBOARD_SHORTCUTS, icon: Keyboard, onSelect: onShortcuts },
      { kind: 'separator' },
      { kind: 'action', label: SIGN_OUT, icon: LogOut, onSelect: () => signOut() },
    ],
  });
  return (
    <>
      <Button {...trigger} variant="quiet" size="small" aria-label={accountOf(sanitize(name))}>
        <Avatar name={name} />
      </Button>
      {popup}
    </>
  );
}
