import { useId, useState } from 'react';
import { DATABASE_NAME, DATABASE_USER } from '#domain/resources/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Input } from '#ui/field/input.tsx';
import { Select } from '#ui/field/select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import type { DatabaseRow } from '#screens/resources/database-row.ts';
import {
  CHOOSE_DATABASE,
  CHOOSE_NAME_FIRST,
  CHOOSE_USER,
  CHOOSE_USER_FIRST,
  DEFAULT_DATABASE,
  ENTER_NAME_FIRST,
  ENTER_USER_FIRST,
  NAME_OPTIONAL,
  NAME_REQUIRED,
  HIDDEN_NAMES_NOTE,
} from './messages.ts';
import { nameOptionsOf, type NameOptions } from '#domain/resources/name-options.ts';

const DATABASE_NAME_HINTS = {
  required: NAME_REQUIRED,
  optional: NAME_OPTIONAL,
};

/** The database user and the database name for a connection. */
export function useDatabaseChoices({ users, databases, databaseName }: DatabaseRow) {
  const nameOptions = { users: nameOptionsOf(users), databases: nameOptionsOf(databases) };
  const [user, setUser] = useState(nameOptions.users.onlyName);
  const [database, setDatabase] = useState(databaseName === 'required' ? nameOptions.databases.onlyName : '');
  const userMissingReason = nameOptions.users.acceptsAnyName ? ENTER_USER_FIRST : CHOOSE_USER_FIRST;
  const nameMissingReason = nameOptions.databases.acceptsAnyName ? ENTER_NAME_FIRST : CHOOSE_NAME_FIRST;
  const lacksUser = user.trim() === '';
  const lacksDatabase = databaseName === 'required' && database.trim() === '';
  return {
    user: user.trim(),
    database: database.trim(),
    /** Why the command is not complete yet. */
    missingReason: lacksUser ? userMissingReason : lacksDatabase ? nameMissingReason : undefined,
    fields: (
      <>
        <NameChoice
          name="user"
          label={DATABASE_USER}
          emptyLabel={CHOOSE_USER}
          options={nameOptions.users}
          value={user}
          onChange={setUser}
        />
        {databaseName !== 'unsupported' && (
          <NameChoice
            name="database"
            label={DATABASE_NAME}
            hint={DATABASE_NAME_HINTS[databaseName]}
            options={nameOptions.databases}
            value={database}
            onChange={setDatabase}
            emptyLabel={databaseName === 'optional' ? DEFAULT_DATABASE : CHOOSE_DATABASE}
            mayBeEmpty={databaseName === 'optional'}
          />
        )}
      </>
    ),
  };
}

interface NameChoiceProps {
  name: string;
  label: string;
  hint?: string;
  /** The label of the empty option. */
  emptyLabel: string;
  options: NameOptions;
  value: string;
  onChange: (value: string) => void;
  mayBeEmpty?: boolean;
}

/** A select with the names that the user's roles grant. A text field if the roles grant any name or none. */
function NameChoice({
  name: fieldName,
  label,
  hint,
  emptyLabel,
  options,
  value,
  onChange,
  mayBeEmpty = false,
}: NameChoiceProps) {
  const id = useId();
  const { acceptsAnyName, names, hasHiddenNames } = options;
  return (
    <FormField
      name={fieldName}
      label={label}
      hint={[hint, hasHiddenNames && HIDDEN_NAMES_NOTE].filter(Boolean).join(' ') || undefined}
    >
      {acceptsAnyName ? (
        <Input
          face="code"
          required={!mayBeEmpty}
          list={id}
          value={value}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Select required={!mayBeEmpty} value={value} onChange={({ target }) => onChange(target.value)}>
          {(mayBeEmpty || options.onlyName === '') && <option value="">{emptyLabel}</option>}
          {names.map((name) => (
            <option key={name} value={name}>
              {sanitize(name)}
            </option>
          ))}
        </Select>
      )}
      {acceptsAnyName && names.length > 0 && (
        <datalist id={id}>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </FormField>
  );
}
