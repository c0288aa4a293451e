import { useState, type ChangeEvent, type KeyboardEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

export interface Option {
  insert: string;
  note: string;
}

/** What may be put in, and the part of the text that it replaces. */
interface Offer {
  from: number;
  to: number;
  options: readonly Option[];
}

export interface Completing {
  offer: (text: string, caret: number) => Offer;
  /** The text with an option in it, and where the caret stands then. */
  put: (text: string, at: Offer, insert: string) => { text: string; caret: number };
}

interface Draft {
  /** The value that it is a draft of: once another holds it is no draft any more. */
  of: string;
  text: string;
}

const NOTHING: Offer = { from: 0, to: 0, options: [] };

const caretOf = ({ selectionStart, value }: HTMLInputElement) => selectionStart ?? value.length;

/** What is typed into a field, ahead of the value that holds, and what may be put in at the caret. */
export function useCompletion(
  value: string,
  { offer, put }: Completing,
  ref: { readonly current: HTMLInputElement | null },
) {
  const [draft, setDraft] = useState<Draft>();
  const [caret, setCaret] = useState(value.length);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const text = draft?.of === value ? draft.text : value;
  const at = isOpen ? offer(text, caret) : NOTHING;
  const { options } = at;

  function open() {
    setOpen(true);
    setActive(undefined);
  }
  function complete({ insert }: Option) {
    const done = put(text, at, insert);
    // The caret can only be put into what the field holds.
    flushSync(() => setDraft({ of: value, text: done.text }));
    ref.current?.setSelectionRange(done.caret, done.caret);
    setCaret(done.caret);
    // What was chosen is rarely the whole of it: the next part is offered at once.
    open();
  }
  const count = options.length;
  const step = (by: number) => setActive(((active ?? (by > 0 ? -1 : 0)) + by + count) % count);
  const chosen = active === undefined ? undefined : options[active];
  // While nothing is offered the keys are the page's: down leads into the rows.
  const acts: Record<string, () => void> =
    count === 0
      ? {}
      : {
          ArrowDown: () => step(1),
          ArrowUp: () => step(-1),
          Escape: () => setOpen(false),
          ...(chosen && { Enter: () => complete(chosen) }),
        };
  return {
    text,
    options,
    active: chosen && active,
    complete,
    close: () => setOpen(false),
    type({ target }: ChangeEvent<HTMLInputElement>) {
      setDraft({ of: value, text: target.value });
      setCaret(caretOf(target));
      open();
    },
    /** Notes where the caret went; a click opens the list. */
    look({ type, currentTarget }: SyntheticEvent<HTMLInputElement>) {
      setCaret(caretOf(currentTarget));
      if (type === 'click') open();
    },
    press(event: KeyboardEvent) {
      const asksAnew = event.altKey && event.key === 'ArrowDown';
      const act = event.nativeEvent.isComposing ? undefined : asksAnew ? open : acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
