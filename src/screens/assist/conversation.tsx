import ArrowLeft from 'lucide-react/icons/arrow-left';
import { NEW_CONVERSATION } from '#domain/assist/messages.ts';
import type { ConversationState, ConversationEvent } from '#domain/assist/conversation-machine.ts';
import { links } from '#lib/links.ts';
import { MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import { sanitize, textStart } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import * as css from './assist.css.ts';
import { Composer } from './composer.tsx';
import { Entries } from './entries.tsx';
import * as says from './messages.ts';
import type { TalkPlace } from './run-talk.ts';
import { useAtEnd } from './use-at-end.ts';
import { useSuggestedRun, type Suggested } from './use-suggested-run.tsx';
import { useTalk } from './use-talk.ts';

interface ConversationProps extends TalkPlace {
  title: string | undefined;
}

export function Conversation({ title = NEW_CONVERSATION, ...place }: ConversationProps) {
  const { talk, history, take } = useTalk(place);
  const { run, begin } = useSuggestedRun(place);
  return (
    <>
      <section className={css.talk} aria-label={sanitize(title)} hidden={run !== undefined}>
        <div className={css.back}>
          <ButtonLink to={links.assist()} icon={ArrowLeft}>
            {says.CONVERSATIONS}
          </ButtonLink>
        </div>
        <Answer
          query={history}
          errorTitle={says.MESSAGES_NOT_LOADED}
          permission={says.PERMISSION}
          placeholder={<Loading delay="long" label={says.LOADING_MESSAGES} />}
        >
          {() => <Messages of={talk} cluster={place.cluster} take={take} onRun={begin} />}
        </Answer>
      </section>
      {run}
    </>
  );
}

interface MessagesProps {
  of: ConversationState;
  cluster: string;
  take: (event: ConversationEvent) => void;
  onRun: (suggested: Suggested) => void;
}

function Messages({ of: talk, cluster, take, onRun }: MessagesProps) {
  const { log, content, isAtEnd, onScroll, goToEnd } = useAtEnd();
  const isBusy = talk.pending > 0;
  const onRetry = () => take({ on: 'retried' });
  return (
    <>
      <div
        ref={log}
        className={css.log}
        role="log"
        aria-label={says.MESSAGES}
        aria-busy={isBusy}
        // It is scrolled by keys as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={content} className={css.content}>
          <Entries
            of={talk.entries}
            cluster={cluster}
            onRetry={isBusy ? undefined : onRetry}
            onRun={isBusy ? undefined : onRun}
          />
          {isBusy && <Thought of={talk} />}
          <Trouble of={talk} onRetry={onRetry} />
        </div>
      </div>
      {!isAtEnd && (
        <div className={css.latest}>
          <Button size="small" onClick={goToEnd}>
            {says.LATEST}
          </Button>
        </div>
      )}
      <Composer
        isBusy={isBusy}
        onAsk={(text) => {
          goToEnd();
          take({ on: 'asked', text });
        }}
        onStop={() => take({ on: 'stopped' })}
      />
    </>
  );
}

/** What it is at. */
const Thought = ({ of: { progressText: thought } }: { of: ConversationState }) => (
  <output className={css.thought}>
    <Spinner delay="short" />
    {thought === '' ? says.ANSWERING : textStart(thought, MAX_MESSAGE_LENGTH).shown}
  </output>
);

const TROUBLES = {
  lost: { text: says.INCOMPLETE, action: says.ASK_AGAIN },
  unsent: { text: says.UNSENT, action: says.SEND_AGAIN },
  stopped: { text: says.STOPPED, action: says.ASK_AGAIN },
  signedOut: { text: says.SIGNED_OUT, action: undefined },
} as const;

function Trouble({
  of: { problem: trouble, endMessage: why },
  onRetry,
}: {
  of: ConversationState;
  onRetry: () => void;
}) {
  if (trouble === 'none') return null;
  const { text, action } = TROUBLES[trouble];
  return (
    <Banner
      tone={trouble === 'stopped' ? 'info' : 'bad'}
      action={
        action && (
          <Button size="small" onClick={onRetry}>
            {action}
          </Button>
        )
      }
    >
      {trouble === 'lost' || trouble === 'unsent' ? `${why} ${text}` : text}
    </Banner>
  );
}
