import type { Autocomplete } from '@base-ui/react/autocomplete';
import { useState, type ComponentProps, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

export interface CompletionOption {
  insert: string;
  note: string;
}

/** The options at the caret, and the part of the text that a chosen option replaces. */
interface CaretOptions {
  from: number;
  to: number;
  options: readonly CompletionOption[];
}

export interface CompletionRules {
  optionsAt: (text: string, caret: number) => CaretOptions;
  /** Inserts an option, and returns the new text and the new caret position. */
  insertOption: (text: string, replaced: CaretOptions, insert: string) => { text: string; caret: number };
}

interface Draft {
  /** The value when the draft started; the draft is discarded when the value changes. */
  baseValue: string;
  text: string;
}

type PressEvent = Parameters<NonNullable<ComponentProps<typeof Autocomplete.Input>['onKeyDown']>>[0];

const NO_CARET_OPTIONS: CaretOptions = { from: 0, to: 0, options: [] };

const caretOf = ({ selectionStart, value }: HTMLInputElement) => selectionStart ?? value.length;

/** The state of a text field with completion at the caret: the typed text before submit, and the options. */
export function useCompletion(
  value: string,
  { optionsAt, insertOption }: CompletionRules,
  ref: { readonly current: HTMLInputElement | null },
) {
  const [draft, setDraft] = useState<Draft>();
  const [caret, setCaret] = useState(value.length);
  const [isOpen, setOpen] = useState(false);
  const text = draft?.baseValue === value ? draft.text : value;
  const caretOptions = isOpen ? optionsAt(text, caret) : NO_CARET_OPTIONS;
  const { options } = caretOptions;
  return {
    text,
    options,
    close: () => setOpen(false),
    complete({ insert }: CompletionOption) {
      const completed = insertOption(text, caretOptions, insert);
      // The caret can only be set in text that is already rendered, and a closed list loses its highlight.
      flushSync(() => {
        setDraft({ baseValue: value, text: completed.text });
        setOpen(false);
      });
      ref.current?.setSelectionRange(completed.caret, completed.caret);
      setCaret(completed.caret);
      // An option is rarely the whole query, so the options for the next part are shown.
      setOpen(true);
    },
    type(next: string, { reason }: Autocomplete.Root.ChangeEventDetails) {
      if (reason !== 'input-change') return;
      setDraft({ baseValue: value, text: next });
      if (ref.current) setCaret(caretOf(ref.current));
      setOpen(true);
    },
    /** Stores the caret position; a click opens the list. */
    trackCaret({ type, currentTarget }: SyntheticEvent<HTMLInputElement>) {
      setCaret(caretOf(currentTarget));
      if (type === 'click') setOpen(true);
    },
    press(event: PressEvent) {
      const isOpening = event.altKey && event.key === 'ArrowDown';
      const isClosing = options.length > 0 && event.key === 'Escape';
      // Without options the page handles the keys: the down arrow moves the focus to the rows.
      if (isOpening || isClosing || options.length === 0) event.preventBaseUIHandler();
      if (event.nativeEvent.isComposing || (!isOpening && !isClosing)) return;
      event.preventDefault();
      setOpen(isOpening);
    },
  };
}
