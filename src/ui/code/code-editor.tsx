import { openSearchPanel } from '@codemirror/search';
import { EditorView } from '@codemirror/view';
import { useId, useImperativeHandle, type Ref, useState } from 'react';
import { createPortal } from 'react-dom';
import { lineNumberAt, lineStarts } from '#lib/text/line-starts.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useShortcuts, type Shortcut } from '#ui/shortcut/shortcut.ts';
import { useSetting } from '#ui/store/use-setting.ts';
import type { HoverHelpProvider } from './code-setup.ts';
import type { CompletionProvider } from './completions.ts';
import { replaceRange } from './diagnostics.ts';
import { FindPanel } from './find-panel.tsx';
import {
  problemAtLine,
  LEAVE_EDITOR_HINT,
  suggestionCount,
  KEY_ADD_CARET,
  KEY_COMMENT,
  KEY_COMPLETE,
  KEY_FIND,
  KEY_FOLD,
  KEY_INDENT,
  KEY_LEAVE_EDITOR,
  KEY_GO_TO_LINE,
  KEY_MOVE_LINES,
  KEY_NEXT_OCCURRENCE,
  KEY_NEXT_PROBLEM,
  KEY_OUTDENT,
  caretPosition,
  caretCount,
  errorCount,
  FIND_PANEL,
  NO_PROBLEMS,
  warningCount,
  WRAP_LINES,
  showAllProblems,
  fixAtLine,
  PROBLEMS,
} from './messages.ts';
import { useCodeView, type CodeStatus } from './use-code-view.ts';
import * as css from './code-editor.css.ts';
import { isMac } from '#lib/browser/platform.ts';
import Search from 'lucide-react/icons/search';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Switch } from '#ui/field/switch.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import * as problemListCss from './problem-list.css.ts';

interface ProblemListProps {
  text: string;
  problems: readonly TextProblem[];
  /** Moves the caret to the problem. */
  onGoTo: (offset: number) => void;
  /** Undefined for read-only text. */
  onFix: ((problem: TextProblem) => void) | undefined;
}

const COLLAPSED_COUNT = 3;

