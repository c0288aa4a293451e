// What the page of trusted clusters says.
import { formatCount, plural } from '#lib/text/locale.ts';

export const countOf = (count: number): string =>
  plural(count, { one: '1 trusted cluster', other: `${formatCount(count)} trusted clusters` });
export const NOT_LOADED = "Couldn't load trusted clusters";
export const NONE = 'No trusted clusters yet';
export const FIRST = 'Connect this cluster to a root cluster, so that users of the root cluster can get access here.';
export const CONNECT = 'Connect to a root cluster';
export const NEW = 'New trusted cluster';

export const ENABLED = 'enabled';
export const DISABLED = 'disabled';
export const PROXY = 'Proxy address';
export const TUNNEL = 'Tunnel address';
export const ROLE_MAP = 'Role map';
export const NO_ROLE_MAP = 'No roles are mapped, so users of this cluster get no access.';
export const mapped = (remote: string, local: string): string => `${remote} → ${local}`;
export const moreMapped = (count: number): string =>
  plural(count, { one: '1 more mapping', other: `${formatCount(count)} more mappings` });

export const ENABLE = 'Enable';
export const DISABLE = 'Disable';
export const enable = (name: string): string => `Enable ${name}`;
export const disable = (name: string): string => `Disable ${name}`;
export const confirmEnable = (name: string): string => `Enable ${name}?`;
export const confirmDisable = (name: string): string => `Disable ${name}?`;
export const enabled = (name: string): string => `${name} was enabled.`;
export const disabled = (name: string): string => `${name} was disabled.`;
export const ENABLING = 'Its users get the roles of the role map here, and can reach what those roles allow.';
export const DISABLING = 'Its users lose access to this cluster until you enable it again.';
export const confirmDelete = (name: string): string => `Delete trusted cluster ${name}?`;
export const DELETING = 'Its users lose access to this cluster. To connect again, you need a new join token.';
export const CHANGED_MEANWHILE =
  'Someone else changed or deleted this trusted cluster. Reload the page, then try again.';
