import { createElement, Fragment, type ReactNode } from 'react';
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
import { CommandSuggestion, type CommandSuggestionProps } from './command-suggestion.tsx';
import { Markdown } from './markdown/markdown.tsx';
import * as messages from './messages.ts';

interface EntriesProps {
  entries: readonly ConversationEntry[];
  cluster: string;
  /** Undefined while there is nothing to retry. */
  onRetry: (() => void) | undefined;
  onRun: CommandSuggestionProps['onRun'];
}

/** Creates elements without keys, because only their order identifies the entries. */
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
