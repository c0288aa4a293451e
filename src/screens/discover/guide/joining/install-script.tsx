import { useState } from 'react';
import { $api } from '#api/api.ts';
import { textOr } from '#lib/untrusted.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { LongText } from '#ui/text/long-text.tsx';
import { LOADING_SCRIPT, SCRIPT_STEPS, SHOW_SCRIPT, SCRIPT_QUESTION } from '#screens/discover/guide/messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

interface InstallScriptProps {
  token: string;
  script?:
    | '/scripts/{token}/install-node.sh'
    | '/scripts/{token}/install-database.sh'
    | '/v1/webapi/scripts/desktop-access/configure/{token}/configure-ad.ps1';
  /** What the script does, as sentences. */
  explanations?: readonly string[];
}

/** Explains the script and shows its source, as the proxy serves it, on request. */
export function InstallScript({
  token,
  script = '/scripts/{token}/install-node.sh',
  explanations = SCRIPT_STEPS,
}: InstallScriptProps) {
  const [isScriptShown, setScriptShown] = useState(false);
  return (
    <details className={css.secondaryText}>
      <summary>{SCRIPT_QUESTION}</summary>
      <ul>
        {explanations.map((explanation) => (
          <li key={explanation}>{explanation}</li>
        ))}
      </ul>
      {isScriptShown ? (
        <ScriptText token={token} script={script} />
      ) : (
        <Button onClick={() => setScriptShown(true)}>{SHOW_SCRIPT}</Button>
      )}
    </details>
  );
}

function ScriptText({ token, script }: Required<Pick<InstallScriptProps, 'token' | 'script'>>) {
  const { data, error } = $api.useQuery('get', script, {
    params: { path: { token } },
    parseAs: 'text',
  });
  if (error) return <ErrorText error={error} />;
  if (data === undefined) return <Loading label={LOADING_SCRIPT} />;
  return (
    <LongText text={textOr(data, '')}>
      {(visibleText) => (
        // Keyboard users must be able to scroll the script.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={css.script} tabIndex={0}>
          {visibleText}
        </pre>
      )}
    </LongText>
  );
}
