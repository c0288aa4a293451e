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
import type { ConversationAddress } from './conversation-connection.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import { useSuggestedRun, type SuggestedCommand } from './use-suggested-run.tsx';
import { useConversation } from './use-conversation.ts';

interface ConversationProps extends ConversationAddress {
  title: string | undefined;
}

export function Conversation({ title = NEW_CONVERSATION, ...address }: ConversationProps) {
  const { talk, history, take: dispatch } = useConversation(address);
  const { run, begin: startRun } = useSuggestedRun(address);
  return (
    <>
      <section className={css.conversation} aria-label={sanitize(title)} hidden={run !== undefined}>
        <div className={css.back}>
          <ButtonLink to={links.assist()} icon={ArrowLeft}>
            {says.CONVERSATIONS}
          </ButtonLink>
        </div>
        <Answer
          query={history}
          errorTitle={says.MESSAGES_NOT_LOADED}
          permission={says.ASSISTANT_PERMISSION}
          placeholder={<Loading delay="long" label={says.LOADING_MESSAGES} />}
        >
          {() => <Messages state={talk} cluster={address.cluster} dispatch={dispatch} onRun={startRun} />}
        </Answer>
      </section>
      {run}
    </>
  );
}

interface MessagesProps {
  state: ConversationState;
  cluster: string;
  dispatch: (event: ConversationEvent) => void;
  onRun: (suggested: SuggestedCommand) => void;
}

function Messages({ state: talk, cluster, dispatch, onRun }: MessagesProps) {
  const { log, content, isAtEnd, onScroll, goToEnd } = useStickToEnd();
  const isBusy = talk.pending > 0;
  const onRetry = () => dispatch({ type: 'retried' });
  return (
    <>
      <div
        ref={log}
        className={css.log}
        role="log"
        aria-label={says.MESSAGES}
        aria-busy={isBusy}
        // A scrolling area needs keyboard focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={content} className={css.content}>
          <Entries
            entries={talk.entries}
            cluster={cluster}
            onRetry={isBusy ? undefined : onRetry}
            onRun={isBusy ? undefined : onRun}
          />
          {isBusy && <ProgressText state={talk} />}
          <ProblemNotice state={talk} onRetry={onRetry} />
        </div>
      </div>
      {!isAtEnd && (
        <div className={css.goToLatest}>
          <Button size="small" onClick={goToEnd}>
            {says.GO_TO_LATEST}
          </Button>
        </div>
      )}
      <Composer
        isBusy={isBusy}
        onSend={(text) => {
          goToEnd();
          dispatch({ type: 'asked', text });
        }}
        onStop={() => dispatch({ type: 'stopped' })}
      />
    </>
  );
}

/** What the assistant is doing. */
const ProgressText = ({ state: { progressText: thought } }: { state: ConversationState }) => (
  <output className={css.progress}>
    <Spinner delay="short" />
    {thought === '' ? says.ANSWERING : textStart(thought, MAX_MESSAGE_LENGTH).shown}
  </output>
);

const PROBLEM_NOTICES = {
  lost: { text: says.INCOMPLETE, action: says.ASK_AGAIN },
  unsent: { text: says.UNSENT, action: says.SEND_AGAIN },
  stopped: { text: says.STOPPED, action: says.ASK_AGAIN },
  signedOut: { text: says.SIGNED_OUT, action: undefined },
} as const;

function ProblemNotice({
  state: { problem: trouble, endMessage: why },
  onRetry,
}: {
  state: ConversationState;
  onRetry: () => void;
}) {
  if (trouble === 'none') return null;
  const { text, action } = PROBLEM_NOTICES[trouble];
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
