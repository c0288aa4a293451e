import type { ResourceRow } from '#features/editor/list/read-items.ts';
import { BROKEN_YAML } from '#features/editor/list/list-messages.ts';
import { CardActions, ResourceCard } from '#features/editor/list/resource-card.tsx';
import { UNKNOWN } from '#lib/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import {
  disable,
  DISABLE,
  DISABLED,
  enable,
  ENABLE,
  ENABLED,
  mapped,
  moreMapped,
  NO_ROLE_MAP,
  PROXY,
  ROLE_MAP,
  TUNNEL,
} from './messages.ts';
import { readCluster, type TrustedCluster } from './read-cluster.ts';

interface ClusterCardProps {
  of: ResourceRow;
  /** Why somebody may not; undefined where they may. */
  locked: { write: string | undefined; remove: string | undefined };
  onSwitch: (isOn: boolean) => void;
  onDelete: () => void;
}

const FEW = 8;

export function ClusterCard({ of, locked, onSwitch, onDelete }: ClusterCardProps) {
  const cluster = readCluster(of.content);
  return (
    <ResourceCard
      title={of.name}
      tags={cluster && <State isEnabled={cluster.isEnabled} />}
      actions={
        <>
          {cluster && (
            <Button
              aria-label={cluster.isEnabled ? disable(of.name) : enable(of.name)}
              disabledReason={locked.write}
              onClick={() => onSwitch(!cluster.isEnabled)}
            >
              {cluster.isEnabled ? DISABLE : ENABLE}
            </Button>
          )}
          <CardActions resource={of} disabledReasons={locked} onDelete={onDelete} />
        </>
      }
    >
      {cluster ? <Details of={cluster} /> : <p>{BROKEN_YAML}</p>}
    </ResourceCard>
  );
}

const State = ({ isEnabled }: { isEnabled: boolean }) =>
  isEnabled ? (
    <Tag tone="ok" dot>
      {ENABLED}
    </Tag>
  ) : (
    <Tag>{DISABLED}</Tag>
  );

function Details({ of: { proxy, tunnel, roleMap } }: { of: TrustedCluster }) {
  const shown = roleMap.slice(0, FEW).map(({ remote, local }) => mapped(remote, local.join(', ')));
  return (
    <DescriptionList>
      <Description term={PROXY}>{proxy || UNKNOWN}</Description>
      <Description term={TUNNEL}>{tunnel || UNKNOWN}</Description>
      <Description term={ROLE_MAP}>
        {shown.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {roleMap.length > FEW && moreMapped(roleMap.length - FEW)}
        {roleMap.length === 0 && NO_ROLE_MAP}
      </Description>
    </DescriptionList>
  );
}
