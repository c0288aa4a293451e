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
  NAMES_LEFT_OUT,
} from './messages.ts';
import { nameChoices, type NameChoices } from './name-choices.ts';

const NAME_HINTS = {
  required: NAME_REQUIRED,
  optional: NAME_OPTIONAL,
};

/** Whom the database will see, and in which of its databases. */
export function useDatabaseChoices({ users, databases, databaseName }: DatabaseRow) {
  const offered = { users: nameChoices(users), databases: nameChoices(databases) };
  const [user, setUser] = useState(offered.users.only);
  const [database, setDatabase] = useState(databaseName === 'required' ? offered.databases.only : '');
  const userFirst = offered.users.isFree ? ENTER_USER_FIRST : CHOOSE_USER_FIRST;
  const nameFirst = offered.databases.isFree ? ENTER_NAME_FIRST : CHOOSE_NAME_FIRST;
  const lacksUser = user.trim() === '';
  const lacksDatabase = databaseName === 'required' && database.trim() === '';
  return {
    user: user.trim(),
    database: database.trim(),
    /** Why no command works yet. */
    lacks: lacksUser ? userFirst : lacksDatabase ? nameFirst : undefined,
    fields: (
      <>
        <Choice
          name="user"
          label={DATABASE_USER}
          empty={CHOOSE_USER}
          offered={offered.users}
          value={user}
          onChange={setUser}
        />
        {databaseName !== 'unsupported' && (
          <Choice
            name="database"
            label={DATABASE_NAME}
            hint={NAME_HINTS[databaseName]}
            offered={offered.databases}
            value={database}
            onChange={setDatabase}
            empty={databaseName === 'optional' ? DEFAULT_DATABASE : CHOOSE_DATABASE}
            mayBeEmpty={databaseName === 'optional'}
          />
        )}
      </>
    ),
  };
}

interface ChoiceProps {
  name: string;
  label: string;
  hint?: string;
  /** What an empty choice is called. */
  empty: string;
  offered: NameChoices;
  value: string;
  onChange: (value: string) => void;
  mayBeEmpty?: boolean;
}

/** Chosen from what the user's roles name; typed where they allow any name, or name none. */
function Choice({ name: control, label, hint, empty, offered, value, onChange, mayBeEmpty = false }: ChoiceProps) {
  const id = useId();
  const { isFree, names, isShortened } = offered;
  return (
    <FormField
      name={control}
      label={label}
      hint={[hint, isShortened && NAMES_LEFT_OUT].filter(Boolean).join(' ') || undefined}
    >
      {isFree ? (
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
          {(mayBeEmpty || offered.only === '') && <option value="">{empty}</option>}
          {names.map((name) => (
            <option key={name} value={name}>
              {sanitize(name)}
            </option>
          ))}
        </Select>
      )}
      {isFree && names.length > 0 && (
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
