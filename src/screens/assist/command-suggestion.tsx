import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { commandTargetsOf } from '#api/assistant.ts';
import { commonLogins } from '#domain/command-run/group-results.ts';
import { readServerPage } from '#features/command-run/read-server-page.ts';
import { COMMAND, RUN_COMMAND } from '#features/command-run/messages.ts';
import { formatCount } from '#lib/text/locale.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { errorText } from '#ui/feedback/messages.ts';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { Select } from '#ui/field/select.tsx';
import * as css from './assist.css.ts';
import * as says from './messages.ts';
import type { Suggested } from './use-suggested-run.tsx';

export interface CommandSuggestionProps {
  cluster: string;
  command: string;
  query: string;
  /** Undefined while an answer is on its way. */
  onRun: ((suggested: Suggested) => void) | undefined;
}

/** A command that the assistant proposes: everything about it can be changed before it is run. */
export function CommandSuggestion({ cluster, onRun, ...proposed }: CommandSuggestionProps) {
  const [command, setCommand] = useState(proposed.command);
  const [query, setQuery] = useState(proposed.query);
  const [chosen, setChosen] = useState('');
  const asked = useDeferredValue(query.trim());
  const answer = useQuery(commandTargetsOf(cluster, asked));
  const { servers, hasMore } = readServerPage(answer.data);
  const logins = commonLogins(servers);
  const fault = faultOf(answer, { asked, count: servers.length, logins });
  const isFound = answer.data !== undefined && asked === query.trim();
  const wait = onRun ? says.FINDING_SERVERS : says.STILL_ANSWERING;
  const login = logins.includes(chosen) ? chosen : (logins[0] ?? '');
  const isChanged = command !== proposed.command || query !== proposed.query || chosen !== '';
  const reset = () => {
    setCommand(proposed.command);
    setQuery(proposed.query);
    setChosen('');
  };
  return (
    <div className={css.form}>
      <Field
        label={says.QUERY}
        hint={answer.data && (hasMore ? says.firstMatches : says.matches)(formatCount(servers.length))}
        error={fault}
      >
        <CodeInput value={query} onChange={setQuery} />
      </Field>
      <Field label={says.LOGIN}>
        <Select value={login} onChange={({ target }) => setChosen(target.value)}>
          {logins.map((name) => (
            <option key={name} value={name}>
              {sanitize(name)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={COMMAND}>
        <CodeInput value={command} onChange={setCommand} />
      </Field>
      <div className={css.actions}>
        {isChanged && <Button onClick={reset}>{says.RESET}</Button>}
        <CopyButton showLabel text={command} label={says.COPY_COMMAND} />
        <Button
          variant="primary"
          disabledReason={fault ?? (onRun && isFound ? undefined : wait)}
          onClick={() => onRun?.({ command, login, servers })}
        >
          {RUN_COMMAND}
        </Button>
      </div>
    </div>
  );
}

const CodeInput = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <Input
    face="code"
    value={value}
    spellCheck={false}
    autoComplete="off"
    onChange={({ target }) => onChange(target.value)}
  />
);

function faultOf(
  { data, error }: { data: unknown; error: { message: string } | null },
  { asked, count, logins }: { asked: string; count: number; logins: readonly string[] },
): string | undefined {
  if (asked === '') return says.QUERY_NEEDED;
  if (error) return errorText(error);
  if (data === undefined) return undefined;
  if (count === 0) return says.NO_SERVERS;
  return logins.length === 0 ? says.NO_LOGIN : undefined;
}
