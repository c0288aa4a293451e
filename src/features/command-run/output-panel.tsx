import { truncate, MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { hasEnded, WAITING_NODE, type NodeRun } from '#domain/command-run/command-stream.ts';
import { commandOutputText } from '#domain/command-run/command-output.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { useStore } from '#ui/store/use-store.ts';
import {
  collapseOutput,
  copyOutput,
  exitCode,
  expandOutput,
  leftOut,
  matchingLines,
  NO_OUTPUT_YET,
  outputOf,
  PRINTED_NOTHING,
  saidThis,
  seconds,
  STATES,
  STOP,
  STOPPED_NOTE,
  stopOn,
  unreadableOutput,
} from './messages.ts';
import type { Run } from './run.ts';
import { lastLines, lastOf, linesWith, visible } from './shown.ts';
import * as css from './command-run.css.ts';

const TONES = { waiting: 'plain', running: 'info', succeeded: 'ok', failed: 'bad', stopped: 'warn' } as const;
/** More than the few lines of a panel hold. */
const SHORT = 4_000;
const MOST_LINES = 200;

interface OutputPanelProps {
  run: Run;
  /** Servers that said the same. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  /** In lower case; empty is nothing. */
  wanted: string;
}

function useSeen(ref: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '200px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isSeen;
}

/** What one server does, or several did alike. Out of sight it is its title alone, and follows slowly. */
export function OutputPanel({ run, ids, nameOf, wanted }: OutputPanelProps) {
  const ref = useRef<HTMLElement>(null);
  const isSeen = useSeen(ref);
  const [isWhole, setWhole] = useState(false);
  const [id = ''] = ids;
  const node = useStore(isSeen ? run.live : run.overview, ({ nodes }) => nodes.get(id)) ?? WAITING_NODE;
  const title = ids.length > 1 ? saidThis(ids.length) : nameOf(id);
  return (
    <article ref={ref} className={css.panel} aria-label={title}>
      <Head node={node} title={title} isWhole={isWhole} onToggle={() => setWhole(!isWhole)}>
        {!hasEnded(node) && (
          <Button size="small" aria-label={stopOn(title)} onClick={() => run.stop([id])}>
            {STOP}
          </Button>
        )}
        {isSeen && <CopyButton text={() => visible(commandOutputText(node.output))} label={copyOutput(title)} />}
      </Head>
      {ids.length > 1 && <bdi className={css.quiet}>{ids.map(nameOf).join(', ')}</bdi>}
      {isSeen && <Body node={node} title={title} isWhole={isWhole} wanted={wanted} />}
    </article>
  );
}

interface HeadProps {
  node: NodeRun;
  title: string;
  isWhole: boolean;
  onToggle: () => void;
  /** What can be done with it. */
  children: ReactNode;
}

function Head({ node, title, isWhole, onToggle, children }: HeadProps) {
  const { at, exitCode: code, startedAt: begun, endedAt: ended } = node;
  return (
    <div className={css.line}>
      <IconButton
        label={isWhole ? collapseOutput(title) : expandOutput(title)}
        icon={isWhole ? ChevronDown : ChevronRight}
        size="small"
        aria-expanded={isWhole}
        onClick={onToggle}
      />
      <bdi className={css.name}>{title}</bdi>
      <Tag tone={TONES[at]} dot={at === 'running'}>
        {STATES[at]}
      </Tag>
      {code !== undefined && <span className={css.quiet}>{exitCode(code)}</span>}
      {begun > 0 && ended > 0 && <span className={css.quiet}>{seconds(ended - begun)}</span>}
      <span className={css.end}>{children}</span>
    </div>
  );
}

function Body({ node, title, isWhole, wanted }: { node: NodeRun; title: string; isWhole: boolean; wanted: string }) {
  const { output, error, at } = node;
  const notes = [
    ...(output.droppedCharacters > 0 ? [leftOut(output.droppedCharacters)] : []),
    ...(output.unreadableCount > 0 ? [unreadableOutput(output.unreadableCount)] : []),
    ...(at === 'stopped' ? [STOPPED_NOTE] : []),
    ...(output.size === 0 && error === '' ? [hasEnded(node) ? PRINTED_NOTHING : NO_OUTPUT_YET] : []),
  ];
  return (
    <>
      {error !== '' && <p className={css.error}>{truncate(error, MAX_MESSAGE_LENGTH)}</p>}
      {notes.length > 0 && <p className={css.quiet}>{notes.join('. ')}</p>}
      {output.size > 0 &&
        (wanted === '' ? (
          <Text title={title} isWhole={isWhole}>
            {(isWhole ? output.parts : lastOf(output.parts, SHORT)).map(({ channel, text }, at) => (
              // Parts are only ever added at the end, or cut at the beginning all at once.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={at} className={channel === 'stderr' ? css.stderr : undefined}>
                {isWhole ? visible(text) : lastLines(visible(text))}
              </span>
            ))}
          </Text>
        ) : (
          <Matches node={node} title={title} wanted={wanted} />
        ))}
    </>
  );
}

function Text({ title, isWhole, children }: { title: string; isWhole: boolean; children: ReactNode }) {
  if (!isWhole)
    return (
      <section className={css.output.short} aria-label={outputOf(title)}>
        <span>{children}</span>
      </section>
    );
  return (
    // What scrolls has to be reached by the keyboard (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.output.whole} aria-label={outputOf(title)} tabIndex={0}>
      {children}
    </section>
  );
}

function Matches({ node, title, wanted }: { node: NodeRun; title: string; wanted: string }) {
  const lines = linesWith(node, wanted);
  if (lines.length === 0) return null;
  return (
    <>
      <p className={css.quiet}>{matchingLines(lines.length)}</p>
      <Text title={title} isWhole>
        {lines.slice(0, MOST_LINES).map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at}>
            {marked(line, wanted)}
            {'\n'}
          </span>
        ))}
      </Text>
    </>
  );
}

function marked(line: string, wanted: string): ReactNode {
  const at = line.toLowerCase().indexOf(wanted);
  const end = at + wanted.length;
  return (
    <>
      {line.slice(0, at)}
      <mark className={css.mark}>{line.slice(at, end)}</mark>
      {line.slice(end)}
    </>
  );
}
