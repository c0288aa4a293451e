// Texts of the role pages.
import { ROLES_NOT_LOADED } from '#domain/users/messages.ts';
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const ROLE_LIST_LABELS = {
  counted: (count: number) => plural(count, { one: '1 role', other: `${formatCount(count)} roles` }),
  matched: countFormatter('1 role matches', 'roles match'),
  search: 'Search roles',
  searchHint: 'Search by name or description.',
  noMatch: (filters: string) => `No roles match ${filters}`,
  notLoaded: ROLES_NOT_LOADED,
};
export const MORE_NOT_LOADED = "Couldn't load more roles";
export const NO_ROLES = 'No roles yet';
export const NO_ROLES_HINT = 'A role says what its holders may reach and do. Create the first one from a template.';

export const GRANTS = 'Grants';
export const ADMINISTRATION = 'Administrative changes';
export const problemCount = (count: number): string =>
  plural(count, { one: '1 problem', other: `${formatCount(count)} problems` });
/** The accessible name starts with the visible text (WCAG 2.5.3). */
export const problemsOfRole = (count: number, role: string): string =>
  plural(count, { one: `1 problem in role ${role}`, other: `${formatCount(count)} problems in role ${role}` });

export const FORM_TAB = 'Form';
export const NEW_ROLE = 'Create role';
export const newRole = (template: string): string => `Create role: ${template}`;
export const TEMPLATE_TITLES = {
  access: 'Full access by traits',
  servers: 'Servers only',
  auditor: 'Audit log and recordings',
  blank: 'Blank',
} as const;

export const ROLE_ACTIONS = 'Role actions';
export const editRole = (name: string): string => `Edit role ${name}`;
export const viewRole = (name: string): string => `View role ${name}`;
export const deleteRole = (name: string): string => `Delete role ${name}`;
export const confirmDelete = (name: string): string => `Delete role ${name}?`;

export const HOLDERS_UNKNOWN = "You can't list users, so who holds this role is unknown.";
export const roleStillHeld = (count: number, names: string): string =>
  plural(count, {
    one: `${names} holds this role. The proxy only deletes roles that nobody holds.`,
    other: `${formatCount(count)} users hold this role: ${names}. The proxy only deletes roles that nobody holds.`,
  });
export const NO_HOLDERS = 'Nobody holds this role, so nobody loses access.';

export const ROLE = 'Role';
export const ALLOWED_RESOURCES = 'Resources by label';
export const COPY_YAML = 'Copy YAML';
export const NOBODY_HOLDS = 'No user has this role.';
export const onlyFirstHolders = (count: number): string => `Only the first ${count} are shown.`;
export const ROLE_GONE_HINT = 'The proxy has no role with this name. The role may have been deleted.';
