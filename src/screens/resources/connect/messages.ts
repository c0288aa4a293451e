// Texts for connecting to a resource: the button, the menu of logins and the dialogs with commands.

/** Label of the menu next to the Connect button. */
export const otherConnectOptions = (name: string): string => `Other ways to connect to ${name}`;
export const OPEN_POD_SHELL = 'Open a shell in a pod';
export const podShellIn = (name: string): string => `Open a shell in a pod of ${name}`;
export const CONTAINER_HINT = 'Leave it empty to use the default container of the pod.';
export const COMMAND_HINT = "Arguments are split at spaces; quotes and pipes don't work.";
export const INTERACTIVE = 'Interactive: you can type, and the command has a terminal';
export const NAMESPACES_NOT_LOADED = "Couldn't load namespaces. Enter the name instead.";
export const PODS_NOT_LOADED = "Couldn't load pods. Enter the name instead.";
export const NAME_TOO_LONG = 'Use 63 characters or less.';
export const COMMAND_TOO_LONG = 'Use 10,000 characters or less.';
export const openConsoleOf = (name: string): string => `Open a console of ${name}`;
export const OTHER_ROLES = 'Other database roles';
export const OTHER_ROLES_HINT = 'Separate them with commas.';

export const loginsOn = (name: string): string => `Logins on ${name}`;
export const NO_LOGINS_FROM_PROVIDER = 'Your identity provider sent no logins for this resource.';
export const INVALID_NAME = "This name can't be used in an address";

/** The format that the user types. */
export const TARGET_FORMAT = 'login@host[:port]';
export const CONNECT_TO_TARGET = 'Connect to login@host[:port]';
export const CONNECT_TO_HOST = 'Connect to this host';

export const RUN_COMMANDS_HINT = 'Run these commands in a terminal, in this order.';
export const COPY_ALL = 'Copy all commands';
export const NOT_PASTEABLE =
  'A name here contains control characters. No commands are shown, because running them could be unsafe.';
export const SIGN_IN = 'Sign in with tsh';
export const DROP_REQUEST = 'When you are done, drop the access request';

export const CHOOSE_USER = 'Choose a user';
export const CHOOSE_DATABASE = 'Choose a database';
// Why the command cannot be copied yet.
export const ENTER_USER_FIRST = 'Enter a database user first.';
export const CHOOSE_USER_FIRST = 'Choose a database user first.';
export const ENTER_NAME_FIRST = 'Enter a database name first.';
export const CHOOSE_NAME_FIRST = 'Choose a database name first.';
export const DEFAULT_DATABASE = 'Default database';
export const NAME_REQUIRED = 'This type of database requires a database name.';
export const NAME_OPTIONAL = 'Leave it empty to use the default database.';
export const HIDDEN_NAMES_NOTE = "Names with invisible characters aren't suggested.";
export const SELECT_DATABASE = 'Select the database';
export const OPEN_DATABASE = 'Connect to the database';

export const KUBECONFIG_STEP = 'Optional: use a separate kubeconfig for this cluster';
export const SELECT_CLUSTER = 'Select the cluster';
export const VERIFY_CONNECTION = 'Verify the connection';
export const connectingAsUsers = (users: string): string => `You connect as ${users}.`;
export const kubeGroupsText = (groups: string): string => `Your Kubernetes groups: ${groups}.`;
export const connectingAsUsersInGroups = (users: string, groups: string): string =>
  `You connect as ${users}. Your Kubernetes groups: ${groups}.`;
export const NO_KUBE_IDENTITY =
  'Your roles grant no Kubernetes users or groups here, so the cluster may deny your requests.';
