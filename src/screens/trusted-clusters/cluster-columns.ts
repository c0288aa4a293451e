// The columns of trusted clusters in a CSV file. The page shows them as cards.
import { documentText } from '#features/editor/list/document-text.ts';
import type { ResourceRow } from '#features/editor/list/read-items.ts';
import { NAME } from '#features/list/messages.ts';
import type { Column } from '#features/list/resource-kind.ts';
import { STATUS } from '#lib/messages.ts';
import { DISABLED, ENABLED, PROXY_ADDRESS, ROLE_MAP, roleMapping, TUNNEL_ADDRESS } from './messages.ts';
import { parseTrustedCluster, type TrustedCluster } from './parse-trusted-cluster.ts';

const textOf = documentText(parseTrustedCluster);

const roleMapText = ({ roleMap }: TrustedCluster): string =>
  roleMap.map(({ remote, local }) => roleMapping(remote, local.join(', '))).join('; ');

export const CLUSTER_COLUMNS: readonly Column<ResourceRow>[] = [
  { title: NAME, style: 'name', text: ({ name }) => name },
  { title: STATUS, style: 'plain', text: textOf(({ isEnabled }) => (isEnabled ? ENABLED : DISABLED)) },
  { title: PROXY_ADDRESS, style: 'code', text: textOf(({ proxyAddress }) => proxyAddress) },
  { title: TUNNEL_ADDRESS, style: 'code', text: textOf(({ tunnelAddress }) => tunnelAddress) },
  { title: ROLE_MAP, style: 'plain', text: textOf(roleMapText) },
];
