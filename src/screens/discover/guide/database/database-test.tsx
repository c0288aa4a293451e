import { useState } from 'react';
import { tshDbConnect } from '#domain/resources/tsh.ts';
import { CommandSteps } from '#ui/text/command-steps.tsx';
import { Field } from '#ui/field/field.tsx';
import { CodeInput } from '#screens/discover/guide/code-input.tsx';
import type { Wanted } from '#screens/discover/guide/testing/connection-test.ts';
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import { ON_YOUR_MACHINE, TEST_HELP } from '#screens/discover/guide/messages.ts';
import { DATABASE_TO_USE, DATABASE_USER, TSH_CONNECT } from './messages.ts';
import { NameSelect } from '#screens/discover/guide/testing/name-select.tsx';
import { RunTest } from '#screens/discover/guide/testing/run-test.tsx';
import * as css from '#screens/discover/guide/guide.css.ts';

const ANY = '*';

/** A user and, where the engine has them, a database, and whether they are let in. */
export function DatabaseTest({ guide }: { guide: Guide }) {
  const { name = '', grants = {}, database } = guide.found ?? {};
  // What roles grant may be everything, which is no name.
  const users = (grants.databaseUsers ?? []).filter((user) => user !== ANY);
  const [user, setUser] = useState(users[0] ?? '');
  const [inside, setInside] = useState(grants.databaseNames?.find((one) => one !== ANY) ?? '');
  const protocol = database?.protocol === 'mysql' ? 'mysql' : 'postgres';
  const needsName = protocol === 'postgres';
  const wanted: Wanted = {
    reached: { database: { service_name: name, protocol, username: user, database_name: inside } },
    test: {
      resource_kind: 'db',
      resource_name: name,
      database_user: user,
      ...(needsName ? { database_name: inside.trim() } : {}),
    },
    login: user,
  };
  const command = tshDbConnect({ name, user, database: needsName ? inside.trim() : undefined });
  return (
    <>
      <p>{TEST_HELP}</p>
      <div className={css.fields}>
        {users.length > 0 ? (
          <NameSelect label={DATABASE_USER} names={users} value={user} onChange={setUser} />
        ) : (
          <NameInput label={DATABASE_USER} value={user} onChange={setUser} />
        )}
        {needsName && <NameInput label={DATABASE_TO_USE} value={inside} onChange={setInside} />}
      </div>
      <RunTest guide={guide} wanted={wanted} />
      <details className={css.quiet}>
        <summary>{ON_YOUR_MACHINE}</summary>
        <CommandSteps steps={[{ says: TSH_CONNECT, command }]} />
      </details>
    </>
  );
}

interface NameInputProps {
  label: string;
  value: string;
  onChange: (name: string) => void;
}

const NameInput = ({ label, value, onChange }: NameInputProps) => (
  <Field label={label}>
    <CodeInput value={value} onChange={({ target }) => onChange(target.value)} />
  </Field>
);