/** The problems below a text, with their line numbers. */
function ProblemList({ text, problems, onGoTo, onFix }: ProblemListProps) {
  const [isExpanded, setExpanded] = useState(false);
  if (problems.length === 0) return null;
  const starts = lineStarts(text);
  const visibleProblems = isExpanded ? problems : problems.slice(0, COLLAPSED_COUNT);
  return (
    <div className={problemListCss.footer}>
      <ul className={problemListCss.list} aria-label={PROBLEMS}>
        {visibleProblems.map((problem) => {
          const { from, message, fix } = problem;
          const line = lineNumberAt(starts, from);
          return (
            <li key={`${from} ${message}`}>
              <LinkButton onClick={() => onGoTo(from)}>{sanitizeLines(problemAtLine(line, message))}</LinkButton>
              {fix && onFix && (
                <span className={problemListCss.fix}>
                  <LinkButton aria-label={fixAtLine(fix.title, line)} onClick={() => onFix(problem)}>
                    {fix.title}
                  </LinkButton>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {visibleProblems.length < problems.length && (
        <LinkButton onClick={() => setExpanded(true)}>{showAllProblems(problems.length)}</LinkButton>
      )}
    </div>
  );
}

interface StatusLineProps {
  status: CodeStatus | undefined;
  problems: readonly TextProblem[];
  isWrapped: boolean;
  onWrap: (isWrapped: boolean) => void;
  onFind: () => void;
}

/** The caret's position, the number of problems, and buttons for actions that an on-screen keyboard has no keys for. */
function StatusLine({ status, problems, isWrapped, onWrap, onFind }: StatusLineProps) {
  const count = (severity: TextProblem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length;
  return (
    <div className={css.footer}>
      <span>{status && caretPosition(status.line, status.column)}</span>
      {status && status.caretCount > 1 && <span>{caretCount(status.caretCount)}</span>}
      <span className={css.counts}>
        {problems.length === 0 && NO_PROBLEMS}
        {count('error') > 0 && <Tag tone="bad">{errorCount(count('error'))}</Tag>}
        {count('warning') > 0 && <Tag tone="warn">{warningCount(count('warning'))}</Tag>}
      </span>
      <Switch checked={isWrapped} onChange={({ target }) => onWrap(target.checked)}>
        {WRAP_LINES}
      </Switch>
      <IconButton size="small" label={FIND_PANEL} icon={Search} onClick={onFind} />
    </div>
  );
}

// The editor's keys for the shortcut help; CodeMirror handles them.
const MOD_KEY = isMac() ? '⌘' : 'Ctrl';
const ALT_KEY = isMac() ? '⌥' : 'Alt';

const EDITOR_KEYS: readonly Shortcut[] = [
  { keys: 'Ctrl Space', description: KEY_COMPLETE },
  { keys: `${MOD_KEY} F`, description: KEY_FIND },
  { keys: `${MOD_KEY} /`, description: KEY_COMMENT },
  { keys: 'Tab', description: KEY_INDENT },
  { keys: '⇧ Tab', description: KEY_OUTDENT },
  { keys: `${ALT_KEY} ↑ ↓`, description: KEY_MOVE_LINES },
  { keys: `${MOD_KEY} D`, description: KEY_NEXT_OCCURRENCE },
  { keys: `${MOD_KEY} ${ALT_KEY} ↑ ↓`, description: KEY_ADD_CARET },
  { keys: isMac() ? '⌘ ⌥ [ ]' : 'Ctrl ⇧ [ ]', description: KEY_FOLD },
  { keys: `${MOD_KEY} ${ALT_KEY} G`, description: KEY_GO_TO_LINE },
  { keys: 'F8', description: KEY_NEXT_PROBLEM },
  { keys: 'Esc Tab', description: KEY_LEAVE_EDITOR },
].map((key) => ({ ...key, group: 'On this page' }));

export interface CodeEditorHandle {
  goTo: (offset: number) => void;
}

interface CodeEditorProps {
  ref?: Ref<CodeEditorHandle>;
  label: string;
  value: string;
  /** Undefined for read-only text. */
  onChange?: ((text: string) => void) | undefined;
  problems?: readonly TextProblem[];
  complete?: CompletionProvider | undefined;
  explain?: HoverHelpProvider | undefined;
}

const EMPTY_PROBLEM_LIST: readonly TextProblem[] = [];

const WRAP_SETTING = 'editor-wrap';
const WRAP_ON = 'on';

function goTo(view: EditorView | undefined, offset: number): void {
  const anchor = Math.min(offset, view?.state.doc.length ?? 0);
  view?.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
  view?.focus();
}

/** A YAML editor: CodeMirror with our texts and theme. The caller passes suggestions and help for its schema. */
export function CodeEditor({
  ref,
  label,
  value,
  onChange,
  problems = EMPTY_PROBLEM_LIST,
  complete,
  explain,
}: CodeEditorProps) {
  const descriptionId = useId();
  const [wrap, setWrap] = useSetting(WRAP_SETTING);
  const isReadOnly = onChange === undefined;
  const { parent, view, status, findPanel } = useCodeView({
    label,
    descriptionId: isReadOnly ? undefined : descriptionId,
    value,
    isReadOnly,
    isWrapped: wrap === WRAP_ON,
    problems,
    onText: (text) => onChange?.(text),
    complete: isReadOnly ? undefined : complete,
    explain,
  });
  useShortcuts(EDITOR_KEYS);
  useImperativeHandle(ref, () => ({ goTo: (offset: number) => goTo(view, offset) }), [view]);
  return (
    <div className={css.editor}>
      <div ref={parent} />
      {view && status && findPanel && createPortal(<FindPanel view={view} query={status.query} />, findPanel)}
      <span id={descriptionId} hidden>
        {LEAVE_EDITOR_HINT}
      </span>
      <output>
        <VisuallyHidden>
          {status && status.suggestionCount > 0
            ? suggestionCount(status.suggestionCount)
            : problemOnLine(value, problems, status?.line ?? 1)}
        </VisuallyHidden>
      </output>
      <ProblemList
        text={value}
        problems={problems}
        onGoTo={(offset) => goTo(view, offset)}
        onFix={
          isReadOnly ? undefined : ({ from, to, fix }) => view && fix && replaceRange(view, { from, to }, fix.insert)
        }
      />
      <StatusLine
        status={status}
        problems={problems}
        isWrapped={wrap === WRAP_ON}
        onWrap={(isWrapped) => setWrap(isWrapped ? WRAP_ON : null)}
        onFind={() => view && openSearchPanel(view)}
      />
    </div>
  );
}

/** The problem on the caret's line, for screen readers; empty if the line has no problem. */
function problemOnLine(text: string, problems: readonly TextProblem[], line: number): string {
  if (problems.length === 0) return '';
  const starts = lineStarts(text);
  const problem = problems.find(({ from }) => lineNumberAt(starts, from) === line);
  return problem ? problemAtLine(line, problem.message) : '';
}
