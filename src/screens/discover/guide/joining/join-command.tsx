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
import type { Making } from './join-token.ts';
import {
  COPY_COMMAND,
  CREATING_TOKEN,
  HIDE_TOKEN,
  NEW_TOKEN,
  NO_TOKEN,
  TOKEN_EXPIRED,
  tokenValidFor,
} from '#screens/discover/guide/messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

const MASK = '••••••••';

interface JoinCommandProps {
  making: Making;
  commandOf: (token: JoinToken) => string;
}

/** A command with a token in it, which is hidden until it is asked for; what is copied has it. */
export function JoinCommand({ making: { token, isBusy, refusal, make }, commandOf }: JoinCommandProps) {
  // A new token is hidden again.
  const [shown, setShown] = useState<JoinToken>();
  const isShown = token !== undefined && shown?.id === token.id;
  if (refusal !== undefined)
    return (
      <Banner tone="bad">
        <p>{NO_TOKEN}</p>
        <p>{refusal}</p>
        <Button pending={isBusy} onClick={make}>
          {RETRY}
        </Button>
      </Banner>
    );
  if (!token) return <Loading label={CREATING_TOKEN} />;
  const text = commandOf(token);
  return (
    <>
      <LongText text={isShown ? text : text.replaceAll(token.id, MASK)} hasCopy>
        {(shown) => (
          <div className={line}>
            <code className={command}>{shown}</code>
            <CopyButton text={text} label={COPY_COMMAND} />
          </div>
        )}
      </LongText>
      <div className={css.row}>
        <Expiry of={token} />
        <Button variant="quiet" onClick={() => setShown(isShown ? undefined : token)}>
          {isShown ? HIDE_TOKEN : SHOW_TOKEN}
        </Button>
        <Button variant="quiet" pending={isBusy} onClick={make}>
          {NEW_TOKEN}
        </Button>
      </div>
    </>
  );
}

function Expiry({ of: { expiry } }: { of: JoinToken }) {
  const MINUTE = 60_000;
  const words = useTickingText((now) => {
    const left = epochMs(expiry) - now;
    return left <= 0 ? TOKEN_EXPIRED : tokenValidFor(formatDuration(left - (left % MINUTE) || left));
  });
  return <span className={css.quiet}>{words}</span>;
}
