import { useState } from 'react';
import { $api } from '#api/api.ts';
import { textOr } from '#lib/untrusted.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { LongText } from '#ui/text/long-text.tsx';
import { LOADING_SCRIPT, SCRIPT_DOES, SHOW_SCRIPT, WHAT_SCRIPT_DOES } from '#screens/discover/guide/messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

interface InstallScriptProps {
  token: string;
  script?:
    | '/scripts/{token}/install-node.sh'
    | '/scripts/{token}/install-database.sh'
    | '/v1/webapi/scripts/desktop-access/configure/{token}/configure-ad.ps1';
  /** In words. */
  does?: readonly string[];
}

/** In words, and on demand the script itself as the proxy has it. */
export function InstallScript({
  token,
  script = '/scripts/{token}/install-node.sh',
  does = SCRIPT_DOES,
}: InstallScriptProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <details className={css.quiet}>
      <summary>{WHAT_SCRIPT_DOES}</summary>
      <ul>
        {does.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {isWanted ? (
        <Text token={token} script={script} />
      ) : (
        <Button onClick={() => setWanted(true)}>{SHOW_SCRIPT}</Button>
      )}
    </details>
  );
}

function Text({ token, script }: Required<Pick<InstallScriptProps, 'token' | 'script'>>) {
  const { data, error } = $api.useQuery('get', script, {
    params: { path: { token } },
    parseAs: 'text',
  });
  if (error) return <ErrorText error={error} />;
  if (data === undefined) return <Loading label={LOADING_SCRIPT} />;
  return (
    <LongText text={textOr(data, '')}>
      {(shown) => (
        // A long text, which is scrolled by keys too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={css.script} tabIndex={0}>
          {shown}
        </pre>
      )}
    </LongText>
  );
}
