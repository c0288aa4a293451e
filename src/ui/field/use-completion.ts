import type { Autocomplete } from '@base-ui/react/autocomplete';
import { useState, type ComponentProps, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

export interface Option {
  insert: string;
  note: string;
}

/** The options at a caret, and the part of the text that one of them replaces. */
interface Offer {
  from: number;
  to: number;
  options: readonly Option[];
}

export interface Completing {
  offer: (text: string, caret: number) => Offer;
  /** The text with an option in it, and the place of the caret after that. */
  put: (text: string, at: Offer, insert: string) => { text: string; caret: number };
}

interface Draft {
  /** The value that it is a draft of: with another value it is no draft any more. */
  of: string;
  text: string;
}

type PressEvent = Parameters<NonNullable<ComponentProps<typeof Autocomplete.Input>['onKeyDown']>>[0];

const NO_OFFER: Offer = { from: 0, to: 0, options: [] };

const caretOf = ({ selectionStart, value }: HTMLInputElement) => selectionStart ?? value.length;

/** Text that is typed into a field before it is submitted, and the options at the caret. */
export function useCompletion(
  value: string,
  { offer, put }: Completing,
  ref: { readonly current: HTMLInputElement | null },
) {
  const [draft, setDraft] = useState<Draft>();
  const [caret, setCaret] = useState(value.length);
  const [isOpen, setOpen] = useState(false);
  const text = draft?.of === value ? draft.text : value;
  const at = isOpen ? offer(text, caret) : NO_OFFER;
  const { options } = at;
  return {
    text,
    options,
    close: () => setOpen(false),
    complete({ insert }: Option) {
      const done = put(text, at, insert);
      // The caret can only be placed in text that the field shows, and a list that closes forgets its highlight.
      flushSync(() => {
        setDraft({ of: value, text: done.text });
        setOpen(false);
      });
      ref.current?.setSelectionRange(done.caret, done.caret);
      setCaret(done.caret);
      // An option is rarely the whole query, so the next part is offered.
      setOpen(true);
    },
    type(next: string, { reason }: Autocomplete.Root.ChangeEventDetails) {
      if (reason !== 'input-change') return;
      setDraft({ of: value, text: next });
      if (ref.current) setCaret(caretOf(ref.current));
      setOpen(true);
    },
    /** Notes where the caret is; a click opens the list. */
    look({ type, currentTarget }: SyntheticEvent<HTMLInputElement>) {
      setCaret(caretOf(currentTarget));
      if (type === 'click') setOpen(true);
    },
    press(event: PressEvent) {
      const opens = event.altKey && event.key === 'ArrowDown';
      const closes = options.length > 0 && event.key === 'Escape';
      // Without options the keys belong to the page: the down arrow moves into the rows.
      if (opens || closes || options.length === 0) event.preventBaseUIHandler();
      if (event.nativeEvent.isComposing || (!opens && !closes)) return;
      event.preventDefault();
      setOpen(opens);
    },
  };
}
