import ArrowLeft from 'lucide-react/icons/arrow-left';
import { NEW_CONVERSATION } from '#domain/assist/messages.ts';
import {
  type ConversationState,
  type ConversationEvent,
  INITIAL_CONVERSATION,
} from '#domain/assist/conversation-machine.ts';
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
import { Entries } from './entries.tsx';
import * as messages from './messages.ts';
import { COMPOSER_HINT, SEND, STOP, YOUR_MESSAGE } from './messages.ts';
import {
  type ConversationAddress,
  connectConversation,
  type ConversationConnection,
} from './conversation-connection.ts';
import { useSuggestedRun, type SuggestedCommand } from './use-suggested-run.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { conversationOf } from '#api/assistant.ts';
import { formText } from '#lib/text/form-text.ts';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';

interface ComposerProps {
  isBusy: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** The field for questions. Questions during an answer are queued (docs/protocol/streams.md#12.1). */
function Composer({ isBusy, onSend, onStop }: ComposerProps) {
  const form = useRef<HTMLFormElement>(null);
  const send = () => {
    const { current: formElement } = form;
    const text = formElement ? formText(new FormData(formElement), 'question').trim() : '';
    if (text === '') return;
    onSend(text);
    formElement?.reset();
  };
  // Enter that ends an input method's composition does not send (UI Events 4.8).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      ref={form}
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={YOUR_MESSAGE} name="question" hint={COMPOSER_HINT}>
        <TextArea rows={2} maxLength={20_000} onKeyDown={onKeyDown} />
      </Field>
      <div className={css.actions}>
        {isBusy && <Button onClick={onStop}>{STOP}</Button>}
        <Button variant="primary" type="submit">
          {SEND}
        </Button>
      </div>
    </form>
  );
}

/** A user who is this close to the end is following new messages. */
const NEAR_END_PX = 48;

/** Keeps the end of the messages visible for users who follow them, and the scroll position for all other users. */
function useStickToEnd() {
  const log = useRef<HTMLDivElement>(null);
  const followsEnd = useRef(true);
  const lastScrollTop = useRef(0);
  const [isAtEnd, setAtEnd] = useState(true);
  const scrollToEnd = () => log.current?.scrollTo({ top: log.current.scrollHeight });
  return {
    log,
    isAtEnd,
    /** The ref of the scrolled content, which grows with new messages and outputs. */
    content(element: HTMLElement | null) {
      if (!element) return undefined;
      const observer = new ResizeObserver(() => followsEnd.current && scrollToEnd());
      observer.observe(element);
      return () => observer.disconnect();
    },
    onScroll() {
      const { current: box } = log;
      if (!box) return;
      const { scrollHeight, scrollTop, clientHeight } = box;
      const isNowAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      // New content also moves the view away from the end, but only the user scrolls up.
      if (isNowAtEnd || scrollTop < lastScrollTop.current) followsEnd.current = isNowAtEnd;
      lastScrollTop.current = scrollTop;
      setAtEnd(followsEnd.current);
    },
    goToEnd() {
      followsEnd.current = true;
      scrollToEnd();
    },
  };
}

/** Connects a conversation while its page is mounted. Starts with the stored history. */
function useConversation({ cluster, conversation }: ConversationAddress) {
  const [talk, setTalk] = useState(INITIAL_CONVERSATION);
  const connection = useRef<ConversationConnection>(undefined);
  const history = useQuery(conversationOf(conversation));
  const { data } = history;
  useEffect(() => {
    const newConnection = connectConversation({ cluster, conversation }, setTalk);
    connection.current = newConnection;
    return newConnection.close;
  }, [cluster, conversation]);
  useEffect(() => {
    if (data !== undefined) connection.current?.dispatch({ type: 'history', answer: data });
  }, [data]);
  return { talk, history, dispatch: (event: ConversationEvent) => connection.current?.dispatch(event) };
}

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
  const ask = (text: string) => {
    goToEnd();
    dispatch({ type: 'asked', text });
  };
  const place = isBusy || hasQuestion(conversationState) ? 'end' : 'middle';
  return (
    <>
      <div
        ref={log}
        className={css.log[place]}
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
      <div className={css.composerPlace[place]}>
        <Composer isBusy={isBusy} onSend={ask} onStop={() => dispatch({ type: 'stopped' })} />
      </div>
      {place === 'middle' && <Examples onAsk={ask} />}
    </>
  );
}

/** A greeting is no question. */
const hasQuestion = ({ entries }: ConversationState): boolean => entries.some(({ kind }) => kind === 'user');

/** Questions to start with, below the field of an empty conversation. */
const Examples = ({ onAsk }: { onAsk: (question: string) => void }) => (
  <ul className={css.examples} aria-label={messages.EXAMPLES}>
    {messages.EXAMPLE_QUESTIONS.map((question) => (
      <li key={question}>
        <Button size="small" onClick={() => onAsk(question)}>
          {question}
        </Button>
      </li>
    ))}
  </ul>
);

/** What the assistant is doing. */
const ProgressText = ({ state: { progressText } }: { state: ConversationState }) => (
  <output className={css.progress}>
    <Spinner delay="short" />
    {progressText === '' ? messages.ANSWERING : textStart(progressText, MAX_MESSAGE_LENGTH).shown}
  </output>
);

const PROBLEM_NOTICES = {
  lost: { text: messages.INCOMPLETE, action: messages.ASK_AGAIN },
  unsent: { text: messages.UNSENT, action: messages.SEND_AGAIN },
  stopped: { text: messages.STOPPED, action: messages.ASK_AGAIN },
  signedOut: { text: messages.SIGNED_OUT, action: undefined },
} as const;

function ProblemNotice({ state: { problem, endMessage }, onRetry }: { state: ConversationState; onRetry: () => void }) {
  if (problem === 'none') return null;
  const { text, action } = PROBLEM_NOTICES[problem];
  return (
    <Banner
      tone={problem === 'stopped' ? 'info' : 'bad'}
      action={
        action && (
          <Button size="small" onClick={onRetry}>
            {action}
          </Button>
        )
      }
    >
      {problem === 'lost' || problem === 'unsent' ? `${endMessage} ${text}` : text}
    </Banner>
  );
}
