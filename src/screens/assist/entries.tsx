import { createElement, Fragment, type ReactNode, useDeferredValue, useState } from 'react';
import type { ConversationEntry } from '#domain/assist/assistant-message.ts';
import { UnreadableRecord } from '#features/list/unreadable.tsx';
import { truncate, MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import { sanitize, sanitizeUntruncated } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Description, DescriptionList } from '#ui/text/description-list.tsx';
import { LongText } from '#ui/text/long-text.tsx';
import { UntrustedText } from '#ui/text/untrusted-text.tsx';
import * as css from './assist.css.ts';
import { CommandResult } from './command-result.tsx';
import { Markdown } from './markdown/markdown.tsx';
import * as messages from './messages.ts';
import { useQuery } from '@tanstack/react-query';
import { commandTargetsOf } from '#api/assistant.ts';
import { commonLogins } from '#domain/command-run/group-results.ts';
import { readServerPage } from '#features/command-run/read-server-page.ts';
import { COMMAND, RUN_COMMAND } from '#features/command-run/messages.ts';
import { formatCount } from '#lib/text/locale.ts';
import { errorText } from '#ui/feedback/messages.ts';
import { Field } from '#ui/field/field.tsx';
import { Input } from '#ui/field/input.tsx';
import { Select } from '#ui/field/select.tsx';
import type { SuggestedCommand } from './use-suggested-run.tsx';

interface CommandSuggestionProps {
  cluster: string;
  command: string;
  query: string;
  /** Undefined while an answer is loading. */
  onRun: ((suggested: SuggestedCommand) => void) | undefined;
}

