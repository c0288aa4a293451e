import { GITHUB } from '#domain/users/messages.ts';
import { BROKEN_YAML } from '#features/editor/list/list-messages.ts';
import type { ResourceRow } from '#features/editor/list/read-items.ts';
import { CardActions, ResourceCard } from '#features/editor/list/resource-card.tsx';
import { UNKNOWN } from '#lib/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import { DefaultConnector } from './default-connector.tsx';
import { DISPLAY, moreTeams, NO_TEAMS, TEAMS, teamRoles } from './messages.ts';
import { readConnector, type Connector } from './read-connector.ts';

interface ConnectorCardProps {
  of: ResourceRow;
  /** The whole list. */
  answer: unknown;
  locked: { write: string | undefined; remove: string | undefined };
  onDelete: () => void;
}

const FEW = 8;

export function ConnectorCard({ of, answer, locked, onDelete }: ConnectorCardProps) {
  const connector = readConnector(of.content);
  return (
    <ResourceCard
      title={of.name}
      tags={
        <>
          <Tag>{GITHUB}</Tag>
          <DefaultConnector of={{ name: of.key, type: 'github' }} answer={answer} title={of.name} />
        </>
      }
      actions={<CardActions resource={of} disabledReasons={locked} onDelete={onDelete} />}
    >
      {connector ? <Details of={connector} /> : <p>{BROKEN_YAML}</p>}
    </ResourceCard>
  );
}

function Details({ of: { display, teams } }: { of: Connector }) {
  const shown = teams.slice(0, FEW).map((one) => teamRoles(`${one.organization}/${one.team}`, one.roles.join(', ')));
  return (
    <DescriptionList>
      <Description term={DISPLAY} face="text">
        {display || UNKNOWN}
      </Description>
      <Description term={TEAMS}>
        {shown.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {teams.length > FEW && moreTeams(teams.length - FEW)}
        {teams.length === 0 && NO_TEAMS}
      </Description>
    </DescriptionList>
  );
}
