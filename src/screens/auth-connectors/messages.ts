// Texts of the auth connectors page.
import { formatCount, plural } from '#lib/text/locale.ts';

export const connectorCount = (count: number): string =>
  plural(count, { one: '1 GitHub connector', other: `${formatCount(count)} GitHub connectors` });
export const NOT_LOADED = "Couldn't load auth connectors";
export const NEW_CONNECTOR = 'Create GitHub connector';

export const DEFAULT_TAG = 'default';
export const SET_DEFAULT = 'Set as default';
/** Starts with the visible text of the button (WCAG 2.5.3). */
export const setDefaultLabel = (name: string): string => `Set as default: ${name}`;
export const DISPLAY_NAME = 'Display name';
export const TEAMS_TO_ROLES = 'Teams to roles';
export const teamRoles = (team: string, roles: string): string => `${team} → ${roles}`;
export const moreTeams = (count: number): string =>
  plural(count, { one: '1 more team', other: `${formatCount(count)} more teams` });
export const NO_TEAMS = 'No teams are mapped, so nobody can sign in with this connector.';

export const LOCAL_USERS = 'Local users';
export const LOCAL_USERS_ON = 'Users sign in with credentials that they set up in this cluster, such as a password.';
export const LOCAL_USERS_OFF = 'Local users are turned off in this cluster. People sign in with a connector.';
export const ENABLED = 'on';
export const DISABLED = 'off';

export const CONNECTORS = 'Connectors';
export const NO_CONNECTORS_TITLE = 'No GitHub connectors yet';
export const NO_CONNECTORS_HINT = 'Let people sign in with their GitHub account, and give them roles by their teams.';
export const OTHER_METHODS = 'Other sign-in methods';
export const MANAGED_WITH_TCTL = 'This proxy has no API to read or change this connector, so only its name is shown.';
export const ENTERPRISE_ONLY =
  'OIDC and SAML connectors need an Enterprise cluster. The open-source proxy only manages GitHub connectors.';

export const confirmDelete = (name: string): string => `Delete GitHub connector ${name}?`;
export const DELETE_WARNING = 'People who sign in with this connector can no longer sign in.';

export const UPGRADE_HINT = 'Upgrade your plan to let people sign in with your identity provider.';
