// Messages of the guide that enrolls desktops of an Active Directory domain.
import { countFormatter } from '#lib/text/locale.ts';
import { EXPIRED_HINT, LOG_HINT } from '#screens/discover/guide/messages.ts';

export const INSTALL_HELP =
  'Run both commands in PowerShell as an administrator on the domain controller. Skip what your domain has.';
export const INSTALL_DIRECTORY_SERVICES = 'Install Active Directory Domain Services. The server may restart.';
export const INSTALL_CERTIFICATE_SERVICES = 'Then install Active Directory Certificate Services.';

export const CONFIGURE_HELP =
  'Run this command in PowerShell as an administrator on a domain controller. The next step needs its output.';
export const CONFIGURE_SCRIPT_STEPS = [
  'Creates a service account and group policies for desktop access.',
  'Prints a configuration for the agent with the join token.',
];

export const PASTE_OUTPUT =
  'On a Linux server that has the agent and reaches the domain controller, paste the output into /etc/teleport.yaml.';
export const OUTPUT_PASTED = 'The output is in the file';
export const START_AGENT = 'Start the agent with it.';
export const WAITING_FOR_SERVICE = 'Waiting for the agent to join';
export const SERVICE_HINTS = [
  'Check that the file holds all of the output.',
  'Check that the Linux server reaches the domain controller and this proxy.',
  LOG_HINT,
  EXPIRED_HINT,
];

export const DISCOVER_HELP = 'The agent looks for desktops in the domain, even after you leave this page.';
export const WAITING_FOR_DESKTOPS = 'Looking for desktops';
export const NO_DESKTOPS_YET = 'No desktops found yet.';
export const LIST_UPDATES_ITSELF = 'This list updates automatically.';
export const desktopsFound = countFormatter('1 desktop found', 'desktops found');
export const desktopsFoundBy = (agent: string): string => `Desktops that ${agent} found`;
export const AGENT = 'Agent';
export const moreDesktops = (count: number): string => `and ${count < 10 ? count : '10+'} more`;
export const onlyFirstChecked = (count: number): string =>
  `Only the first ${count} desktops of the cluster were checked. All of them are in the list of desktops.`;
export const DESKTOP_HINTS = [
  "Check that the domain has computers, and that the agent's configuration covers them.",
  'Check that your roles allow desktops with these labels.',
];
