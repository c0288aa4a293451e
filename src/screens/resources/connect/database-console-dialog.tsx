import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { DATABASE_ROLES, OPEN_CONSOLE } from '#domain/resources/messages.ts';
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
import type { DatabaseRow } from '#screens/resources/database-row.ts';
import { useDatabaseChoices } from './database-choices.tsx';
import { openConsoleOf, OTHER_ROLES, OTHER_ROLES_HINT } from './messages.ts';
import { nameOptionsOf } from './name-options.ts';
import * as css from './connect-dialog.css.ts';

/** Asks for the user, the database and the database roles. The console opens in a new tab. */
export function DatabaseConsoleDialog({ row, onClose }: { row: DatabaseRow; onClose: () => void }) {
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
