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
import * as messages from './messages.ts';
import type { ConversationAddress } from './conversation-connection.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import { useSuggestedRun, type SuggestedCommand } from './use-suggested-run.tsx';
import { useConversation } from './use-conversation.ts';

interface ConversationProps extends ConversationAddress {
  title: string | undefined;
}

export function Conversation({ title = NEW_CONVERSATION, ...address }: ConversationProps) {
  const { talk, history, dispatch } = useConversation(address);
  const { run, startRun } = useSuggestedRun(address);
  return (
    <>
      <section className={css.conversation} aria-label={sanitize(title)} hidden={run !== undefined}>
        <div className={css.back}>
          <ButtonLink to={links.assist()} icon={ArrowLeft}>
            {messages.CONVERSATIONS}
          </ButtonLink>
        </div>
        <Answer
          query={history}
          errorTitle={messages.MESSAGES_NOT_LOADED}
          permission={messages.ASSISTANT_PERMISSION}
          placeholder={<Loading delay="long" label={messages.LOADING_MESSAGES} />}
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

function Messages({ state: conversationState, cluster, dispatch, onRun }: MessagesProps) {
  const { log, content, isAtEnd, onScroll, goToEnd } = useStickToEnd();
  const isBusy = conversationState.pending > 0;
  const onRetry = () => dispatch({ type: 'retried' });
  return (
    <>
      <div
        ref={log}
        className={css.log}
        role="log"
        aria-label={messages.MESSAGES}
        aria-busy={isBusy}
        // A scrolling area needs keyboard focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        <div ref={content} className={css.content}>
          <Entries
            entries={conversationState.entries}
            cluster={cluster}
            onRetry={isBusy ? undefined : onRetry}
            onRun={isBusy ? undefined : onRun}
          />
          {isBusy && <ProgressText state={conversationState} />}
          <ProblemNotice state={conversationState} onRetry={onRetry} />
        </div>
      </div>
      {!isAtEnd && (
        <div className={css.goToLatest}>
          <Button size="small" onClick={goToEnd}>
            {messages.GO_TO_LATEST}
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
const ProgressText = ({ state: { progressText: currentProgress } }: { state: ConversationState }) => (
  <output className={css.progress}>
    <Spinner delay="short" />
    {currentProgress === '' ? messages.ANSWERING : textStart(currentProgress, MAX_MESSAGE_LENGTH).shown}
  </output>
);

const PROBLEM_NOTICES = {
  lost: { text: messages.INCOMPLETE, action: messages.ASK_AGAIN },
  unsent: { text: messages.UNSENT, action: messages.SEND_AGAIN },
  stopped: { text: messages.STOPPED, action: messages.ASK_AGAIN },
  signedOut: { text: messages.SIGNED_OUT, action: undefined },
} as const;

function ProblemNotice({
  state: { problem: currentProblem, endMessage: endText },
  onRetry,
}: {
  state: ConversationState;
  onRetry: () => void;
}) {
  if (currentProblem === 'none') return null;
  const { text, action } = PROBLEM_NOTICES[currentProblem];
  return (
    <Banner
      tone={currentProblem === 'stopped' ? 'info' : 'bad'}
      action={
        action && (
          <Button size="small" onClick={onRetry}>
            {action}
          </Button>
        )
      }
    >
      {currentProblem === 'lost' || currentProblem === 'unsent' ? `${endText} ${text}` : text}
    </Banner>
  );
}
