import type { ResourceRow } from '#features/editor/list/read-items.ts';
import { BROKEN_YAML } from '#features/editor/list/list-messages.ts';
import { CardActions, ResourceCard } from '#features/editor/list/resource-card.tsx';
import { UNKNOWN } from '#lib/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import {
  disableCluster,
  DISABLE,
  DISABLED,
  enableCluster,
  ENABLE,
  ENABLED,
  roleMapping,
  moreMappings,
  NO_ROLE_MAP,
  PROXY_ADDRESS,
  ROLE_MAP,
  TUNNEL_ADDRESS,
} from './messages.ts';
import { parseTrustedCluster, type TrustedCluster } from './parse-trusted-cluster.ts';

interface TrustedClusterCardProps {
  clusterRow: ResourceRow;
  /** Why the actions are disabled; undefined if they are enabled. */
  disabledReasons: { write: string | undefined; remove: string | undefined };
  onSwitch: (isOn: boolean) => void;
  onDelete: () => void;
}

const MAX_VISIBLE_MAPPINGS = 8;

export function TrustedClusterCard({ clusterRow, disabledReasons, onSwitch, onDelete }: TrustedClusterCardProps) {
  const cluster = parseTrustedCluster(clusterRow.content);
  return (
    <ResourceCard
      title={clusterRow.name}
      tags={cluster && <ClusterState isEnabled={cluster.isEnabled} />}
      actions={
        <>
          {cluster && (
            <Button
              aria-label={cluster.isEnabled ? disableCluster(clusterRow.name) : enableCluster(clusterRow.name)}
              disabledReason={disabledReasons.write}
              onClick={() => onSwitch(!cluster.isEnabled)}
            >
              {cluster.isEnabled ? DISABLE : ENABLE}
            </Button>
          )}
          <CardActions resource={clusterRow} disabledReasons={disabledReasons} onDelete={onDelete} />
        </>
      }
    >
      {cluster ? <ClusterDetails cluster={cluster} /> : <p>{BROKEN_YAML}</p>}
    </ResourceCard>
  );
}

const ClusterState = ({ isEnabled }: { isEnabled: boolean }) =>
  isEnabled ? (
    <Tag tone="ok" dot>
      {ENABLED}
    </Tag>
  ) : (
    <Tag>{DISABLED}</Tag>
  );

function ClusterDetails({ cluster: { proxyAddress, tunnelAddress, roleMap } }: { cluster: TrustedCluster }) {
  const visibleMappings = roleMap
    .slice(0, MAX_VISIBLE_MAPPINGS)
    .map(({ remote, local }) => roleMapping(remote, local.join(', ')));
  return (
    <DescriptionList>
      <Description term={PROXY_ADDRESS}>{proxyAddress || UNKNOWN}</Description>
      <Description term={TUNNEL_ADDRESS}>{tunnelAddress || UNKNOWN}</Description>
      <Description term={ROLE_MAP}>
        {visibleMappings.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {roleMap.length > MAX_VISIBLE_MAPPINGS && moreMappings(roleMap.length - MAX_VISIBLE_MAPPINGS)}
        {roleMap.length === 0 && NO_ROLE_MAP}
      </Description>
    </DescriptionList>
  );
}
