import { useState, type ClipboardEvent, type KeyboardEvent, type UIEvent } from 'react';
import { partsOf, takesComma } from './chip-values.ts';

/** What may be chosen from, as far as it is known. */
export interface Offers {
  options: readonly string[];
  /** What is to be known of them: that they are on their way, or that there are none. */
  note?: string | undefined;
  /** Told what is typed, and when the end of the options is near. */
  onText: (text: string) => void;
  onEnd: () => void;
}

export interface ChipValues {
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  offers?: Offers | undefined;
}

/** Pixels before the end of the list at which more options are asked for. */
const NEAR_END = 80;

/** Texts that are typed, pasted or chosen one after another, each once. */
export function useChips({ values, onChange, offers }: ChipValues) {
  const [text, setText] = useState('');
  const [repeated, setRepeated] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = isOpen && offers ? offers.options.filter((option) => !values.includes(option)) : [];

  function write(next: string) {
    setText(next);
    offers?.onText(next);
    setActive(next === '' ? -1 : 0);
  }
  function add(typed: readonly string[]) {
    const added = typed.filter((value) => !values.includes(value));
    if (added.length > 0) onChange([...values, ...added]);
    setRepeated(typed.find((value) => values.includes(value)));
    write('');
  }
  function type(next: string) {
    if (next.includes(',') && !takesComma(next)) return add(partsOf(next));
    setRepeated(undefined);
    setOpen(true);
    write(next);
  }
  function step(by: number) {
    setOpen(true);
    const count = options.length;
    if (count > 0) setActive(((active < 0 && by < 0 ? 0 : active) + by + count) % count);
    if (active + by >= count - 1) offers?.onEnd();
  }
  const chosen = options[active];
  function enter() {
    if (chosen !== undefined) add([chosen]);
    else if (!offers) add(partsOf(text));
  }
  const acts: Record<string, (() => void) | false | undefined> = {
    Enter: enter,
    Backspace: text === '' && values.length > 0 && (() => onChange(values.slice(0, -1))),
    ...(offers && { ArrowDown: () => step(1), ArrowUp: () => step(-1) }),
    Escape: isOpen && offers && (() => setOpen(false)),
  };
  return {
    text,
    repeated,
    isOpen: isOpen && offers !== undefined,
    options,
    active: chosen === undefined ? undefined : active,
    add,
    type,
    open: () => setOpen(true),
    /** Where the focus goes on, what was typed is taken as it is; what is to be chosen stays until it is. */
    leave() {
      setOpen(false);
      if (!offers && text.trim() !== '') add(partsOf(text));
    },
    press(event: KeyboardEvent) {
      const act = event.nativeEvent.isComposing ? undefined : acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    paste(event: ClipboardEvent) {
      const parts = partsOf(text + event.clipboardData.getData('text'));
      // A single one may be part of what is being typed.
      if (parts.length < 2) return;
      event.preventDefault();
      add(parts);
    },
    scroll({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) {
      if (scrollHeight - scrollTop - clientHeight < NEAR_END) offers?.onEnd();
    },
  };
}
