// Texts about the effect of a role change on the users who hold the role.
import { GITHUB, LOCAL_USER, OIDC, SAML } from '#domain/users/messages.ts';
import { formatCount, plural } from '#lib/text/locale.ts';

export const EFFECT_TITLE = 'What changes for the people who hold this role';
export const unreadableAt = (line: number): string =>
  `Line ${formatCount(line)} isn't valid YAML, so the effect of this change is unknown.`;
export const NO_LABEL_CHANGES = 'No labels change, so holders have access to the same resources as before.';
export const unknownFieldsChange = (paths: string): string =>
  `The effect of fields that are not known here is unclear: ${paths}.`;
export const COMPARES_OWN_RESOURCES = 'Only resources that you have access to are compared.';

export const OUTCOME_LABELS = { gained: 'gained', lost: 'lost', kept: 'kept', unknown: 'unclear' } as const;
export const gainedCount = (count: number): string => (count === 0 ? '0' : `+ ${formatCount(count)}`);
export const lostCount = (count: number): string => (count === 0 ? '0' : `− ${formatCount(count)}`);
export const throughRole = (role: string): string => `still through role ${role}`;
export const forSomeHolders = (count: number, all: number): string =>
  plural(all, {
    one: `for ${formatCount(count)} of 1 holder`,
    other: `for ${formatCount(count)} of ${formatCount(all)} holders`,
  });
export const NO_RESOURCE_CHANGES = 'No loaded resource is gained or lost.';
export const EVALUATED_BY_PROXY =
  'Label expressions, hidden labels and traits that were not sent are evaluated by the proxy alone.';

export const matchedAgainst = (loaded: number, total: number): string =>
  `Matched against ${formatCount(loaded)} of ${formatCount(total)} loaded.`;
export const matchedAgainstFirst = (loaded: number): string => `Matched against the first ${formatCount(loaded)}.`;
export const comparedHolders = (count: number, all: number): string =>
  `Compared for ${formatCount(count)} of ${formatCount(all)} holders.`;
export const showAll = (count: number): string => `Show all ${formatCount(count)}`;
export const SHOW_FEWER = 'Show fewer';
export const LOAD_ALL = 'Load all';
export const shownCountText = (count: number, all: number): string =>
  `${formatCount(count)} of ${formatCount(all)} are shown.`;

export const HELD_BY = 'Held by';
export const NO_HOLDERS = 'Nobody holds this role. The effect is that of the role alone.';
export const HOLDERS_HIDDEN = "You can't list users, so the effect is that of the role alone.";
export const HOLDERS_NOT_LOADED = "Couldn't load users, so the effect is that of the role alone.";
export const otherRolesUnreadable = (count: number): string =>
  plural(count, {
    one: "1 other role of the holders couldn't be read and isn't taken into account.",
    other: `${formatCount(count)} other roles of the holders couldn't be read and aren't taken into account.`,
  });
export const RESOURCES_NOT_LOADED = "Couldn't load the resources to compare";

/** Labels for sign-in methods. Unknown methods appear as the proxy sends them. */
export const AUTH_TYPE_LABELS: Readonly<Record<string, string>> = {
  local: LOCAL_USER,
  github: GITHUB,
  oidc: OIDC,
  saml: SAML,
};
