// Messages of the page that enrolls resources.
import type { EnrolledKind } from '#domain/enrollment/enroll-card.ts';
import { pageTitles } from '#domain/navigation.ts';

export const SEARCH = 'Search resources to enroll';
export const KINDS_OF_RESOURCES = 'Kinds of resources';
export const ALL_KINDS = 'All kinds';
/** The tabs and the sections of the kinds. */
export const KIND_TABS: Readonly<Record<EnrolledKind, string>> = {
  server: pageTitles.servers,
  database: pageTitles.databases,
  kubernetes: pageTitles.kubeClusters,
  application: pageTitles.apps,
  desktop: pageTitles.desktops,
  saml: 'SAML applications',
};
/** What enrolling a resource of the kind takes. */
export const KIND_HELP: Readonly<Record<EnrolledKind, string>> = {
  server: 'One command on the machine',
  database: 'The registration, the agent and the certificate',
  kubernetes: 'A helm chart with your names',
  application: 'Commands from a name and a URL',
  desktop: 'PowerShell for the domain, the agent, and the desktops that it finds',
  saml: 'Single sign-on, with the cluster as the identity provider',
};
/** The name of a kind with the number of its cards. */
export const kindTab = (kind: string, count: number): string => `${kind} (${count})`;
export const GUIDED_TAG = 'Guided';
export const DISCARD_GUIDE = 'Discard progress';
/** An unfinished guide, with the joined resource and the current step. */
export const continueGuide = (name: string, step: string): string => `Continue with ${name}: ${step}`;
export const ENTERPRISE_ONLY = 'Only enterprise builds can enroll it.';
export const NO_MATCH = 'No resource has this name';
export const NO_MATCH_HELP = 'Search for a type, such as postgres, windows or kubernetes.';
export const SHOW_ALL = 'Show all resources';

/** The title of the page while a guide or form is open. */
export const enroll = (name: string): string => `Enroll ${name}`;

export const APP_NAME = 'Application name';
export const APP_NAME_RULE = 'Use lowercase letters, numbers and dashes, starting with a letter, 63 at most.';
export const APP_URI = 'Application URL';
export const APP_URI_HELP = 'Where the agent reaches it.';
export const APP_URI_RULE = 'Enter a URL such as http://localhost:3000, without a query.';
export const APP_COMMANDS = 'Enrollment commands';
export const CONFIGURE_APP_MANUALLY = 'Configure by hand';
export const RUN_APP_SCRIPT = 'Run this command on a machine that reaches the application.';
export const RUN_APP_AGENT =
  'Install the agent on a machine that reaches the application, then run these commands there.';
export const APP_ADDRESS_HINT = 'Once the agent has joined, the application is at:';
export const ASK_ADMIN_FOR_TOKEN = 'Someone with this permission can create the token in a terminal.';
export const SIGN_IN_FROM_TERMINAL = 'Sign in from a terminal.';
export const CREATE_APP_TOKEN = 'Create a join token.';
