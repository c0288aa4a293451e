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
import * as says from './messages.ts';

interface EntriesProps {
  of: readonly ConversationEntry[];
  cluster: string;
  /** Undefined while there is nothing to try again. */
  onRetry: (() => void) | undefined;
  onRun: CommandSuggestionProps['onRun'];
}

/** In their order, which is all that tells them from each other. */
const inOrder = (elements: readonly ReactNode[]) => createElement(Fragment, null, ...elements);

export const Entries = ({ of: entries, onRetry, ...shared }: EntriesProps) =>
  inOrder(
    entries.map((of, at) =>
      createElement(Shown, { of, ...shared, onRetry: at === entries.length - 1 ? onRetry : undefined }),
    ),
  );

type ShownProps = Omit<EntriesProps, 'of'> & { of: ConversationEntry };

function Shown({ of: entry, cluster, onRetry, onRun }: ShownProps) {
  switch (entry.kind) {
    case 'user':
      return (
        <Said by={says.YOU} look="user">
          <Lines>{entry.text}</Lines>
        </Said>
      );
    case 'answer':
      return (
        <Said by={says.ASSISTANT} look="plain">
          <Markdown text={entry.text} />
          {entry.isPartial !== true && <CopyButton text={entry.text} label={says.COPY_ANSWER} />}
        </Said>
      );
    case 'error':
      return (
        <Banner
          tone="bad"
          action={
            onRetry && (
              <Button size="small" onClick={onRetry}>
                {says.ASK_AGAIN}
              </Button>
            )
          }
        >
          <Lines>{entry.text}</Lines>
        </Banner>
      );
    case 'command':
      return (
        <Said by={says.SUGGESTED} look="box">
          <CommandSuggestion cluster={cluster} command={entry.command} query={entry.query} onRun={onRun} />
        </Said>
      );
    case 'result':
      return <CommandResult cluster={cluster} of={entry} />;
    case 'summary':
      return (
        <Said by={says.SUMMARY} look="plain">
          {entry.command !== '' && (
            <LongText text={entry.command} most={MAX_MESSAGE_LENGTH}>
              {() => <code>{sanitizeUntruncated(truncate(entry.command, MAX_MESSAGE_LENGTH))}</code>}
            </LongText>
          )}
          <Markdown text={entry.text} />
        </Said>
      );
    case 'request':
      return <Request of={entry} />;
    case 'unreadable':
      return (
        <p className={css.lines}>
          <UnreadableRecord raw={entry.raw} />
        </p>
      );
  }
}

interface SaidProps {
  by: string;
  look: keyof typeof css.said;
  children: ReactNode;
}

/** One contribution, under whose it is. */
export const Said = ({ by, look, children }: SaidProps) => (
  <article className={css.said[look]} aria-label={by}>
    <h2 className={css.by}>{by}</h2>
    {children}
  </article>
);

const Lines = ({ children }: { children: string }) => (
  <LongText text={children}>{(shown) => <p className={css.lines}>{shown}</p>}</LongText>
);

const field = ([name, value]: readonly [string, string]) => (
  <Description term={sanitize(name)}>
    <UntrustedText>{value}</UntrustedText>
  </Description>
);

/** Nothing in the open API makes or answers one (docs/protocol/resources.md#13.1). */
const Request = ({ of: { fields, text } }: { of: Extract<ConversationEntry, { kind: 'request' }> }) => (
  <Said by={says.REQUEST} look="box">
    {text !== '' && <Lines>{text}</Lines>}
    {fields.length > 0 && <DescriptionList>{inOrder(fields.map(field))}</DescriptionList>}
    <p>{says.NO_REQUESTS}</p>
  </Said>
);
