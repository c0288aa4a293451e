import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { dialectQuery } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { editionOf, graphicalClientsLink } from '#domain/help-links.ts';
import type { PageContext } from '#domain/page-context.ts';
import { OPEN_CONSOLE, DATABASE_ROLES } from '#domain/resources/messages.ts';
import { tshDbConnectCommand, tshDbLoginCommand } from '#domain/resources/tsh.ts';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { CommandSequence, ConnectButton } from './connect-dialog.tsx';
import type { DatabaseRow } from '#screens/resources/database-row.ts';
import { HealthDetail } from '#screens/resources/health.tsx';
import { useDatabaseChoices } from './database-choices.tsx';
import { useConnectRequest } from './use-connect-request.ts';
import { OPEN_DATABASE, SELECT_DATABASE, openConsoleOf, OTHER_ROLES, OTHER_ROLES_HINT } from './messages.ts';
import { execLink } from '#domain/workspace/exec-address.ts';
import { openTab } from '#lib/browser/open-tab.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog/dialog.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { CANCEL } from '#ui/messages.ts';
import { nameOptionsOf } from '#domain/resources/name-options.ts';
import * as css from './connect-dialog.css.ts';

/** Asks for the user, the database and the database roles. The console opens in a new tab. */
function DatabaseConsoleDialog({ row, onClose }: { row: DatabaseRow; onClose: () => void }) {
  const { cluster } = useOutletContext<PageContext>();
  const { fields, user, database } = useDatabaseChoices(row);
  const roleOptions = nameOptionsOf(row.roles);
  const [roles, setRoles] = useState<readonly string[]>(roleOptions.names);
  const { id: serviceName, protocol } = row;
  return (
    <Dialog title={openConsoleOf(row.name)} onClose={onClose}>
      <Form
        className={css.content}
        tracksUnsavedWork={false}
        onSubmit={(readField) => {
          const typedRoles = readField('roles')
            .split(',')
            .flatMap((role) => role.trim() || []);
          const dbRoles = [...new Set([...roles, ...typedRoles])];
          openTab(execLink(cluster, { serviceName, protocol, dbName: database, dbUser: user, dbRoles }));
          onClose();
        }}
      >
        {fields}
        {roleOptions.names.length > 0 && (
          <fieldset className={css.roles}>
            <legend>{DATABASE_ROLES}</legend>
            {roleOptions.names.map((role) => (
              <Checkbox
                key={role}
                checked={roles.includes(role)}
                onChange={({ target }) =>
                  setRoles(target.checked ? [...roles, role] : roles.filter((selectedRole) => selectedRole !== role))
                }
              >
                {sanitize(role)}
              </Checkbox>
            ))}
          </fieldset>
        )}
        {roleOptions.acceptsAnyName && row.roles.length > 0 && (
          <FormField
            name="roles"
            label={roleOptions.names.length > 0 ? OTHER_ROLES : DATABASE_ROLES}
            hint={OTHER_ROLES_HINT}
          >
            <Input face="code" autoComplete="off" autoCapitalize="off" spellCheck={false} />
          </FormField>
        )}
        <DialogActions>
          <Button onClick={onClose}>{CANCEL}</Button>
          <SubmitButton>{OPEN_CONSOLE}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export function DatabaseConnect({ row }: { row: DatabaseRow }) {
  const { data: proxy } = useQuery(dialectQuery);
  const request = useConnectRequest(row.id);
  const [isConsoleDialogOpen, setConsoleDialogOpen] = useState(false);
  const hasConsole = row.isInteractive && proxyCan(proxy, 'openPodAndDatabaseConsoles');
  const closeConsoleDialog = () => {
    setConsoleDialogOpen(false);
    request.clear();
  };
  return (
    <>
      <ConnectButton
        name={row.name}
        menu={hasConsole ? { label: OPEN_CONSOLE, onSelect: () => setConsoleDialogOpen(true) } : undefined}
        request={hasConsole ? undefined : request}
      >
        <HealthDetail resource={row} />
        <DatabaseCommands row={row} />
      </ConnectButton>
      {hasConsole && (isConsoleDialogOpen || request.isActive) && (
        <DatabaseConsoleDialog row={row} onClose={closeConsoleDialog} />
      )}
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
