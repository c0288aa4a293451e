// Messages of the role linter. docs/role-lint.md explains them.

export const FULL_ADMIN = 'Holders may do everything with every resource, and so can grant themselves any access.';
export const adminEverywhere = (resource: string, field: string): string =>
  `Holders may change "${resource}", and ${field} reaches everything. Use one role to administer and another to connect.`;

export const deniedName = (name: string): string => `"${name}" is also denied by this role, so it is never granted.`;
export const deniedLabel = (value: string, field: string): string =>
  `Resources with "${value}" are denied by ${field} of this role, so they are never reached.`;
export const deniedAll = (field: string): string =>
  `Everything that ${field} allows is denied by this role, so it grants nothing.`;
export const deniedRule = (resource: string): string =>
  `All that this rule allows on "${resource}" is denied by this role.`;

export const emptyField = (field: string): string => `${field} is empty, so it grants nothing.`;
export const emptyLabel = (label: string): string => `The label "${label}" has no values, so nothing matches.`;
export const grantsNothingAlone = (field: string, other: string): string =>
  `${field} grants nothing without ${other}: both must be in the same role.`;

export const sameKubeRule = (line: number): string => `The entry on line ${line} is the same.`;
export const coveredKubeRule = (line: number): string => `The entry on line ${line} covers this one.`;

export const openTemplate = (template: string): string => `"${template}" isn't closed. Write {{internal.logins}}.`;
export const badTemplate = (template: string): string =>
  `"${template}" isn't a template. Write {{internal.logins}} or {{external.team}}.`;
export const unknownTrait = (name: string): string =>
  `"internal.${name}" isn't a trait that proxies store. Use "external.${name}" for what an identity provider sends.`;
export const unknownTraitLike = (name: string, meant: string): string =>
  `"internal.${name}" isn't a trait that proxies store. Did you mean "internal.${meant}"?`;
export const bracketTrait = (name: string): string =>
  `This trait has more than letters, numbers and underscores in its name. Write {{external["${name}"]}}.`;
export const unknownFunction = (name: string): string =>
  `"${name}" isn't a function of templates. Use email.local or regexp.replace.`;

export const fieldSince = (field: string, since: number, version: string): string =>
  `${field} takes effect from version v${since} on. This role says ${version}.`;
export const kindSince = (kind: string, version: string): string =>
  `Only pods can be named in version ${version}. Use a later version for "${kind}".`;
export const unknownVersion = (version: string): string =>
  `Version ${version} isn't known here, so nothing else of this role is checked.`;

export const verbsSince = (version: string): string =>
  `Version ${version} takes only the verb "*". Use a later version for others.`;
export const GROUP_SINCE = 'api_group requires role version v8.';
export const pluralKind = (plural: string): string => `From v8 on, kinds are in the plural: "${plural}".`;
export const usePlural = (plural: string): string => `Use "${plural}"`;
export const groupMissing = (kind: string, group: string | undefined): string =>
  group === undefined
    ? `"${kind}" needs its api_group. Only kinds of the Kubernetes core have none.`
    : `"${kind}" needs api_group: ${group}. Only kinds of the Kubernetes core have none.`;
export const namespaceMissing = (kind: string): string => `"${kind}" needs a namespace; "*" is every namespace.`;
export const LONE_WILDCARD = 'The verb "*" can\'t stand with other verbs.';
export const NAME_EMPTY = 'The name of the object is empty; "*" is every name.';

export const brokenExpression = (field: string): string =>
  `This expression isn't complete. The proxy stores it, and then ${field} matches nothing.`;
