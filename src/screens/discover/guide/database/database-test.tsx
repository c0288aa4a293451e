import { useState } from 'react';
import { tshDbConnectCommand } from '#domain/resources/tsh.ts';
import { Field } from '#ui/field/field.tsx';
import type { Guide } from '#screens/discover/guide/guide-state.ts';
import { TEST_HELP } from '#screens/discover/guide/messages.ts';
import type { Wanted } from '#screens/discover/guide/testing/connection-test.ts';
import { NameSelect } from '#screens/discover/guide/testing/name-select.tsx';
import { OnYourMachine } from '#screens/discover/guide/testing/on-your-machine.tsx';
import { RunTest } from '#screens/discover/guide/testing/run-test.tsx';
import { DATABASE_TO_USE, DATABASE_USER, NAMES_FIRST, TSH_CONNECT } from './messages.ts';
import { CodeInput } from '#screens/discover/guide/code-input.tsx';
import * as css from '#screens/discover/guide/guide.css.ts';

/** Granted for every name, which is none to connect with. */
const ANY = '*';
const firstOf = (names: readonly string[]): string => names.find((name) => name !== ANY) ?? '';

/** A user and, where the engine has them, a database, and whether they are let in. */
export function DatabaseTest({ guide }: { guide: Guide }) {
  const { name = '', grants = {}, database } = guide.found ?? {};
  const { databaseUsers: users = [], databaseNames: names = [] } = grants;
  const [user, setUser] = useState(firstOf(users));
  const [inside, setInside] = useState(firstOf(names));
  const protocol = database?.protocol === 'mysql' ? 'mysql' : 'postgres';
  // MySQL's are none of the connection (docs/protocol/resources.md#10.2).
  const needsName = protocol === 'postgres';
  const database_name = inside.trim();
  const login = user.trim();
  const more = needsName ? { database_name } : {};
  const wanted: Wanted = {
    reached: { database: { service_name: name, protocol, username: login, ...more } },
    test: { resource_kind: 'db', resource_name: name, database_user: login, ...more },
    login,
  };
  const isLacking = login === '' || (needsName && database_name === '');
  return (
    <>
      <p>{TEST_HELP}</p>
      <div className={css.fields}>
        <NameChoice label={DATABASE_USER} names={users} value={user} onChange={setUser} />
        {needsName && <NameChoice label={DATABASE_TO_USE} names={names} value={inside} onChange={setInside} />}
      </div>
      <RunTest guide={guide} wanted={wanted} lacks={isLacking ? NAMES_FIRST : undefined} />
      <OnYourMachine
        steps={[
          {
            title: TSH_CONNECT,
            command: tshDbConnectCommand({ name, user: login, database: needsName ? database_name : undefined }),
            blockedReason: isLacking ? NAMES_FIRST : undefined,
          },
        ]}
      />
    </>
  );
}

/** One of those that are granted; where all are, any. */
function NameChoice({ names, ...choice }: Parameters<typeof NameSelect>[0]) {
  if (names.length > 0 && !names.includes(ANY)) return <NameSelect names={names} {...choice} />;
  return (
    <Field label={choice.label}>
      <CodeInput value={choice.value} onChange={({ target }) => choice.onChange(target.value)} />
    </Field>
  );
}
