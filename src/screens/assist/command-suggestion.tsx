import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { targetsOf } from '#api/assistant.ts';
import { serversOf } from '#domain/assist/servers.ts';
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

interface Command {
  command: string;
  query: string;
  login: string;
}

interface CommandSuggestionProps extends Command {
  cluster: string;
  /** Without it nothing can be run, and no button says so. */
  onRun?: (command: Command) => void;
}

/** A command that the assistant proposes: everything about it can be changed before it is run. */
export function CommandSuggestion({ cluster, onRun, ...proposed }: CommandSuggestionProps) {
  const [command, setCommand] = useState(proposed.command);
  const [query, setQuery] = useState(proposed.query);
  const [chosen, setChosen] = useState(proposed.login);
  const asked = useDeferredValue(query.trim());
  const servers = useQuery(targetsOf(cluster, asked));
  const { count, logins } = serversOf(servers.data);
  const login = logins.includes(chosen) ? chosen : (logins[0] ?? '');
  const isChanged = command !== proposed.command || query !== proposed.query || chosen !== proposed.login;
  const reset = () => {
    setCommand(proposed.command);
    setQuery(proposed.query);
    setChosen(proposed.login);
  };
  return (
    <div className={css.form}>
      <Field
        label={says.QUERY}
        hint={servers.data && says.matches(formatCount(count))}
        error={faultOf(servers, { count, logins })}
      >
        <Input
          face="code"
          value={query}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setQuery(target.value)}
        />
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
        <Input
          face="code"
          value={command}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setCommand(target.value)}
        />
      </Field>
      <div className={css.actions}>
        {isChanged && <Button onClick={reset}>{says.RESET}</Button>}
        <CopyButton worded text={command} label={says.COPY_COMMAND} />
        {onRun && (
          <Button variant="primary" onClick={() => onRun({ command, query: asked, login })}>
            {RUN_COMMAND}
          </Button>
        )}
      </div>
    </div>
  );
}

function faultOf(
  { data, error }: { data: unknown; error: { message: string } | null },
  { count, logins }: ReturnType<typeof serversOf>,
): string | undefined {
  if (error) return errorText(error);
  if (data === undefined) return undefined;
  if (count === 0) return says.NO_SERVERS;
  return logins.length === 0 ? says.NO_LOGIN : undefined;
}
