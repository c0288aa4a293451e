// What the page of auth connectors says.
import { formatCount, plural } from '#lib/text/locale.ts';

export const countOf = (count: number): string =>
  plural(count, { one: '1 GitHub connector', other: `${formatCount(count)} GitHub connectors` });
export const NOT_LOADED = "Couldn't load auth connectors";
export const NEW = 'Create GitHub connector';

export const DEFAULT = 'default';
export const SET_DEFAULT = 'Set as default';
/** What stands on the button comes first (WCAG 2.5.3). */
export const setDefault = (name: string): string => `Set as default: ${name}`;
export const DISPLAY = 'Display name';
export const TEAMS = 'Teams to roles';
export const teamRoles = (team: string, roles: string): string => `${team} → ${roles}`;
export const moreTeams = (count: number): string =>
  plural(count, { one: '1 more team', other: `${formatCount(count)} more teams` });
export const NO_TEAMS = 'No teams are mapped, so nobody can sign in with this connector.';

export const LOCAL = 'Local users';
export const LOCAL_ON = 'Users sign in with a password or passkey of this cluster, and with their MFA devices.';
export const LOCAL_OFF = 'Local users are turned off in this cluster. People sign in with a connector.';
export const ON = 'on';
export const OFF = 'off';

export const CONNECTORS = 'Connectors';
export const NONE = 'No GitHub connectors yet';
export const FIRST = 'Let people sign in with their GitHub account, and give them roles by their teams.';
export const OTHERS = 'Other sign-in methods';
export const ELSEWHERE = 'This proxy has no API to read or change this connector, so only its name is shown.';
export const OPEN_SOURCE =
  'OIDC and SAML connectors need an Enterprise cluster. The open-source proxy only manages GitHub connectors.';

export const confirmDelete = (name: string): string => `Delete GitHub connector ${name}?`;
export const DELETING = 'People who sign in with this connector can no longer sign in.';

export const UPGRADE = 'Upgrade your plan to let people sign in with your identity provider.';
