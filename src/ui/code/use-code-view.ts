import { setDiagnostics } from '@codemirror/lint';
import { getSearchQuery, search, type SearchQuery } from '@codemirror/search';
import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, type Panel, type ViewUpdate } from '@codemirror/view';
import { diff } from '@codemirror/merge';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TextProblem } from '#lib/text/text-problem.ts';
import {
  editorExtensions,
  completionExtension,
  hoverHelpExtension,
  openSuggestionCount,
  type HoverHelpProvider,
} from './code-setup.ts';
import type { CompletionProvider } from './completions.ts';
import { diagnosticsOf } from './diagnostics.ts';

interface CodeViewProps {
  value: string;
  isReadOnly: boolean;
  isWrapped: boolean;
  problems: readonly TextProblem[];
  label: string;
  /** The ID of the element that describes the text. */
  descriptionId: string | undefined;
  onText: (text: string) => void;
  complete: CompletionProvider | undefined;
  explain: HoverHelpProvider | undefined;
}

/** The editor's state for the components around the text. */
export interface CodeStatus {
  line: number;
  column: number;
  caretCount: number;
  suggestionCount: number;
  query: SearchQuery;
}

const readOnlyCompartment = new Compartment();
const wrappingCompartment = new Compartment();

/** Marks changes that come from props instead of typing. */
const externalChange = Annotation.define<boolean>();

/** Normalizes line breaks like the editor. */
const normalizeLineBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Read-only text can be focused and selected, but opens no on-screen keyboard. */
const readOnlyExtensions = ({
  isReadOnly,
  label,
  descriptionId,
}: Pick<CodeViewProps, 'isReadOnly' | 'label' | 'descriptionId'>): Extension => [
  EditorState.readOnly.of(isReadOnly),
  EditorView.editable.of(!isReadOnly),
  EditorView.contentAttributes.of({
    'aria-label': label,
    ...(descriptionId !== undefined && { 'aria-describedby': descriptionId }),
    // Needed for read-only text, and because axe does not treat editable text as focusable.
    tabindex: '0',
  }),
];

const wrappingExtension = (isWrapped: boolean): Extension => (isWrapped ? EditorView.lineWrapping : []);

function statusOf(state: EditorState): CodeStatus {
  const { head } = state.selection.main;
  const { number, from } = state.doc.lineAt(head);
  return {
    line: number,
    column: head - from + 1,
    caretCount: state.selection.ranges.length,
    suggestionCount: openSuggestionCount(state),
    query: getSearchQuery(state),
  };
}

const isSameStatus = (a: CodeStatus, b: CodeStatus): boolean =>
  a.line === b.line &&
  a.column === b.column &&
  a.caretCount === b.caretCount &&
  a.suggestionCount === b.suggestionCount &&
  a.query === b.query;

/** Creates the editor when its element is mounted, and updates it when the props change. */
export function useCodeView(props: CodeViewProps) {
  const { value, isReadOnly, isWrapped, problems, label, descriptionId, onText, complete, explain } = props;
  const parent = useRef<HTMLDivElement>(null);
  const text = useRef(normalizeLineBreaks(value));
  const [view, setView] = useState<EditorView>();
  const [status, setStatus] = useState<CodeStatus>();
  const [findPanel, setFindPanel] = useState<HTMLElement>();
  const onUpdate = useEffectEvent((update: ViewUpdate) => {
    if (update.docChanged) {
      text.current = update.state.doc.toString();
      if (!update.transactions.some((transaction) => transaction.annotation(externalChange))) onText(text.current);
    }
    const nextStatus = statusOf(update.state);
    setStatus((current) => (current && isSameStatus(current, nextStatus) ? current : nextStatus));
  });
  const suggest = useEffectEvent<CompletionProvider>((content, offset) => complete?.(content, offset));
  const help = useEffectEvent<HoverHelpProvider>((content, offset) => explain?.(content, offset));
  const createView = useEffectEvent((container: HTMLElement) => {
    const extensions: Extension = [
      readOnlyCompartment.of(readOnlyExtensions(props)),
      wrappingCompartment.of(wrappingExtension(isWrapped)),
      search({ top: true, createPanel: () => findPanelHost(setFindPanel) }),
      completionExtension((content, offset) => suggest(content, offset)),
      hoverHelpExtension((content, offset) => help(content, offset)),
      editorExtensions,
      EditorView.updateListener.of((update) => onUpdate(update)),
    ];
    return new EditorView({ parent: container, state: EditorState.create({ doc: text.current, extensions }) });
  });
  useLayoutEffect(() => {
    if (!parent.current) return;
    const createdView = createView(parent.current);
    setView(createdView);
    setStatus(statusOf(createdView.state));
    return () => createdView.destroy();
  }, []);
  useLayoutEffect(() => {
    const nextText = normalizeLineBreaks(value);
    if (view && nextText !== text.current) replaceText(view, nextText);
  }, [view, value]);
  useLayoutEffect(() => {
    view?.dispatch({
      effects: readOnlyCompartment.reconfigure(readOnlyExtensions({ isReadOnly, label, descriptionId })),
    });
  }, [view, isReadOnly, label, descriptionId]);
  useLayoutEffect(() => {
    view?.dispatch({ effects: wrappingCompartment.reconfigure(wrappingExtension(isWrapped)) });
  }, [view, isWrapped]);
  useEffect(() => {
    view?.dispatch(setDiagnostics(view.state, diagnosticsOf(view.state.doc, problems)));
  }, [view, problems]);
  return { parent, view, status, findPanel };
}

/** An empty panel above the text, which React renders into. */
function findPanelHost(onPanelChange: (panel: HTMLElement | undefined) => void): Panel {
  const dom = document.createElement('div');
  return { dom, top: true, mount: () => onPanelChange(dom), destroy: () => onPanelChange(undefined) };
}

/** Replaces only the changed part, so that carets and folds keep their position. */
function replaceText(view: EditorView, nextText: string): void {
  const currentText = view.state.doc.toString();
  const changes = diff(currentText, nextText, { scanLimit: 500 }).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: nextText.slice(fromB, toB),
  }));
  view.dispatch({ changes, annotations: externalChange.of(true) });
}
