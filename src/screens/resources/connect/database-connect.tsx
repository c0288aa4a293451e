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
import { CommandSequence, ConnectButton } from './connect-dialog.tsx';
import type { DatabaseRow } from '#screens/resources/database-row.ts';
import { HealthDetail } from '#screens/resources/health.tsx';
import { useDatabaseChoices } from './database-choices.tsx';
import { DatabaseConsoleDialog } from './database-console-dialog.tsx';
import { OPEN_DATABASE, SELECT_DATABASE } from './messages.ts';

export function DatabaseConnect({ row }: { row: DatabaseRow }) {
  const { data: proxy } = useQuery(dialectQuery);
  const [isOpen, setOpen] = useState(false);
  const consoleEntry = { label: OPEN_CONSOLE, onSelect: () => setOpen(true) };
  return (
    <>
      <ConnectButton
        name={row.name}
        menu={row.isInteractive && proxyCan(proxy, 'openPodAndDatabaseConsoles') ? consoleEntry : undefined}
      >
        <HealthDetail resource={row} />
        <DatabaseCommands row={row} />
      </ConnectButton>
      {isOpen && <DatabaseConsoleDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

function DatabaseCommands({ row }: { row: DatabaseRow }) {
  const { fields, missingReason, ...selection } = useDatabaseChoices(row);
  const connection = { name: row.id, ...selection };
  return (
    <>
      <p>{row.type}</p>
      {fields}
      <CommandSequence
        steps={[
          { title: SELECT_DATABASE, command: tshDbLoginCommand(connection), blockedReason: missingReason },
          { title: OPEN_DATABASE, command: tshDbConnectCommand(connection), blockedReason: missingReason },
        ]}
      />
      <GraphicalClientsLink />
    </>
  );
}

function GraphicalClientsLink() {
  const { config, user } = useOutletContext<PageContext>();
  const { label, to } = graphicalClientsLink(editionOf(config, user.cluster));
  return (
    <p>
      <ExternalLink to={to}>{label}</ExternalLink>
    </p>
  );
}
