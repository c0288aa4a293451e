// Messages of the enrollment guides.
import type { StepName } from '#domain/enrollment/flows.ts';
import type { UsageReporter } from '#screens/discover/use-usage-events.ts';

export const GUIDE_STEP_TITLES: Readonly<Record<StepName, string>> = {
  access: 'Set up access',
  account: 'Connect an AWS account',
  configure: 'Configure the domain',
  connect: 'Start the agent',
  deploy: 'Run the installer',
  discovered: 'Discover desktops',
  enroll: 'Enroll databases',
  finished: 'Finish',
  install: 'Install Active Directory',
  mtls: 'Configure mutual TLS',
  policy: 'Configure the IAM policy',
  register: 'Register the database',
  test: 'Test the connection',
};

export const LEAVE_QUESTION = 'Leave this guide?';
export const NOTHING_ENROLLED =
  'Nothing is enrolled yet. The command works until its token expires, also without this guide.';
export const PROGRESS_STORED_HINT = 'Your progress is kept in this browser. Continue from Enroll New Resource.';
export const PROGRESS_STORED = 'Your progress is kept in this browser';

export const USAGE_EVENTS = 'Usage events';
export const USAGE_EVENTS_HELP = 'Sent to your cluster while you use this guide:';
export const USAGE_NOT_COLLECTED = 'Your cluster collects no usage events, so no more are sent. Sent before:';
const STATUS_PREFIX = 'DISCOVER_STATUS_';
const statusOf = (status: string): string => status.slice(STATUS_PREFIX.length);
export const usageEventLine = ({ event, status, error }: UsageReporter['sentEvents'][number]): string =>
  error === undefined ? `${event} ${statusOf(status)}` : `${event} ${statusOf(status)}: ${error}`;

export const RUN_ON_SERVER = 'Run this command on the server with sudo.';
export const COPY_COMMAND = 'Copy command';
export const CREATING_TOKEN = 'Creating a join token';
export const TOKEN_NOT_CREATED = "Couldn't create a join token.";
export const UNUSABLE_TOKEN = "The proxy's token doesn't say how to find what joins with it.";
export const HIDE_TOKEN = 'Hide token';
export const NEW_TOKEN = 'Create new token';
export const TOKEN_EXPIRED = 'The token has expired. Create a new one.';
export const tokenValidFor = (left: string): string => `Token valid for ${left}`;

export const SCRIPT_QUESTION = 'What does this script do?';
export const SCRIPT_STEPS = [
  'Downloads the agent in the version of your cluster and installs it.',
  'Writes its configuration with the address of this proxy and the join token.',
  'Starts the agent as a system service, which joins the cluster.',
];
export const SHOW_SCRIPT = 'Show the script';
export const LOADING_SCRIPT = 'Loading the script';

export const WAITING_FOR_SERVER = 'Waiting for the server to join';
export const NOT_CHECKED = 'Not checked yet.';
export const checkedAt = (time: string): string => `Checked at ${time}.`;
export const CONTINUES_AUTOMATICALLY = 'This page continues automatically, usually within a minute.';
export const CHECK_FAILED = 'The last check failed. Checking again soon.';
export const NOTHING_JOINED_YET = 'Nothing has joined yet.';
export const EXPIRED_HINT = 'If the token has expired, create a new one and run the new command.';
export const LOG_HINT = "Look at the agent's log: sudo journalctl -u teleport --since -10min";
export const SERVER_HINTS = [
  'Check that the script ended without an error.',
  'Check that the server can reach this proxy over HTTPS.',
  LOG_HINT,
  EXPIRED_HINT,
];

export const ADD_REPOSITORY = 'Add the helm repository of the agent.';
export const KUBE_NAMESPACE = 'Kubernetes namespace';
export const KUBE_NAME = 'Kubernetes cluster name';
export const KUBE_NAME_HELP = 'The name that people see in the list.';
export const KUBE_NAME_RULE = 'Use only letters without accents, numbers, dots, underscores and dashes.';
export const KUBE_NAMESPACE_RULE =
  'Use only lowercase letters, numbers and dashes, with no dash at either end, 63 at most.';
export const GENERATE = 'Generate command';
export const EDIT_VALUES = 'Edit names';
export const INSTALL_AGENT =
  'Run this with a kubectl context of the cluster. It writes the values into a file and installs the agent.';
export const WAITING_FOR_KUBE = 'Waiting for the Kubernetes cluster to join';
export const KUBE_HINTS = [
  'Check that helm ended without an error.',
  'Check that the pod is running: kubectl get pods --all-namespaces --selector app=teleport-agent',
  'Check that pods can reach this proxy over HTTPS.',
  EXPIRED_HINT,
];

export const hasJoined = (name: string): string => `${name} has joined the cluster.`;
export const ACCESS_HELP =
  'Choose the names that you connect with. They are added to your user, and your session is renewed.';
export const LOADING_ACCESS = 'Loading your access';
export const NAMES_NOT_LOADED = "Couldn't load your user";
export const NAMES_NEEDED = 'Add at least one.';
export const ACCESS_NOT_SAVED = "Couldn't save your access.";
export const SSO_ACCESS =
  "You signed in with single sign-on, so your names come from your identity provider and can't be changed here.";
export const fromRolesLabel = (trait: string): string => `${trait} from your roles:`;

export const TEST_HELP = 'The cluster connects with your access and shows the result of each step.';
export const TEST_USER = 'Kubernetes user';
export const ON_YOUR_MACHINE = 'On your machine';
export const SIGN_IN_TO_CLUSTER = 'Sign in to the cluster.';
export const CHOOSE_KUBE_CLUSTER = 'Choose the Kubernetes cluster.';
export const LIST_PODS = 'List its pods.';
export const RUN_TEST = 'Test connection';
export const START_SESSION = 'Start session';
export const SKIP_TEST = 'Skip';
export const MFA_FOR_TEST = 'A test connects as you do, so it requires MFA too.';

export const resourceAdded = (name: string): string => `${name} is part of the cluster.`;
export const RESOURCE_REACHABLE = 'Everyone whose roles allow it can connect now.';
export const BROWSE_RESOURCES = 'Browse resources';
export const ADD_ANOTHER = 'Enroll another resource';
