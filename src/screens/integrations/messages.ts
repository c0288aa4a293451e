// Texts of the integrations list, and of its edit and delete dialogs.
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const INTEGRATION_LIST_LABELS = {
  counted: (count: number) => plural(count, { one: '1 integration', other: `${formatCount(count)} integrations` }),
  matched: countFormatter('1 integration matches', 'integrations match'),
  search: 'Search integrations',
  searchHint: 'Search by name, type or details.',
  noMatch: (filters: string) => `No integrations match ${filters}`,
  notLoaded: "Couldn't load integrations",
};

export const ENROLL_NEW = 'Enroll new integration';
export const MORE_NOT_LOADED = "Couldn't load more integrations";
export const NO_INTEGRATIONS_TITLE = 'No integrations yet';
export const NO_INTEGRATIONS_HINT =
  'Connect an AWS account, then enroll its databases without typing in their addresses.';

export const EDIT_ROLE = 'Edit role ARN';
export const DELETE_INTEGRATION = 'Delete integration';
export const ONLY_AWS_OIDC_EDITABLE = 'Only the role of an AWS OIDC integration can be changed here.';

export const editIntegration = (name: string): string => `Edit integration ${name}`;
export const SAVE_ROLE = 'Save role ARN';
export const roleChanged = (name: string): string => `${name} uses another role now.`;
export const changeFailed = (name: string): string => `Couldn't change integration ${name}.`;

export const confirmDelete = (name: string): string => `Delete integration ${name}?`;
export const DELETE_CONSEQUENCES =
  "Databases that were enrolled with this integration stay. You can't enroll more with it. The role and the identity provider in AWS stay until you delete them there.";
export const DEPENDENTS_MAY_STOP = 'Resources that need this integration may stop working.';
const MAX_NAMED_RESOURCES = 5;
/** Names the first few resources and counts the others. */
export const usedBy = (names: readonly string[]): string => {
  const [firstNames, moreCount] = [names.slice(0, MAX_NAMED_RESOURCES).join(', '), names.length - MAX_NAMED_RESOURCES];
  return moreCount > 0
    ? `These resources use it and may stop working: ${firstNames} and ${formatCount(moreCount)} more.`
    : `These resources use it and may stop working: ${firstNames}.`;
};
export const DEPENDENTS_NOT_CHECKED = "The console couldn't check every resource. Others may use it as well.";
export const deleteFailed = (name: string): string => `Couldn't delete integration ${name}.`;
export const alreadyDeleted = (name: string): string => `Integration ${name} had already been deleted.`;
