import { GITHUB } from '#domain/users/messages.ts';
import { BROKEN_YAML } from '#features/editor/list/list-messages.ts';
import type { ResourceRow } from '#features/editor/list/read-items.ts';
import { CardActions, ResourceCard } from '#features/editor/list/resource-card.tsx';
import { UNKNOWN } from '#lib/messages.ts';
import { Tag } from '#ui/mark/tag.tsx';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import { DefaultConnector } from './default-connector.tsx';
import { DISPLAY_NAME, moreTeams, NO_TEAMS, TEAMS_TO_ROLES, teamRoles } from './messages.ts';
import { parseConnector, type Connector } from './parse-connector.ts';

interface ConnectorCardProps {
  connectorRow: ResourceRow;
  /** The response for the whole list. */
  response: unknown;
  disabledReasons: { write: string | undefined; remove: string | undefined };
  onDelete: () => void;
}

const MAX_VISIBLE_TEAMS = 8;

export function ConnectorCard({ connectorRow, response, disabledReasons, onDelete }: ConnectorCardProps) {
  const connector = parseConnector(connectorRow.content);
  return (
    <ResourceCard
      title={connectorRow.name}
      tags={
        <>
          <Tag>{GITHUB}</Tag>
          <DefaultConnector
            connector={{ name: connectorRow.key, type: 'github' }}
            response={response}
            title={connectorRow.name}
          />
        </>
      }
      actions={<CardActions resource={connectorRow} disabledReasons={disabledReasons} onDelete={onDelete} />}
    >
      {connector ? <ConnectorDetails connector={connector} /> : <p>{BROKEN_YAML}</p>}
    </ResourceCard>
  );
}

function ConnectorDetails({ connector: { displayName, teams } }: { connector: Connector }) {
  const visibleTeams = teams
    .slice(0, MAX_VISIBLE_TEAMS)
    .map((mapping) => teamRoles(`${mapping.organization}/${mapping.team}`, mapping.roles.join(', ')));
  return (
    <DescriptionList>
      <Description term={DISPLAY_NAME} face="text">
        {displayName || UNKNOWN}
      </Description>
      <Description term={TEAMS_TO_ROLES}>
        {visibleTeams.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {teams.length > MAX_VISIBLE_TEAMS && moreTeams(teams.length - MAX_VISIBLE_TEAMS)}
        {teams.length === 0 && NO_TEAMS}
      </Description>
    </DescriptionList>
  );
}
