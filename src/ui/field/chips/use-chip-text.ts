import { useState, type ClipboardEvent } from 'react';
import { splitValues, mayContainComma } from './chip-values.ts';

export interface ChipValues {
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** The typed text next to the chips. A comma or a paste splits it into values. Existing values are skipped. */
export function useChipText({ values, onChange }: ChipValues, onText?: (text: string) => void) {
  const [text, setText] = useState('');
  const [duplicate, setDuplicate] = useState<string>();
  function updateText(next: string) {
    setText(next);
    onText?.(next);
  }
  function add(parts: readonly string[]) {
    const newValues = parts.filter((value) => !values.includes(value));
    if (newValues.length > 0) onChange([...values, ...newValues]);
    setDuplicate(parts.find((value) => values.includes(value)));
    updateText('');
  }
  return {
    text,
    /** A value that was not added, because it is already in the list. */
    duplicate,
    add,
    /** Returns whether a value is still being typed. */
    type(next: string): boolean {
      if (next.includes(',') && !mayContainComma(next)) {
        add(splitValues(next));
        return false;
      }
      setDuplicate(undefined);
      updateText(next);
      return true;
    },
    paste(event: ClipboardEvent) {
      const parts = splitValues(text + event.clipboardData.getData('text'));
      // A single part may belong to a value that is still being typed.
      if (parts.length < 2) return;
      event.preventDefault();
      add(parts);
    },
  };
}
