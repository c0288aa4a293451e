import { setDiagnostics } from '@codemirror/lint';
import { getSearchQuery, search, type SearchQuery } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, type Panel, type ViewUpdate } from '@codemirror/view';
import { diff } from '@codemirror/merge';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { codeSetup, completion, hoverHelp, openSuggestions, type Explain } from './code-setup.ts';
import type { Complete } from './completions.ts';
import { diagnosticsOf } from './diagnostics.ts';

interface Shown {
  value: string;
  isReadOnly: boolean;
  isWrapped: boolean;
  problems: readonly TextProblem[];
  label: string;
  /** The ID of what describes the text. */
  noteId: string | undefined;
  onText: (text: string) => void;
  complete: Complete | undefined;
  explain: Explain | undefined;
}

/** What is shown around the text. */
export interface CodeStatus {
  line: number;
  column: number;
  carets: number;
  suggestions: number;
  query: SearchQuery;
}

const access = new Compartment();
const wrapping = new Compartment();

/** On changes that come from outside, which are not typed. */
const fromOutside = Annotation.define<boolean>();

/** Line breaks as the editor has them. */
const withPlainBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** A text that is only read can have the focus and be selected, but opens no on-screen keyboard. */
const accessOf = ({ isReadOnly, label, noteId }: Pick<Shown, 'isReadOnly' | 'label' | 'noteId'>): Extension => [
  EditorState.readOnly.of(isReadOnly),
  EditorView.editable.of(!isReadOnly),
  EditorView.contentAttributes.of({
    'aria-label': label,
    ...(noteId !== undefined && { 'aria-describedby': noteId }),
    // Of a text that is only read, and because axe does not count editable text as focusable.
    tabindex: '0',
  }),
];

const wrappingOf = (isWrapped: boolean): Extension => (isWrapped ? EditorView.lineWrapping : []);

function statusOf(state: EditorState): CodeStatus {
  const { head } = state.selection.main;
  const { number, from } = state.doc.lineAt(head);
  return {
    line: number,
    column: head - from + 1,
    carets: state.selection.ranges.length,
    suggestions: openSuggestions(state),
    query: getSearchQuery(state),
  };
}

const isSame = (a: CodeStatus, b: CodeStatus): boolean =>
  a.line === b.line &&
  a.column === b.column &&
  a.carets === b.carets &&
  a.suggestions === b.suggestions &&
  a.query === b.query;

/** The editor for as long as its place is on the page, kept the same as the props. */
export function useCodeView(shown: Shown) {
  const { value, isReadOnly, isWrapped, problems, label, noteId, onText, complete, explain } = shown;
  const parent = useRef<HTMLDivElement>(null);
  const text = useRef(withPlainBreaks(value));
  const [view, setView] = useState<EditorView>();
  const [status, setStatus] = useState<CodeStatus>();
  const [findPanel, setFindPanel] = useState<HTMLElement>();
  const listen = useEffectEvent((update: ViewUpdate) => {
    if (update.docChanged) {
      text.current = update.state.doc.toString();
      if (!update.transactions.some((one) => one.annotation(fromOutside))) onText(text.current);
    }
    const next = statusOf(update.state);
    setStatus((now) => (now && isSame(now, next) ? now : next));
  });
  const suggest = useEffectEvent<Complete>((content, offset) => complete?.(content, offset));
  const help = useEffectEvent<Explain>((content, offset) => explain?.(content, offset));
  const create = useEffectEvent((place: HTMLElement) => {
    const extensions: Extension = [
      access.of(accessOf(shown)),
      wrapping.of(wrappingOf(isWrapped)),
      search({ top: true, createPanel: () => panelIn(setFindPanel) }),
      completion((content, offset) => suggest(content, offset)),
      hoverHelp((content, offset) => help(content, offset)),
      codeSetup,
      EditorView.updateListener.of((update) => listen(update)),
    ];
    return new EditorView({ parent: place, state: EditorState.create({ doc: text.current, extensions }) });
  });
  useLayoutEffect(() => {
    if (!parent.current) return;
    const created = create(parent.current);
    setView(created);
    setStatus(statusOf(created.state));
    return () => created.destroy();
  }, []);
  useLayoutEffect(() => {
    const next = withPlainBreaks(value);
    if (view && next !== text.current) replaceText(view, next);
  }, [view, value]);
  useLayoutEffect(() => {
    view?.dispatch({ effects: access.reconfigure(accessOf({ isReadOnly, label, noteId })) });
  }, [view, isReadOnly, label, noteId]);
  useLayoutEffect(() => {
    view?.dispatch({ effects: wrapping.reconfigure(wrappingOf(isWrapped)) });
  }, [view, isWrapped]);
  useEffect(() => {
    view?.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state.doc, problems)));
  }, [view, problems]);
  return { parent, view, status, findPanel };
}

/** An empty panel above the text, which React draws into. */
function panelIn(show: (panel: HTMLElement | undefined) => void): Panel {
  const dom = document.createElement('div');
  return { dom, top: true, mount: () => show(dom), destroy: () => show(undefined) };
}

/** Changes only what differs, so that carets and folds stay where they are. */
function replaceText(view: EditorView, next: string): void {
  const now = view.state.doc.toString();
  const changes = diff(now, next, { scanLimit: 500 }).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: next.slice(fromB, toB),
  }));
  view.dispatch({ changes, annotations: fromOutside.of(true) });
}
