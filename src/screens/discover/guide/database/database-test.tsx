import { useState } from 'react';
import { tshDbConnectCommand } from '#domain/resources/tsh.ts';
import { Field } from '#ui/field/field.tsx';
import type { Guide } from '#screens/discover/guide/use-guide.ts';
import { TEST_HELP } from '#screens/discover/guide/messages.ts';
import type { ConnectionTestRequest } from '#screens/discover/guide/testing/use-connection-test.ts';
import { NameSelect } from '#screens/discover/guide/testing/name-select.tsx';
import { TestFromTerminal } from '#screens/discover/guide/testing/test-from-terminal.tsx';
import { RunConnectionTest } from '#screens/discover/guide/testing/run-connection-test.tsx';
import { DATABASE_TO_USE, DATABASE_USER, NAMES_REQUIRED, CONNECT_WITH_TSH } from './messages.ts';
import { CodeInput } from '#screens/discover/guide/code-input.tsx';
import * as css from '#screens/discover/guide/guide.css.ts';

/** A wildcard grants every name, but is no name to connect with. */
const ANY_NAME = '*';
const firstUsableName = (names: readonly string[]): string => names.find((name) => name !== ANY_NAME) ?? '';

/** Tests a connection with a database user and, if the engine has named databases, a database name. */
export function DatabaseTest({ guide }: { guide: Guide }) {
  const { name = '', grants = {}, database } = guide.found ?? {};
  const { databaseUsers: users = [], databaseNames: names = [] } = grants;
  const [user, setUser] = useState(firstUsableName(users));
  const [databaseName, setDatabaseName] = useState(firstUsableName(names));
  const protocol = database?.protocol === 'mysql' ? 'mysql' : 'postgres';
  // MySQL connections have no database name (docs/protocol/resources.md#10.2).
  const needsName = protocol === 'postgres';
  const database_name = databaseName.trim();
  const login = user.trim();
  const databaseParams = needsName ? { database_name } : {};
  const testRequest: ConnectionTestRequest = {
    mfaTarget: { database: { service_name: name, protocol, username: login, ...databaseParams } },
    test: { resource_kind: 'db', resource_name: name, database_user: login, ...databaseParams },
    login,
  };
  const isIncomplete = login === '' || (needsName && database_name === '');
  return (
    <>
      <p>{TEST_HELP}</p>
      <div className={css.fields}>
        <NameChoice label={DATABASE_USER} names={users} value={user} onChange={setUser} />
        {needsName && (
          <NameChoice label={DATABASE_TO_USE} names={names} value={databaseName} onChange={setDatabaseName} />
        )}
      </div>
      <RunConnectionTest
        guide={guide}
        testRequest={testRequest}
        missingInput={isIncomplete ? NAMES_REQUIRED : undefined}
      />
      <TestFromTerminal
        steps={[
          {
            title: CONNECT_WITH_TSH,
            command: tshDbConnectCommand({ name, user: login, database: needsName ? database_name : undefined }),
            blockedReason: isIncomplete ? NAMES_REQUIRED : undefined,
          },
        ]}
      />
    </>
  );
}

/** A select with the granted names, or a text field if roles grant any name or no names. */
function NameChoice({ names, ...choice }: Parameters<typeof NameSelect>[0]) {
  if (names.length > 0 && !names.includes(ANY_NAME)) return <NameSelect names={names} {...choice} />;
  return (
    <Field label={choice.label}>
      <CodeInput value={choice.value} onChange={({ target }) => choice.onChange(target.value)} />
    </Field>
  );
}
