import { openSearchPanel } from '@codemirror/search';
import { EditorView } from '@codemirror/view';
import { useId, useImperativeHandle, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { lineNumberAt, lineStarts } from '#lib/text/line-starts.ts';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useShortcuts } from '#ui/shortcut/shortcut.ts';
import { useSetting } from '#ui/store/use-setting.ts';
import type { HoverHelpProvider } from './code-setup.ts';
import type { CompletionProvider } from './completions.ts';
import { replaceRange } from './diagnostics.ts';
import { EDITOR_KEYS } from './editor-keys.ts';
import { FindPanel } from './find-panel.tsx';
import { problemAtLine, LEAVE_EDITOR_HINT, suggestionCount } from './messages.ts';
import { ProblemList } from './problem-list.tsx';
import { StatusLine } from './status-line.tsx';
import { useCodeView } from './use-code-view.ts';
import * as css from './code-editor.css.ts';

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
          {status && status.suggestions > 0
            ? suggestionCount(status.suggestions)
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

/** The problem on the caret's line. */
function problemOnLine(text: string, problems: readonly TextProblem[], line: number): string {
  if (problems.length === 0) return '';
  const starts = lineStarts(text);
  const problem = problems.find(({ from }) => lineNumberAt(starts, from) === line);
  return problem ? problemAtLine(line, problem.message) : '';
}
