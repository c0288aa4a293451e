import { useQuery } from '@tanstack/react-query';
import { commandOutputOf } from '#api/assistant.ts';
import type { ConversationEntry } from '#domain/assist/assistant-message.ts';
import { exitErrorOf, plainOutput } from '#domain/assist/plain-output.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { LongText } from '#ui/text/long-text.tsx';
import * as css from './assist.css.ts';
import { MessageArticle } from './entries.tsx';
import * as messages from './messages.ts';

interface CommandResultProps {
  cluster: string;
  result: Extract<ConversationEntry, { kind: 'result' }>;
}

/** The output of a command on one server, from its recording (docs/protocol/streams.md#12.4). */
export function CommandResult({ cluster, result: { node, session } }: CommandResultProps) {
  const { data, error } = useQuery(commandOutputOf({ cluster, sid: session }));
  return (
    <MessageArticle author={messages.resultOn(sanitize(node || session))} variant="box">
      {data && 'text' in data && (
        <LongText text={plainOutput(data.text)}>
          {(shown) => (
            // A scrolling area needs keyboard focus.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre className={css.output} tabIndex={0}>
              {shown}
            </pre>
          )}
        </LongText>
      )}
      {data && 'events' in data && (
        <LongText text={exitErrorOf(data.events)}>{(shown) => <p>{shown || messages.NO_OUTPUT}</p>}</LongText>
      )}
      {error && <p>{messages.NO_RECORDING}</p>}
      {!data && !error && <Loading delay="short" label={messages.LOADING_OUTPUT} />}
      {data && (
        <div>
          <ButtonLink size="small" to={links.player({ cluster, sid: session })}>
            {messages.OPEN_RECORDING}
          </ButtonLink>
        </div>
      )}
    </MessageArticle>
  );
}
