// What can be locked, one kind at a time; what is chosen is kept across kinds.
import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { proxyOf } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { resourceLists } from '#api/list/resource-lists.ts';
import { devicesQuery } from '#api/identity/devices.ts';
import { usersQuery } from '#api/identity/users.ts';
import { restOfRoles, rolesQuery } from '#api/roles.ts';
import { ACCESS_REQUESTS, TRUSTED_DEVICES } from '#domain/audit/messages.ts';
import { LOGINS, ROLES } from '#lib/messages.ts';
import { MFA_DEVICES } from '#domain/mfa/device-messages.ts';
import type { PageContext } from '#domain/page-context.ts';
import { RestOfList } from '#features/list/list-end.tsx';
import { ADDRESS, HOSTNAME, LABELS, NAME, TYPE } from '#features/list/messages.ts';
import { DEVICE_NAME } from '#features/identity/messages.ts';
import { pageTitles } from '#domain/navigation.ts';
import { pages } from '#lib/pages/pages.ts';
import { row } from '#ui/layout/row.css.ts';
import { ChipLink } from '#ui/mark/chip.tsx';
import { desktopChoice, deviceChoices, roleChoices, serverChoice, userChoices } from './choices.ts';
import { MORE_NOT_LOADED, TARGET_KINDS } from './messages.ts';
import { PagedPicker } from './paged-picker.tsx';
import { KEYS, type Key, type Selection } from './selection.ts';
import { TypedPicker } from './typed-picker.tsx';
import { WholePicker } from './whole-picker.tsx';

const TABS: Readonly<Record<Key, string>> = {
  user: pages.users.menu.label,
  role: ROLES,
  login: LOGINS,
  server_id: pages.servers.menu.label,
  mfa_device: MFA_DEVICES,
  windows_desktop: pages.desktops.menu.label,
  device: TRUSTED_DEVICES,
  access_request: ACCESS_REQUESTS,
  bot_instance_id: pageTitles.botInstances,
};

export function Picker({ selection }: { selection: Selection }) {
  const { features, user } = useOutletContext<PageContext>();
  const { kind, toKind } = selection;
  // Only a cluster with device trust has any, and only newer proxies know instances (docs/protocol/resources.md#8.3, #18.3).
  const isThere: Partial<Record<Key, boolean>> = {
    device: features.deviceTrust,
    bot_instance_id: proxyCan(proxyOf(user), 'listBots'),
  };
  const keys = KEYS.filter((key) => isThere[key] ?? true);
  return (
    <>
      <nav className={row.line} aria-label={TARGET_KINDS}>
        {keys.map((key) => (
          <ChipLink key={key} to={toKind(key)} replace aria-current={key === kind ? 'true' : undefined}>
            {TABS[key]}
          </ChipLink>
        ))}
      </nav>
      <OfKind key={kind} selection={selection} />
    </>
  );
}

function OfKind({ selection }: { selection: Selection }) {
  const { kind } = selection;
  switch (kind) {
    case 'user':
      return <Users selection={selection} />;
    case 'role':
      return <Roles selection={selection} />;
    case 'mfa_device':
      return <Devices selection={selection} />;
    case 'server_id':
      return (
        <PagedPicker
          selection={selection}
          list={{ list: resourceLists.servers, read: serverChoice }}
          of={{ page: 'servers', titles: [HOSTNAME, ADDRESS, LABELS], sort: 'hostname', permission: 'node: list' }}
        />
      );
    case 'windows_desktop':
      return (
        <PagedPicker
          selection={selection}
          list={{ list: resourceLists.desktops, read: desktopChoice }}
          of={{
            page: 'desktops',
            titles: [NAME, ADDRESS, LABELS],
            sort: 'name',
            permission: 'windows_desktop: list, read',
          }}
        />
      );
    case 'login':
    case 'device':
    case 'access_request':
    case 'bot_instance_id':
      return <TypedPicker selection={selection} kind={kind} />;
  }
}

interface OfSelection {
  selection: Selection;
}

function Users({ selection }: OfSelection) {
  const users = useQuery(usersQuery);
  const titles = [NAME, ROLES, TYPE];
  return (
    <WholePicker
      selection={selection}
      of={users}
      read={userChoices}
      kind={{ page: 'users', titles, sort: 'name', permission: 'user: list, read' }}
    />
  );
}

function Roles({ selection }: OfSelection) {
  const roles = useQuery(rolesQuery);
  const rest = restOfRoles(roles.data);
  return (
    <WholePicker
      selection={selection}
      of={roles}
      rest={rest && <RestOfList rest={rest} moreNotLoaded={MORE_NOT_LOADED} />}
      read={roleChoices}
      kind={{ page: 'roles', titles: [NAME], sort: 'name', permission: 'role: list, read' }}
    />
  );
}

/** Of one's own: the proxy lists no others (docs/protocol/resources.md#8.3). */
function Devices({ selection }: OfSelection) {
  const devices = useQuery(devicesQuery);
  const titles = [DEVICE_NAME, TYPE];
  return (
    <WholePicker
      selection={selection}
      of={devices}
      read={deviceChoices}
      kind={{ page: 'mfaDevices', titles, sort: 'name' }}
    />
  );
}
