import type { Autocomplete } from '@base-ui/react/autocomplete';
import { useState, type ComponentProps, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

export interface CompletionOption {
  insert: string;
  note: string;
}

/** The options at a caret, and the part of the text that one of them replaces. */
interface CaretOptions {
  from: number;
  to: number;
  options: readonly CompletionOption[];
}

export interface CompletionRules {
  optionsAt: (text: string, caret: number) => CaretOptions;
  /** The text with an option in it, and the place of the caret after that. */
  insertOption: (text: string, replaced: CaretOptions, insert: string) => { text: string; caret: number };
}

interface Draft {
  /** The value that it is a draft of: with another value it is no draft any more. */
  baseValue: string;
  text: string;
}

type PressEvent = Parameters<NonNullable<ComponentProps<typeof Autocomplete.Input>['onKeyDown']>>[0];

const NO_CARET_OPTIONS: CaretOptions = { from: 0, to: 0, options: [] };

const caretOf = ({ selectionStart, value }: HTMLInputElement) => selectionStart ?? value.length;

/** Text that is typed into a field before it is submitted, and the options at the caret. */
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
      // The caret can only be placed in text that the field shows, and a list that closes forgets its highlight.
      flushSync(() => {
        setDraft({ baseValue: value, text: completed.text });
        setOpen(false);
      });
      ref.current?.setSelectionRange(completed.caret, completed.caret);
      setCaret(completed.caret);
      // An option is rarely the whole query, so the next part is offered.
      setOpen(true);
    },
    type(next: string, { reason }: Autocomplete.Root.ChangeEventDetails) {
      if (reason !== 'input-change') return;
      setDraft({ baseValue: value, text: next });
      if (ref.current) setCaret(caretOf(ref.current));
      setOpen(true);
    },
    /** Notes where the caret is; a click opens the list. */
    trackCaret({ type, currentTarget }: SyntheticEvent<HTMLInputElement>) {
      setCaret(caretOf(currentTarget));
      if (type === 'click') setOpen(true);
    },
    press(event: PressEvent) {
      const isOpening = event.altKey && event.key === 'ArrowDown';
      const isClosing = options.length > 0 && event.key === 'Escape';
      // Without options the keys belong to the page: the down arrow moves into the rows.
      if (isOpening || isClosing || options.length === 0) event.preventBaseUIHandler();
      if (event.nativeEvent.isComposing || (!isOpening && !isClosing)) return;
      event.preventDefault();
      setOpen(isOpening);
    },
  };
}
