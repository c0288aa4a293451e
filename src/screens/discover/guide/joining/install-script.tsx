import { useState } from 'react';
import { $api } from '#api/api.ts';
import { textOr } from '#lib/read.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { LOADING_SCRIPT, SCRIPT_DOES, SHOW_SCRIPT, WHAT_SCRIPT_DOES } from '#screens/discover/guide/messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

/** In words, and on demand the script itself as the proxy has it. */
export function InstallScript({ token }: { token: string }) {
  const [isWanted, setWanted] = useState(false);
  return (
    <details className={css.quiet}>
      <summary>{WHAT_SCRIPT_DOES}</summary>
      <ul>
        {SCRIPT_DOES.map((does) => (
          <li key={does}>{does}</li>
        ))}
      </ul>
      {isWanted ? <Text token={token} /> : <Button onClick={() => setWanted(true)}>{SHOW_SCRIPT}</Button>}
    </details>
  );
}

function Text({ token }: { token: string }) {
  const { data, error } = $api.useQuery('get', '/scripts/{token}/install-node.sh', {
    params: { path: { token } },
    parseAs: 'text',
  });
  if (error) return <ErrorText error={error} />;
  if (data === undefined) return <Spinner label={LOADING_SCRIPT} />;
  return (
    // A long text, which is scrolled by keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={css.script} tabIndex={0}>
      {sanitizeLines(textOr(data, ''))}
    </pre>
  );
}
