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
import * as messages from './messages.ts';
import type { SuggestedCommand } from './use-suggested-run.tsx';

export interface CommandSuggestionProps {
  cluster: string;
  command: string;
  query: string;
  /** Undefined while an answer is loading. */
  onRun: ((suggested: SuggestedCommand) => void) | undefined;
}

/** A command that the assistant suggests. The user can edit all parts before running it. */
export function CommandSuggestion({ cluster, onRun, ...suggestion }: CommandSuggestionProps) {
  const [command, setCommand] = useState(suggestion.command);
  const [query, setQuery] = useState(suggestion.query);
  const [chosenLogin, setChosenLogin] = useState('');
  const searchedQuery = useDeferredValue(query.trim());
  const answer = useQuery(commandTargetsOf(cluster, searchedQuery));
  const { servers, hasMore } = readServerPage(answer.data);
  const logins = commonLogins(servers);
  const queryError = queryErrorOf(answer, { asked: searchedQuery, count: servers.length, logins });
  const isUpToDate = answer.data !== undefined && searchedQuery === query.trim();
  const runDisabledReason = onRun ? messages.FINDING_SERVERS : messages.STILL_ANSWERING;
  const login = logins.includes(chosenLogin) ? chosenLogin : (logins[0] ?? '');
  const isChanged = command !== suggestion.command || query !== suggestion.query || chosenLogin !== '';
  const reset = () => {
    setCommand(suggestion.command);
    setQuery(suggestion.query);
    setChosenLogin('');
  };
  return (
    <div className={css.form}>
      <Field
        label={messages.QUERY}
        hint={
          answer.data && (hasMore ? messages.tooManyServers : messages.matchingServers)(formatCount(servers.length))
        }
        error={queryError}
      >
        <CodeInput value={query} onChange={setQuery} />
      </Field>
      <Field label={messages.LOGIN}>
        <Select value={login} onChange={({ target }) => setChosenLogin(target.value)}>
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
        {isChanged && <Button onClick={reset}>{messages.RESET}</Button>}
        <CopyButton showLabel text={command} label={messages.COPY_COMMAND} />
        <Button
          variant="primary"
          disabledReason={queryError ?? (onRun && isUpToDate ? undefined : runDisabledReason)}
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

function queryErrorOf(
  { data, error }: { data: unknown; error: { message: string } | null },
  { asked: query, count, logins }: { asked: string; count: number; logins: readonly string[] },
): string | undefined {
  if (query === '') return messages.QUERY_NEEDED;
  if (error) return errorText(error);
  if (data === undefined) return undefined;
  if (count === 0) return messages.NO_SERVERS;
  return logins.length === 0 ? messages.NO_LOGIN : undefined;
}
