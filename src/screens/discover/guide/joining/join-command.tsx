import { useState } from 'react';
import { SHOW_TOKEN } from '#lib/messages.ts';
import { formatDuration } from '#lib/time.ts';
import { epochMs } from '#lib/instant.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { RETRY } from '#ui/messages.ts';
import { command, line } from '#ui/text/command-steps.css.ts';
import { LongText } from '#ui/text/long-text.tsx';
import { useTickingText } from '#ui/text/use-ticking-text.ts';
import type { JoinToken } from '#domain/enrollment/join-token.ts';
import type { JoinTokenRequest } from './use-join-token.ts';
import {
  COPY_COMMAND,
  CREATING_TOKEN,
  HIDE_TOKEN,
  NEW_TOKEN,
  TOKEN_NOT_CREATED,
  TOKEN_EXPIRED,
  tokenValidFor,
} from '#screens/discover/guide/messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

const TOKEN_MASK = '••••••••';

interface JoinCommandProps {
  tokenRequest: JoinTokenRequest;
  commandOf: (token: JoinToken) => string;
}

/** A command with a token. The token is masked on screen; the copy button copies the real token. */
export function JoinCommand({ tokenRequest: { token, isBusy, refusal, createToken }, commandOf }: JoinCommandProps) {
  // Each new token starts masked.
  const [shownToken, setShownToken] = useState<JoinToken>();
  const isShown = token !== undefined && shownToken?.id === token.id;
  if (refusal !== undefined)
    return (
      <Banner tone="bad">
        <p>{TOKEN_NOT_CREATED}</p>
        <p>{refusal}</p>
        <Button pending={isBusy} onClick={createToken}>
          {RETRY}
        </Button>
      </Banner>
    );
  if (!token) return <Loading label={CREATING_TOKEN} />;
  const text = commandOf(token);
  return (
    <>
      <LongText text={isShown ? text : text.replaceAll(token.id, TOKEN_MASK)} hasCopy>
        {(visibleText) => (
          <div className={line}>
            <code className={command}>{visibleText}</code>
            <CopyButton text={text} label={COPY_COMMAND} />
          </div>
        )}
      </LongText>
      <div className={css.row}>
        <TokenExpiry token={token} />
        <Button variant="quiet" onClick={() => setShownToken(isShown ? undefined : token)}>
          {isShown ? HIDE_TOKEN : SHOW_TOKEN}
        </Button>
        <Button variant="quiet" pending={isBusy} onClick={createToken}>
          {NEW_TOKEN}
        </Button>
      </div>
    </>
  );
}

function TokenExpiry({ token: { expiry } }: { token: JoinToken }) {
  const MINUTE_MS = 60_000;
  const expiryText = useTickingText((now) => {
    const remainingMs = epochMs(expiry) - now;
    return remainingMs <= 0
      ? TOKEN_EXPIRED
      : tokenValidFor(formatDuration(remainingMs - (remainingMs % MINUTE_MS) || remainingMs));
  });
  return <span className={css.secondaryText}>{expiryText}</span>;
}
