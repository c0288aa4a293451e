import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { remove } from '#lib/messages.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { FilterChip } from '#ui/mark/chip.tsx';
import { endsPiece, piecesOf, withPieces } from './chips.ts';
import { useFieldTies } from '#ui/field/field-context.ts';
import { alreadyThere } from '#ui/field/messages.ts';
import { Suggestions } from '#ui/field/suggestions.tsx';
import * as css from './chips-input.css.ts';

interface ChipsInputProps {
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  /** Of the control, where no field around it has one. */
  label?: string;
  placeholder?: string | undefined;
  options?: readonly string[] | undefined;
  autoFocus?: boolean;
}

/** What is typed, and what becomes of it. */
function useDraftChip({ values, onChange }: Pick<ChipsInputProps, 'values' | 'onChange'>) {
  const [draft, setDraft] = useState('');
  const [doubled, setDoubled] = useState<string>();
  const type = (text: string) => {
    setDraft(text);
    setDoubled(undefined);
  };
  const add = (pieces: readonly string[]) => {
    const next = withPieces(values, pieces);
    setDraft('');
    if (pieces.length > 0) setDoubled(next.doubled);
    if (next.values !== values) onChange(next.values);
  };
  return {
    draft,
    doubled,
    type,
    settle: () => add(piecesOf(draft)),
    press(event: KeyboardEvent<HTMLInputElement>) {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Backspace' && draft === '' && values.length > 0) onChange(values.slice(0, -1));
      if (!endsPiece(event.key, draft)) return;
      // Enter sends no form while there is something to add.
      if (draft.trim() !== '' || event.key === ',') event.preventDefault();
      add(piecesOf(draft));
    },
    paste(event: ClipboardEvent<HTMLInputElement>) {
      const pieces = piecesOf(event.clipboardData.getData('text'));
      if (pieces.length < 2) return;
      event.preventDefault();
      add(pieces);
    },
  };
}

/** Several texts as chips. Enter or a comma adds, Backspace takes the last one away; each is there once. */
export function ChipsInput({ values, onChange, label, placeholder, options, autoFocus }: ChipsInputProps) {
  const ties = useFieldTies();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { draft, doubled, type, settle, press, paste } = useDraftChip({ values, onChange });
  const take = (value: string) => {
    onChange(values.filter((other) => other !== value));
    input.current?.focus();
  };
  return (
    <div className={css.box}>
      {[...new Set(values)].map((value) => (
        <FilterChip key={value} label={remove(sanitize(value))} onRemove={() => take(value)}>
          <bdi>{sanitize(value)}</bdi>
        </FilterChip>
      ))}
      <input
        {...ties}
        ref={input}
        className={css.input}
        aria-label={label}
        placeholder={values.length === 0 ? placeholder : undefined}
        list={options && listId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus={autoFocus}
        value={draft}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onPaste={paste}
        onBlur={settle}
      />
      <Suggestions id={listId} of={options} />
      <output className={css.doubled}>{doubled !== undefined && alreadyThere(sanitize(doubled))}</output>
    </div>
  );
}
