import { useId, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { editionOf, graphicalClientsLink } from '#domain/help-links.ts';
import type { PageContext } from '#domain/page-context.ts';
import { tshDbConnect, tshDbLogin } from '#domain/resources/tsh.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { Select } from '#ui/field/select.tsx';
import { Commands, ConnectButton } from './connect-dialog.tsx';
import type { DatabaseRow } from '#screens/resources/database-row.ts';
import {
  DATABASE_NAME,
  DATABASE_USER,
  DEFAULT_DATABASE,
  NAME_OPTIONAL,
  NAME_REQUIRED,
  NAMES_LEFT_OUT,
  OPEN_DATABASE,
  SELECT_DATABASE,
} from './messages.ts';
import { HealthDetail } from '#screens/resources/health.tsx';
import { nameChoices, type NameChoices } from './name-choices.ts';

export function DatabaseConnect({ row }: { row: DatabaseRow }) {
  return (
    <ConnectButton name={row.name}>
      <HealthDetail of={row} />
      <Choices row={row} />
    </ConnectButton>
  );
}

const NAME_HINTS = {
  required: NAME_REQUIRED,
  optional: NAME_OPTIONAL,
};

function Choices({ row: { id, type, users, databases, databaseName } }: { row: DatabaseRow }) {
  const offered = { users: nameChoices(users), databases: nameChoices(databases) };
  const [user, setUser] = useState(offered.users.first);
  const [database, setDatabase] = useState(databaseName === 'required' ? offered.databases.first : '');
  const as = { name: id, user: user.trim(), database: database.trim() };
  return (
    <>
      <p>{type}</p>
      <Choice label={DATABASE_USER} offered={offered.users} value={user} onChange={setUser} />
      {databaseName !== 'unsupported' && (
        <Choice
          label={DATABASE_NAME}
          hint={NAME_HINTS[databaseName]}
          offered={offered.databases}
          value={database}
          onChange={setDatabase}
          mayBeEmpty={databaseName === 'optional'}
        />
      )}
      <Commands
        steps={[
          { says: SELECT_DATABASE, command: tshDbLogin(as) },
          { says: OPEN_DATABASE, command: tshDbConnect(as) },
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

interface ChoiceProps {
  label: string;
  hint?: string;
  offered: NameChoices;
  value: string;
  onChange: (value: string) => void;
  mayBeEmpty?: boolean;
}

/** Chosen from what the user's roles name; typed where they allow any name, or name none. */
function Choice({ label, hint, offered, value, onChange, mayBeEmpty = false }: ChoiceProps) {
  const id = useId();
  const { isFree, names, isShortened } = offered;
  return (
    <Field label={label} hint={[hint, isShortened && NAMES_LEFT_OUT].filter(Boolean).join(' ') || undefined}>
      {isFree ? (
        <Input
          face="code"
          list={id}
          value={value}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          {mayBeEmpty && <option value="">{DEFAULT_DATABASE}</option>}
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
    </Field>
  );
}
