import CircleHelp from 'lucide-react/icons/circle-question-mark';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Settings from 'lucide-react/icons/settings-2';
import Sun from 'lucide-react/icons/sun';
import UserRound from 'lucide-react/icons/user-round';
import { useEffect } from 'react';
import { pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Avatar } from '#ui/mark/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { prefetchMenus, useMenu } from '#ui/menu/menu.tsx';
import { NotOnPhone, TopBarEnd, TopBarStart } from '#ui/shell/shell.tsx';
import { useOverlays } from './overlays.tsx';
import {
  accountMenuLabel,
  SIGN_OUT,
  USE_DARK_THEME,
  USE_LIGHT_THEME,
  CLUSTERS,
  CLUSTERS_NOT_ALLOWED,
  CLUSTERS_NOT_LOADED,
  LOADING_CLUSTERS,
  offlineClusterLabel,
  otherRolesNote,
  pagesFollowRolesIn,
  switchClusterLabel,
} from '#app/messages.ts';
import { KEYBOARD_SHORTCUTS } from '#ui/shortcut/messages.ts';
import { NotificationBell } from '#app/notifications/bell.tsx';
import { signOut } from '#app/session/session.ts';
import { setTheme, useTheme } from '#features/theme/theme.ts';
import { useQuery } from '@tanstack/react-query';
import Network from 'lucide-react/icons/network';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useLocation, useNavigate } from 'react-router-dom';
import { clustersQuery } from '#api/identity/user-context.ts';
import { clusterRows, type ClusterRow } from '#domain/resources/clusters.ts';
import { OFFLINE, ROOT } from '#domain/resources/messages.ts';
import { MY_ACCESS } from '#domain/users/messages.ts';
import { pathInCluster } from '#lib/cluster-paths.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { errorText } from '#ui/feedback/messages.ts';
import { RETRY } from '#ui/messages.ts';

type Cluster = ClusterRow & { ok: true };

/** Shown only where the address names a cluster; other pages are about the root (docs/protocol/resources.md#14). */
function ClusterSelector({ cluster, root }: { cluster: string; root: string }) {
  const { data, error, refetch } = useQuery(clustersQuery);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const rows = clusterRows(data, { root, search: '', direction: 'asc' });
  const clusters = rows.filter((row): row is Cluster => row.ok);
  const currentCluster = clusters.find(({ id }) => id === cluster);
  // The current cluster may be missing from the list, or the list may still be loading.
  const missingOption = currentCluster ? [] : [{ value: cluster, label: sanitize(cluster) }];
  const choice: MenuEntry = {
    kind: 'choice',
    label: CLUSTERS,
    value: cluster,
    options: [...clusters.map(optionOf), ...missingOption],
    onChange: (name) => void navigate(pathInCluster(pathname, name)),
  };
  const label = currentCluster?.isOnline === false ? offlineClusterLabel(sanitize(cluster)) : sanitize(cluster);
  return (
    <MenuButton
      label={switchClusterLabel(label)}
      icon={Network}
      entries={[
        choice,
        ...(data ? [] : clusterListStatus(error, () => void refetch())),
        ...leafClusterNote(cluster, root),
      ]}
    >
      {label}
    </MenuButton>
  );
}

const optionOf = ({ id, name, isRoot, isOnline }: Cluster) => ({
  value: id,
  label: name,
  note: isOnline ? (isRoot ? ROOT : undefined) : OFFLINE,
});

/**
 * For leaf clusters: explains that the pages are based on the roles in the root, because no proxy reports the user's
 * permissions in a leaf (docs/protocol/resources.md#20, 31).
 */
function leafClusterNote(cluster: string, root: string): MenuEntry[] {
  if (cluster === root) return [];
  return [
    { kind: 'separator' },
    { kind: 'heading', label: pagesFollowRolesIn(sanitize(root)), note: otherRolesNote(sanitize(cluster)) },
  ];
}

/** Why only one cluster is listed, so that it does not look like the only cluster. */
function clusterListStatus(error: { status: number; message: string } | null, retry: () => void): MenuEntry[] {
  if (error === null) return [{ kind: 'separator' }, { kind: 'heading', label: LOADING_CLUSTERS }];
  if (error.status === 403) return [{ kind: 'separator' }, { kind: 'heading', label: CLUSTERS_NOT_ALLOWED }];
  return [
    { kind: 'separator' },
    { kind: 'heading', label: CLUSTERS_NOT_LOADED, note: errorText(error) },
    { kind: 'action', label: RETRY, icon: RotateCw, onSelect: retry },
  ];
}

export function TopBar({ context, hasCluster }: { context: PageContext; hasCluster: boolean }) {
  const { searchButton, overlay, openShortcuts } = useOverlays(context);
  return (
    <>
      <TopBarStart>{hasCluster && <ClusterSelector cluster={context.cluster} root={context.root} />}</TopBarStart>
      {searchButton}
      <TopBarEnd>
        <NotificationBell context={context} />
        <NotOnPhone>
          <ThemeToggle />
        </NotOnPhone>
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
      { kind: 'link', label: MY_ACCESS, to: links.myAccess(), icon: KeyRound },
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
