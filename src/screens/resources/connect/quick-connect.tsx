import { useId, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { CONNECT } from '#domain/resources/messages.ts';
import type { PageContext } from '#domain/page-context.ts';
import { sshTarget, terminalLink } from '#domain/resources/ssh-target.ts';
import { openTab } from '#lib/browser/open-tab.ts';
import { Button } from '#ui/button/button.tsx';
import { Input } from '#ui/field/input.tsx';
import { CONNECT_TO_HOST, CONNECT_TO_TARGET, TARGET } from './messages.ts';
import * as css from './quick-connect.css.ts';

/** Connects to any host by name, listed here or not: the proxy looks it up, and dials it where no server has that name. */
export function QuickConnect() {
  const { cluster } = useOutletContext<PageContext>();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const errorId = useId();
  const type = (typed: string) => {
    setText(typed);
    setWrong(undefined);
  };
  const connect = () => {
    const target = sshTarget(text);
    const to = target.ok ? terminalLink(cluster, target) : undefined;
    if (!target.ok) setWrong(target.because);
    if (to === undefined) return;
    openTab(to);
    type('');
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        connect();
      }}
    >
      <div className={css.line}>
        <Input
          face="code"
          aria-label={CONNECT_TO_TARGET}
          placeholder={TARGET}
          value={text}
          onChange={({ target }) => type(target.value)}
          size={18}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? undefined : errorId}
        />
        <Button type="submit" aria-label={CONNECT_TO_HOST}>
          {CONNECT}
        </Button>
      </div>
      {wrong !== undefined && (
        <p id={errorId} role="alert" className={css.wrong}>
          {wrong}
        </p>
      )}
    </form>
  );
}
