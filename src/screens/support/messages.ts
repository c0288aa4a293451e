// Texts of the help page.
import { countFormatter } from '#lib/text/locale.ts';

export const noAccessToCluster = (cluster: string): string =>
  `You don't have access to anything in ${cluster} yet. Ask an administrator to grant you a role.`;
export const noResources = (cluster: string): string =>
  `You don't have access to any resources in ${cluster}. The navigation shows the pages you can open.`;
export const UPGRADE_HINT = 'Upgrade your plan to contact support. The community can help too.';

export const CLUSTER_INFORMATION = 'Cluster information';

/** The label of each value, and the label of its copy button. */
export const CLUSTER_FACTS = {
  name: { term: 'Cluster name', copy: 'Copy cluster name' },
  version: { term: 'Cluster version', copy: 'Copy cluster version' },
  proxyVersion: { term: 'Proxy version', copy: 'Copy proxy version' },
  publicAddress: { term: 'Public address', copy: 'Copy public address' },
  tunnelAddress: { term: 'SSH tunnel address', copy: 'Copy SSH tunnel address' },
  consoleVersion: { term: 'Postern version', copy: 'Copy Postern version' },
} as const;

export const DIAGNOSTICS = 'Diagnostics';
export const EVERYTHING_RECOGNIZED = 'No compatibility problems found since you loaded this page.';
export const newerProxy = (line: number): string =>
  `The proxy is of the ${line}.x line, which is newer than this version of Postern. Some of its features may not be shown.`;
/** The number of unreadable records on a page. */
export const unreadableRecordsOn = countFormatter('1 unreadable record on', 'unreadable records on');
export const UNKNOWN_PERMISSIONS =
  'You have permissions that are not known here, so this console has no page for them:';
export const unknownEvents = countFormatter('1 event of the unknown type', 'events of the unknown type');
export const COPY_REPORT = 'Copy diagnostics';
export const REPORT_HINT = 'The report contains an example of each problem. Check it before you share it.';
