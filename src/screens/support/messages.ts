// What the help page says.

export const noAccess = (cluster: string): string =>
  `You don't have access to anything in ${cluster} yet. Ask an administrator to grant you a role.`;
export const noResources = (cluster: string): string =>
  `You don't have access to any resources in ${cluster}. The navigation shows the pages you can open.`;
export const UPGRADE = 'Upgrade your plan to contact support. The community can help too.';

export const CLUSTER_INFORMATION = 'Cluster information';

/** Each with what its copy button is called. */
export const FACTS = {
  name: { term: 'Cluster name', copy: 'Copy cluster name' },
  version: { term: 'Cluster version', copy: 'Copy cluster version' },
  proxyVersion: { term: 'Proxy version', copy: 'Copy proxy version' },
  publicAddress: { term: 'Public address', copy: 'Copy public address' },
  tunnelAddress: { term: 'SSH tunnel address', copy: 'Copy SSH tunnel address' },
  consoleVersion: { term: 'Postern version', copy: 'Copy Postern version' },
} as const;
