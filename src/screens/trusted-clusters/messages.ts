// Texts of the trusted clusters page.
import { formatCount, plural } from '#lib/text/locale.ts';

export const clusterCount = (count: number): string =>
  plural(count, { one: '1 trusted cluster', other: `${formatCount(count)} trusted clusters` });
export const CLUSTERS_NOT_LOADED = "Couldn't load trusted clusters";
export const NO_CLUSTERS_TITLE = 'No trusted clusters yet';
export const NO_CLUSTERS_HINT =
  'Connect this cluster to a root cluster, so that users of the root cluster can get access here.';
export const CONNECT_TO_ROOT = 'Connect to a root cluster';
export const NEW_TRUSTED_CLUSTER = 'New trusted cluster';

export const ENABLED = 'enabled';
export const DISABLED = 'disabled';
export const PROXY_ADDRESS = 'Proxy address';
export const TUNNEL_ADDRESS = 'Tunnel address';
export const ROLE_MAP = 'Role map';
export const NO_ROLE_MAP = 'No roles are mapped, so users of this cluster get no access.';
export const roleMapping = (remote: string, local: string): string => `${remote} → ${local}`;
export const moreMappings = (count: number): string =>
  plural(count, { one: '1 more mapping', other: `${formatCount(count)} more mappings` });

export const ENABLE = 'Enable';
export const DISABLE = 'Disable';
export const enableCluster = (name: string): string => `Enable ${name}`;
export const disableCluster = (name: string): string => `Disable ${name}`;
export const confirmEnable = (name: string): string => `Enable ${name}?`;
export const confirmDisable = (name: string): string => `Disable ${name}?`;
export const clusterEnabled = (name: string): string => `${name} was enabled.`;
export const clusterDisabled = (name: string): string => `${name} was disabled.`;
export const ENABLE_WARNING = 'Its users get the roles of the role map here, and can reach what those roles allow.';
export const DISABLE_WARNING = 'Its users lose access to this cluster until you enable it again.';
export const confirmDelete = (name: string): string => `Delete trusted cluster ${name}?`;
export const DELETE_WARNING = 'Its users lose access to this cluster. To connect again, you need a new join token.';
export const CHANGED_BY_OTHERS =
  'This trusted cluster was changed or deleted after you opened it. Reload the page, then try again.';
