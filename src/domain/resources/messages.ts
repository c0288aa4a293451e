// Texts about resources: their kinds and clusters, opening them, reasons why an application does not launch, errors of
// typed targets, forms for pods and databases, and query completions.
import { countFormatter } from '#lib/text/locale.ts';

export const SERVER = 'Server';
export const APPLICATION = 'Application';
export const SSH = 'SSH';
export const KUBERNETES = 'Kubernetes';
export const KUBERNETES_CLUSTER = 'Kubernetes cluster';
export const DATABASE = 'Database';
export const DESKTOP = 'Desktop';

export const resourcesMatch = countFormatter('1 resource matches', 'resources match');

// Labels of clusters.

export const ROOT = 'root';
export const ONLINE = 'online';
export const OFFLINE = 'offline';

export const VERSION = 'Version';

export const CONNECT = 'Connect';
export const connectTo = (name: string): string => `Connect to ${name}`;
export const connectAs = (login: string): string => `Connect as ${login}`;
export const connectAsTo = (login: string, name: string): string => `Connect as ${login} to ${name}`;
export const GO_TO_SERVERS = 'Go to servers';
export const OTHER_LOGIN = 'Other login';
export const NO_LOGINS = 'Your roles grant no logins here';
export const SERVERS_NOT_LOADED = "Couldn't load servers";
export const noServersMatch = (filters: string): string => `No servers match ${filters}`;
export const LAUNCH = 'Launch';

/** Shown instead of an address for a server that is connected to the proxy by a reverse tunnel. */
export const TUNNEL = '↔ tunnel';

export const NO_PUBLIC_ADDRESS = 'This application has no public address to open in a browser';
export const NO_SAML_ADDRESS = 'The SAML registration of this application has no web address';
export const NO_AWS_ROLE = 'Your roles grant no AWS role in this account';
export const NO_PERMISSION_SET =
  'No permission set of this account can be used without an access request, which tsh makes';
export const MCP_NEEDS_TSH = 'Use tsh to connect to an MCP server';
export const TCP_NEEDS_TSH = 'Use tsh to connect to a TCP application';
export const CLOUD_NEEDS_TSH = 'Use tsh to run the command line of this cloud';

export const ENTER_TARGET = 'Enter a login and a host, such as root@web-01.';
export const ENTER_LOGIN = 'Enter a login before the host, such as root@web-01.';
export const ENTER_HOST = 'Enter a host after the login, such as root@web-01.';
export const ENTER_PORT = 'Enter a port from 1 to 65535.';
export const NO_SPACES_IN_LOGIN = "A login can't contain spaces.";
export const USE_BRACKETS = 'Put an IPv6 address in brackets, such as root@[2001:db8::7].';
export const notAHost = (text: string): string => `"${text}" isn't a hostname or an address.`;
export const notAnAddress = (text: string): string => `"${text}" can't be used in an address.`;

// Labels of the forms that open a shell in a pod or a database console.

export const NAMESPACE = 'Namespace';
export const POD = 'Pod';
export const CONTAINER = 'Container';
export const COMMAND_LINE = 'Command to run';
export const DATABASE_USER = 'Database user';
export const DATABASE_NAME = 'Database name';
export const DATABASE_ROLES = 'Database roles';
export const RUN_IN_POD = 'Run in pod';
export const OPEN_SHELL = 'Open shell';
export const OPEN_CONSOLE = 'Open console';

/** Explanations of the completions for queries. */
export const COMPLETIONS = {
  label: 'a label',
  name: 'the name',
  listedName: 'a listed name',
  search: 'search by words',
  exists: 'the label exists',
  field: 'any field of the stored resource',
  not: 'not',
  equal: 'is',
  unequal: 'is not',
  and: 'and',
  or: 'or else',
  close: 'closing parenthesis',
} as const;
export const labelValueNote = (label: string): string => `a value of ${label}`;
export const connectQuestion = (host: string, login: string): string => `Connect to ${host} as ${login}?`;
