import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Settings from 'lucide-react/icons/settings-2';
import Sun from 'lucide-react/icons/sun';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect } from 'react';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Avatar } from '#ui/mark/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { prefetchMenus, useMenu } from '#ui/menu/menu.tsx';
import { TopBarEnd, TopBarStart } from '#ui/shell/shell.tsx';
import { ClusterSelector } from './cluster-selector.tsx';
import { useOverlays } from './overlays.tsx';
import { accountMenuLabel, SIGN_OUT, USE_DARK_THEME, USE_LIGHT_THEME } from '#app/messages.ts';
import { KEYBOARD_SHORTCUTS } from '#ui/shortcut/messages.ts';
import { NotificationBell } from '#app/notifications/bell.tsx';
import { signOut } from '#app/session/session.ts';
import { setTheme, useTheme } from '#features/theme/theme.ts';

export function TopBar({ context, hasCluster }: { context: PageContext; hasCluster: boolean }) {
  const { searchButton, overlay, openShortcuts } = useOverlays(context);
  return (
    <>
      <TopBarStart>{hasCluster && <ClusterSelector cluster={context.cluster} root={context.root} />}</TopBarStart>
      {searchButton}
      <TopBarEnd>
        {proxyCan(dialectOfContext(context.user), 'notifyUsers') && <NotificationBell root={context.root} />}
        <ThemeToggle />
        <UserMenu name={context.user.userName} onShortcuts={openShortcuts} />
      </TopBarEnd>
      {overlay}
    </>
  );
}

function ThemeToggle() {
  const theme = useTheme();
  const otherTheme = theme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={theme === 'dark' ? USE_LIGHT_THEME : USE_DARK_THEME}
      icon={theme === 'dark' ? Sun : Moon}
      onClick={() => setTheme(otherTheme)}
    />
  );
}

// Long enough for the page to load first.
const PREFETCH_DELAY_MS = 3_000;

function UserMenu({ name, onShortcuts }: { name: string; onShortcuts: () => void }) {
  // The user menu, with Sign out, must open even if the network is down.
  useEffect(() => {
    const timer = setTimeout(prefetchMenus, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const { trigger, popup } = useMenu({
    label: accountMenuLabel(sanitize(name)),
    entries: [
      { kind: 'heading', label: sanitize(name) },
      { kind: 'link', label: pageTitles.account, to: links.account(), icon: UserRound },
      { kind: 'link', label: pageTitles.settings, to: links.settings(), icon: Settings },
      { kind: 'link', label: pageTitles.support, to: links.support(), icon: CircleHelp },
      { kind: 'action', label: KEYBOARD_SHORTCUTS, icon: Keyboard, onSelect: onShortcuts },
      { kind: 'separator' },
      { kind: 'action', label: SIGN_OUT, icon: LogOut, onSelect: () => signOut() },
    ],
  });
  return (
    <>
      <Button {...trigger} variant="quiet" size="small" aria-label={accountMenuLabel(sanitize(name))}>
        <Avatar name={name} />
      </Button>
      {popup}
    </>
  );
}
