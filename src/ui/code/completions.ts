// Adapts our suggestions at the caret to CodeMirror.
import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete';

interface Suggestion {
  insert: string;
  note: string;
}

/** The suggestions at an offset, and the start of the text that they replace. */
export type CompletionProvider = (
  text: string,
  offset: number,
) => { from: number; options: readonly Suggestion[] } | undefined;

/** Completes while a word is typed, or when the user presses Ctrl+Space. */
export function completionAt(
  complete: CompletionProvider,
  { state, pos, explicit }: CompletionContext,
): CompletionResult | null {
  const previousCharacter = state.sliceDoc(Math.max(0, pos - 1), pos);
  const completion = explicit || /\w/.test(previousCharacter) ? complete(state.doc.toString(), pos) : undefined;
  if (!completion) return null;
  const typedText = state.sliceDoc(completion.from, pos);
  const options = completion.options
    .filter(({ insert }) => insert !== typedText)
    .map(({ insert, note }) => ({ label: insert, detail: note }));
  // The provider has already filtered and sorted the options.
  return options.length > 0 ? { from: completion.from, options, filter: false } : null;
}
