import { truncate, MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState, type ReactNode } from 'react';
import { hasEnded, WAITING_NODE, type NodeRun } from '#domain/command-run/command-stream.ts';
import { commandOutputText } from '#domain/command-run/command-output.ts';
import { Button } from '#ui/button/button.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { useInView } from '#ui/store/use-in-view.ts';
import { useStore } from '#ui/store/use-store.ts';
import {
  collapseOutput,
  copyOutput,
  exitCode,
  expandOutput,
  droppedNote,
  matchingLines,
  NO_OUTPUT_YET,
  outputOf,
  NO_OUTPUT,
  sameOutputFrom,
  durationInSeconds,
  STATUS_LABELS,
  STOP,
  STOPPED_NOTE,
  stopOn,
  unreadableNote,
} from './messages.ts';
import type { Run } from './run.ts';
import { lastLines, lastParts, findMatchingLines, visibleText } from './output-text.ts';
import * as css from './command-run.css.ts';

const TONES = { waiting: 'plain', running: 'info', succeeded: 'ok', failed: 'bad', stopped: 'warn' } as const;
/** How many characters a collapsed panel receives, which is more than its lines need. */
const COLLAPSED_CHARACTERS = 4_000;
const MAX_MATCHING_LINES = 200;

interface OutputPanelProps {
  run: Run;
  /** The servers with this output. */
  ids: readonly string[];
  nameOf: (id: string) => string;
  /** In lower case; empty when there is no search. */
  searchText: string;
}

/** The output of one server, or the same output of several. Out of view, it shows only its title and updates slowly. */
export function OutputPanel({ run, ids, nameOf, searchText }: OutputPanelProps) {
  const ref = useRef<HTMLElement>(null);
  const isInView = useInView(ref);
  const [isExpanded, setExpanded] = useState(false);
  const [id = ''] = ids;
  const node = useStore(isInView ? run.live : run.overview, ({ nodes }) => nodes.get(id)) ?? WAITING_NODE;
  const title = ids.length > 1 ? sameOutputFrom(ids.length) : nameOf(id);
  return (
    <article ref={ref} className={css.panel} aria-label={title}>
      <PanelHead node={node} title={title} isExpanded={isExpanded} onToggle={() => setExpanded(!isExpanded)}>
        {!hasEnded(node) && (
          <Button size="small" aria-label={stopOn(title)} onClick={() => run.stop([id])}>
            {STOP}
          </Button>
        )}
        {isInView && <CopyButton text={() => visibleText(commandOutputText(node.output))} label={copyOutput(title)} />}
      </PanelHead>
      {ids.length > 1 && <bdi className={css.quiet}>{ids.map(nameOf).join(', ')}</bdi>}
      {isInView && <PanelBody node={node} title={title} isExpanded={isExpanded} searchText={searchText} />}
    </article>
  );
}

interface PanelHeadProps {
  node: NodeRun;
  title: string;
  isExpanded: boolean;
  onToggle: () => void;
  /** The buttons in the head of the panel. */
  children: ReactNode;
}

function PanelHead({ node, title, isExpanded, onToggle, children }: PanelHeadProps) {
  const { status, exitCode: code, startedAt, endedAt } = node;
  return (
    <div className={css.line}>
      <IconButton
        label={isExpanded ? collapseOutput(title) : expandOutput(title)}
        icon={isExpanded ? ChevronDown : ChevronRight}
        size="small"
        aria-expanded={isExpanded}
        onClick={onToggle}
      />
      <bdi className={css.name}>{title}</bdi>
      <Tag tone={TONES[status]} dot={status === 'running'}>
        {STATUS_LABELS[status]}
      </Tag>
      {code !== undefined && <span className={css.quiet}>{exitCode(code)}</span>}
      {startedAt > 0 && endedAt > 0 && <span className={css.quiet}>{durationInSeconds(endedAt - startedAt)}</span>}
      <span className={css.end}>{children}</span>
    </div>
  );
}

function PanelBody({
  node,
  title,
  isExpanded,
  searchText,
}: {
  node: NodeRun;
  title: string;
  isExpanded: boolean;
  searchText: string;
}) {
  const { output, error, status } = node;
  const notes = [
    ...(output.droppedCharacters > 0 ? [droppedNote(output.droppedCharacters)] : []),
    ...(output.unreadableCount > 0 ? [unreadableNote(output.unreadableCount)] : []),
    ...(status === 'stopped' ? [STOPPED_NOTE] : []),
    ...(output.size === 0 && error === '' ? [hasEnded(node) ? NO_OUTPUT : NO_OUTPUT_YET] : []),
  ];
  return (
    <>
      {error !== '' && <p className={css.error}>{truncate(error, MAX_MESSAGE_LENGTH)}</p>}
      {notes.length > 0 && <p className={css.quiet}>{notes.join('. ')}</p>}
      {output.size > 0 &&
        (searchText === '' ? (
          <OutputText title={title} isExpanded={isExpanded}>
            {(isExpanded ? output.parts : lastParts(output.parts, COLLAPSED_CHARACTERS)).map(
              ({ channel, text }, index) => (
                // Parts are added only at the end. Parts at the start are dropped in one step.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={index} className={channel === 'stderr' ? css.stderr : undefined}>
                  {isExpanded ? visibleText(text) : lastLines(visibleText(text))}
                </span>
              ),
            )}
          </OutputText>
        ) : (
          <MatchingLines node={node} title={title} searchText={searchText} />
        ))}
    </>
  );
}

function OutputText({ title, isExpanded, children }: { title: string; isExpanded: boolean; children: ReactNode }) {
  if (!isExpanded)
    return (
      <section className={css.output.short} aria-label={outputOf(title)}>
        <span>{children}</span>
      </section>
    );
  return (
    // A scrolling area needs keyboard focus (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.output.whole} aria-label={outputOf(title)} tabIndex={0}>
      {children}
    </section>
  );
}

function MatchingLines({ node, title, searchText }: { node: NodeRun; title: string; searchText: string }) {
  const lines = findMatchingLines(node, searchText);
  if (lines.length === 0) return null;
  return (
    <>
      <p className={css.quiet}>{matchingLines(lines.length)}</p>
      <OutputText title={title} isExpanded>
        {lines.slice(0, MAX_MATCHING_LINES).map((line, index) => (
          // The lines have no state, and two of them can have the same text.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>
            {highlightMatch(line, searchText)}
            {'\n'}
          </span>
        ))}
      </OutputText>
    </>
  );
}

function highlightMatch(line: string, searchText: string): ReactNode {
  const start = line.toLowerCase().indexOf(searchText);
  const end = start + searchText.length;
  return (
    <>
      {line.slice(0, start)}
      <mark className={css.mark}>{line.slice(start, end)}</mark>
      {line.slice(end)}
    </>
  );
}
