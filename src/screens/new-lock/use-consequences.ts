// Derives the display names and the consequences of lock targets from the active sessions, the users and the resources
// that are already loaded.
import { useQuery, type InfiniteData } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { activeSessionsOf } from '#api/active-sessions.ts';
import { devicesQuery } from '#api/identity/devices.ts';
import { resourceLists, listKey } from '#api/list/resource-lists.ts';
import type { Page } from '#api/list/page.ts';
import { queryClient } from '#api/query-client.ts';
import type { Schemas } from '#api/schemas.ts';
import { usersQuery } from '#api/identity/users.ts';
import { consequencesOf, type LockConsequences } from '#domain/locks/consequences.ts';
import type { PageContext } from '#domain/page-context.ts';
import { readSessionRows, type SessionRow } from '#features/active-sessions/session-row.ts';
import { uniqueNames, fieldsOf } from '#lib/untrusted.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { deviceChoices, serverChoice, userChoices } from './target-choices.ts';
import type { SelectedTarget } from './target-selection.ts';

interface CheckedSource {
  /** The number of readable records; undefined until they are loaded. */
  count: number | undefined;
  error: { message: string; status?: number } | null;
}

export interface CheckedConsequences {
  consequences: LockConsequences<SessionRow>;
  sessions: CheckedSource;
  users: CheckedSource;
}

/** Loaded servers of the root cluster, from all searches and sort orders in the cache. */
const loadedServers = (root: string): unknown[] =>
  queryClient
    .getQueriesData<InfiniteData<Page>>({ queryKey: listKey(resourceLists.servers, root, {}) })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items ?? []);

/** Logins that the proxy (14.x and 18.x) reports for the loaded servers. */
const loginsOfServers = (servers: readonly unknown[]): string[] =>
  servers.flatMap((server) => uniqueNames(fieldsOf<Schemas['Server']>(server).sshLogins));

/** The display name of a target whose value is an ID, if that name is loaded. Otherwise the value. */
export function useNameOf(): (target: SelectedTarget) => string {
  const { root } = useOutletContext<PageContext>();
  const devices = useQuery({ ...devicesQuery, enabled: false });
  return ({ key, value }) => {
    const choices =
      key === 'server_id'
        ? loadedServers(root).map(serverChoice)
        : key === 'mfa_device'
          ? deviceChoices(devices.data)
          : [];
    return choices.flatMap((choice) => (choice.ok && choice.value === value ? [choice.name] : []))[0] ?? value;
  };
}

/** The immediate effects of the locks, computed from the loaded sessions and users. */
export function useConsequences(targets: readonly SelectedTarget[]): CheckedConsequences {
  const { root, user, features } = useOutletContext<PageContext>();
  const currentUser = sanitize(user.userName);
  const sessionsQuery = useQuery(activeSessionsOf(root));
  const usersResult = useQuery({ ...usersQuery, enabled: features.users });
  const devices = useQuery({ ...devicesQuery, enabled: targets.some(({ key }) => key === 'mfa_device') });
  const sessions = readSessionRows(sessionsQuery.data)
    .filter((row) => row.ok)
    .map((row) => ({ ...row, serverId: sanitize(row.serverId) }));
  const users = userChoices(usersResult.data).filter((row) => row.ok);
  const ownLogins = sessions.filter((session) => session.users.includes(currentUser)).map(({ login }) => login);
  const consequences = consequencesOf(
    targets.map(({ key, value }) => [{ key, value: sanitize(value) }]),
    {
      sessions,
      users: users.map(({ name, roles, isBot }) => ({ name, roles: roles.map(sanitize), isBot })),
      currentUser: {
        name: currentUser,
        logins: [...ownLogins, ...loginsOfServers(loadedServers(root))].map(sanitize),
        devices: deviceChoices(devices.data).flatMap((device) => (device.ok ? [sanitize(device.value)] : [])),
      },
    },
  );
  return {
    consequences,
    sessions: { count: sessionsQuery.data && sessions.length, error: sessionsQuery.error },
    users: { count: usersResult.data === undefined ? undefined : users.length, error: usersResult.error },
  };
}
