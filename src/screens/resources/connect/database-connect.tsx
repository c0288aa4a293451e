import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { editionOf, graphicalClientsLink } from '#domain/help-links.ts';
import type { PageContext } from '#domain/page-context.ts';
import { OPEN_CONSOLE } from '#domain/resources/messages.ts';
import { tshDbConnectCommand, tshDbLoginCommand } from '#domain/resources/tsh.ts';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { Commands, ConnectButton } from './connect-dialog.tsx';
import type { DatabaseRow } from '#screens/resources/database-row.ts';
import { HealthDetail } from '#screens/resources/health.tsx';
import { useDatabaseChoices } from './database-choices.tsx';
import { DatabaseConsole } from './database-console.tsx';
import { OPEN_DATABASE, SELECT_DATABASE } from './messages.ts';

export function DatabaseConnect({ row }: { row: DatabaseRow }) {
  const { data: proxy } = useQuery(dialectQuery);
  const [isOpen, setOpen] = useState(false);
  const more = { label: OPEN_CONSOLE, onSelect: () => setOpen(true) };
  return (
    <>
      <ConnectButton
        name={row.name}
        more={row.isInteractive && proxyCan(proxy, 'openPodAndDatabaseConsoles') ? more : undefined}
      >
        <HealthDetail of={row} />
        <Choices row={row} />
      </ConnectButton>
      {isOpen && <DatabaseConsole row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

function Choices({ row }: { row: DatabaseRow }) {
  const { fields, lacks, ...chosen } = useDatabaseChoices(row);
  const as = { name: row.id, ...chosen };
  return (
    <>
      <p>{row.type}</p>
      {fields}
      <Commands
        steps={[
          { title: SELECT_DATABASE, command: tshDbLoginCommand(as), blockedReason: lacks },
          { title: OPEN_DATABASE, command: tshDbConnectCommand(as), blockedReason: lacks },
        ]}
      />
      <Guide />
    </>
  );
}

function Guide() {
  const { config, user } = useOutletContext<PageContext>();
  const { label, to } = graphicalClientsLink(editionOf(config, user.cluster));
  return (
    <p>
      <ExternalLink to={to}>{label}</ExternalLink>
    </p>
  );
}
