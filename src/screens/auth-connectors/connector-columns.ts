// The columns of connectors in a CSV file. The page shows them as cards.
import { documentText } from '#features/editor/list/document-text.ts';
import type { ResourceRow } from '#features/editor/list/read-items.ts';
import { NAME } from '#features/list/messages.ts';
import type { Column } from '#features/list/resource-kind.ts';
import { DISPLAY_NAME, TEAMS_TO_ROLES, teamRoles } from './messages.ts';
import { parseConnector, type Connector } from './parse-connector.ts';

const textOf = documentText(parseConnector);

const teamsText = ({ teams }: Connector): string =>
  teams.map(({ organization, team, roles }) => teamRoles(`${organization}/${team}`, roles.join(', '))).join('; ');

export const CONNECTOR_COLUMNS: readonly Column<ResourceRow>[] = [
  { title: NAME, style: 'name', text: ({ name }) => name },
  { title: DISPLAY_NAME, style: 'plain', text: textOf(({ displayName }) => displayName) },
  { title: TEAMS_TO_ROLES, style: 'plain', text: textOf(teamsText) },
];