/** A command that the assistant suggests. The user can edit all parts before running it. */
function CommandSuggestion({ cluster, onRun, ...suggestion }: CommandSuggestionProps) {
  const [command, setCommand] = useState(suggestion.command);
  const [query, setQuery] = useState(suggestion.query);
  const [chosenLogin, setChosenLogin] = useState('');
  const searchedQuery = useDeferredValue(query.trim());
  const answer = useQuery(commandTargetsOf(cluster, searchedQuery));
  const { servers, hasMore } = readServerPage(answer.data);
  const logins = commonLogins(servers);
  const queryError = queryErrorOf(answer, { query: searchedQuery, count: servers.length, logins });
  const isUpToDate = answer.data !== undefined && searchedQuery === query.trim();
  const runDisabledReason = onRun ? messages.FINDING_SERVERS : messages.STILL_ANSWERING;
  const login = logins.includes(chosenLogin) ? chosenLogin : (logins[0] ?? '');
  const isChanged = command !== suggestion.command || query !== suggestion.query || chosenLogin !== '';
  const reset = () => {
    setCommand(suggestion.command);
    setQuery(suggestion.query);
    setChosenLogin('');
  };
  return (
    <div className={css.form}>
      <Field
        label={messages.QUERY}
        hint={
          answer.data && (hasMore ? messages.tooManyServers : messages.matchingServers)(formatCount(servers.length))
        }
        error={queryError}
      >
        <CodeInput value={query} onChange={setQuery} />
      </Field>
      <Field label={messages.LOGIN}>
        <Select value={login} onChange={({ target }) => setChosenLogin(target.value)}>
          {logins.map((name) => (
            <option key={name} value={name}>
              {sanitize(name)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={COMMAND}>
        <CodeInput value={command} onChange={setCommand} />
      </Field>
      <div className={css.actions}>
        {isChanged && <Button onClick={reset}>{messages.RESET}</Button>}
        <CopyButton showLabel text={command} label={messages.COPY_COMMAND} />
        <Button
          disabledReason={queryError ?? (onRun && isUpToDate ? undefined : runDisabledReason)}
          onClick={() => onRun?.({ command, login, servers })}
        >
          {RUN_COMMAND}
        </Button>
      </div>
    </div>
  );
}

const CodeInput = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <Input
    face="code"
    value={value}
    spellCheck={false}
    autoComplete="off"
    onChange={({ target }) => onChange(target.value)}
  />
);

function queryErrorOf(
  { data, error }: { data: unknown; error: { message: string } | null },
  { query, count, logins }: { query: string; count: number; logins: readonly string[] },
): string | undefined {
  if (query === '') return messages.QUERY_NEEDED;
  if (error) return errorText(error);
  if (data === undefined) return undefined;
  if (count === 0) return messages.NO_SERVERS;
  return logins.length === 0 ? messages.NO_LOGIN : undefined;
}

interface EntriesProps {
  entries: readonly ConversationEntry[];
  cluster: string;
  /** Undefined while an answer is loading. */
  onRetry: (() => void) | undefined;
  onRun: CommandSuggestionProps['onRun'];
}

/** Creates a fragment whose elements have no keys, because only their order identifies them. */
const fragmentOf = (elements: readonly ReactNode[]) => createElement(Fragment, null, ...elements);

export const Entries = ({ entries, onRetry, ...shared }: EntriesProps) =>
  fragmentOf(
    entries.map((entry, index) =>
      createElement(EntryView, { entry, ...shared, onRetry: index === entries.length - 1 ? onRetry : undefined }),
    ),
  );

type EntryViewProps = Omit<EntriesProps, 'entries'> & { entry: ConversationEntry };

function EntryView({ entry, cluster, onRetry, onRun }: EntryViewProps) {
  switch (entry.kind) {
    case 'user':
      return (
        <MessageArticle author={messages.YOUR_QUESTION} variant="user">
          <PlainText>{entry.text}</PlainText>
        </MessageArticle>
      );
    case 'answer':
      return (
        <MessageArticle author={messages.ASSISTANT} variant="plain">
          <Markdown text={entry.text} />
          {entry.isPartial !== true && <CopyButton text={entry.text} label={messages.COPY_ANSWER} />}
        </MessageArticle>
      );
    case 'error':
      return (
        <Banner
          tone="bad"
          action={
            onRetry && (
              <Button size="small" onClick={onRetry}>
                {messages.ASK_AGAIN}
              </Button>
            )
          }
        >
          <PlainText>{entry.text}</PlainText>
        </Banner>
      );
    case 'command':
      return (
        <MessageArticle author={messages.SUGGESTED_COMMAND} variant="box">
          <CommandSuggestion cluster={cluster} command={entry.command} query={entry.query} onRun={onRun} />
        </MessageArticle>
      );
    case 'result':
      return <CommandResult cluster={cluster} result={entry} />;
    case 'summary':
      return (
        <MessageArticle author={messages.SUMMARY} variant="plain">
          {entry.command !== '' && (
            <LongText text={entry.command} maxLength={MAX_MESSAGE_LENGTH}>
              {() => <code>{sanitizeUntruncated(truncate(entry.command, MAX_MESSAGE_LENGTH))}</code>}
            </LongText>
          )}
          <Markdown text={entry.text} />
        </MessageArticle>
      );
    case 'request':
      return <AccessRequestEntry request={entry} />;
    case 'unreadable':
      return (
        <p className={css.plainText}>
          <UnreadableRecord raw={entry.raw} />
        </p>
      );
  }
}

interface MessageArticleProps {
  author: string;
  variant: keyof typeof css.message;
  children: ReactNode;
}

/** One message, with its author as the heading. */
export const MessageArticle = ({ author, variant, children }: MessageArticleProps) => (
  <article className={css.message[variant]} aria-label={author}>
    <h2 className={css.author}>{author}</h2>
    {children}
  </article>
);

const PlainText = ({ children }: { children: string }) => (
  <LongText text={children}>{(shown) => <p className={css.plainText}>{shown}</p>}</LongText>
);

const RequestField = ([name, value]: readonly [string, string]) => (
  <Description term={sanitize(name)}>
    <UntrustedText>{value}</UntrustedText>
  </Description>
);

/** Read-only, because the open API can't create or answer access requests (docs/protocol/resources.md#13.1). */
const AccessRequestEntry = ({
  request: { fields, text },
}: {
  request: Extract<ConversationEntry, { kind: 'request' }>;
}) => (
  <MessageArticle author={messages.ACCESS_REQUEST} variant="box">
    {text !== '' && <PlainText>{text}</PlainText>}
    {fields.length > 0 && <DescriptionList>{fragmentOf(fields.map(RequestField))}</DescriptionList>}
    <p>{messages.NO_ACCESS_REQUESTS}</p>
  </MessageArticle>
);
