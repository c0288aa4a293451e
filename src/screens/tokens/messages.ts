// Texts of the join tokens page.
import { APPLICATION, DATABASE, KUBERNETES_CLUSTER, SERVER } from '#domain/resources/messages.ts';
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

export const TOKEN_LIST_LABELS = {
  counted: (count: number) => plural(count, { one: '1 join token', other: `${formatCount(count)} join tokens` }),
  matched: countFormatter('1 join token matches', 'join tokens match'),
  search: 'Search join tokens',
  searchHint: 'Search by name, role, method or bot.',
  noMatch: (filters: string) => `No join tokens match ${filters}`,
  notLoaded: "Couldn't load join tokens",
};
export const MORE_NOT_LOADED = "Couldn't load more join tokens";
export const NO_TOKENS_TITLE = 'No join tokens';
export const NO_TOKENS_HINT =
  'A join token lets a machine or a bot join the cluster. Create one, then use it on the machine.';
export const LIST_NOT_SUPPORTED =
  'This proxy has no list of join tokens. Those that you add are shown here until you reload or close this page.';

/** The roles of join tokens, which say what may join. The keys are the names in agents' configuration files. */
export const ROLE_LABELS: Readonly<Record<string, string>> = {
  Node: SERVER,
  App: APPLICATION,
  Db: DATABASE,
  Kube: KUBERNETES_CLUSTER,
  WindowsDesktop: 'Windows desktop',
  Discovery: 'Discovery service',
  Bot: 'Machine bot',
  Proxy: 'Proxy service',
  Auth: 'Auth service',
  Trusted_cluster: 'Leaf cluster',
};

export const METHOD = 'Method';
export const OTHER_METHODS =
  'Other methods, such as GitHub Actions or Google Cloud, need rules that this form lacks. Add those tokens with tctl.';

export const STATIC_TAG = 'Static';
export const manageToken = (name: string): string => `Manage join token ${name}`;
export const REVOKE_TOKEN = 'Revoke token';
export const CANNOT_REVOKE_STATIC = "This token is part of the cluster's configuration. Remove it there.";
export const EDIT_TOKEN = 'Edit token';
export const CANNOT_EDIT_STATIC = "This token is part of the cluster's configuration. Change it there.";
export const CANNOT_EDIT = "This proxy can't change this token here. Edit it with tctl.";
export const CANNOT_REVOKE = "This proxy can't revoke join tokens. The token expires by itself.";
/** Shown if the edited token was not found, but the list is not fully loaded. */
export const NOT_ALL_LOADED = "Not all join tokens are loaded, so this one couldn't be compared.";
export const NAME_CANNOT_BE_SENT = "This token's name can't be sent to the proxy. Delete it with tctl.";

export const tokenTitle = (name: string): string => `Token ${name}`;
export const TOKEN = 'Join token';
export const COPY_TOKEN = 'Copy token';
export const NO_EXPIRATION = 'no expiration';
export const NEVER_EXPIRES = 'Never expires.';
export const HAS_EXPIRED = 'This token has expired.';
export const expiresIn = (left: string, exact: string): string => `Expires in ${left} (${exact}).`;

export const ADD_TOKEN = 'Create token';
export const ADD_TOKEN_TITLE = 'Create join token';
export const ROLES_LEGEND = 'What may join with it';
export const ROLE_REQUIRED = 'Choose at least one.';
export const BOT_NAME = 'Bot name';
export const ACCOUNT_FORMAT = 'Enter the account ID, such as 111122223333.';
export const AWS_ARN = 'AWS ARN';
export const ARN_HINT = 'Who may join, with * for any text.';
export const RULE_REQUIRED = 'Enter an account or an ARN.';
export const ADD_FAILED = "Couldn't create the join token.";
export const ADDED_TITLE = 'Join token created';
export const KEEP_TOKEN_SECRET = 'Anyone who has this token can join the cluster until it expires. Keep it secret.';
export const TOKEN_IS_NOT_SECRET = 'This is a name, not a secret: the rules of its method decide who joins.';

export const confirmRevoke = (name: string): string => `Revoke join token ${name}?`;
export const REVOKE_WARNING = 'No machine can join with it again. Machines that joined with it stay.';
export const tokenRevoked = (name: string): string => `The join token ${name} was revoked.`;
export const tokenAlreadyRevoked = (name: string): string => `The join token ${name} had already been revoked.`;
export const revokeSelected = (count: number): string => `Revoke ${formatCount(count)} selected…`;
export const BULK_REVOKE_MESSAGES = {
  question: (count: number) =>
    plural(count, { one: 'Revoke 1 join token?', other: `Revoke ${formatCount(count)} join tokens?` }),
  confirm: (count: number) => plural(count, { one: 'Revoke 1 token', other: `Revoke ${formatCount(count)} tokens` }),
  done: (count: number) =>
    plural(count, { one: '1 join token was revoked.', other: `${formatCount(count)} join tokens were revoked.` }),
  failed: (names: string) => `Not revoked: ${names}.`,
};
export const BULK_REVOKE_WARNING = 'No machine can join with them again. Machines that joined with them stay.';
export const revokeFailed = (name: string): string => `Couldn't revoke the join token ${name}.`;
