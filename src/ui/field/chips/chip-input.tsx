import { Suspense, useId, useRef, type KeyboardEvent } from 'react';
import { sanitize } from '#lib/text/sanitize.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { useFieldAttributes } from '#ui/field/field-context.ts';
import { alreadyAdded, removeFrom } from '#ui/field/messages.ts';
import { Suggestions } from '#ui/field/suggestions.tsx';
import { FilterChip } from '#ui/mark/chip.tsx';
import type { OptionSource } from './chip-combobox.tsx';
import { splitValues } from './chip-values.ts';
import { useChipText, type ChipValues } from './use-chip-text.ts';
import * as css from './chip-input.css.ts';

interface ChipInputProps extends ChipValues {
  /** The label of the field, or the accessible name of the input without a surrounding field. */
  label: string;
  placeholder?: string | undefined;
  /** Suggestions that the browser shows while the user types; other values are accepted too. */
  suggestions?: readonly string[] | undefined;
  /** Options in a list below the field. */
  optionSource?: OptionSource | undefined;
  autoFocus?: boolean | undefined;
}

const ChipCombobox = lazyComponent(async () => (await import('./chip-combobox.tsx')).ChipCombobox);

/** A field for several values, which the user types or chooses from options. */
export function ChipInput({ optionSource, ...props }: ChipInputProps) {
  if (!optionSource) return <TypedChips {...props} />;
  return (
    <Suspense fallback={<LoadingChips label={props.label} />}>
      <ChipCombobox {...props} optionSource={optionSource} />
    </Suspense>
  );
}

/**
 * Shown while the code of `ChipCombobox` loads. It has the label and the error of the field, so the form can be
 * submitted. It is disabled, because replacing a focused input would lose the focus.
 */
function LoadingChips({ label }: { label: string }) {
  const fieldAttributes = useFieldAttributes() ?? { 'aria-label': label };
  return (
    <div className={css.box}>
      <input {...fieldAttributes} className={css.input} disabled value="" />
    </div>
  );
}

/**
 * Chips that the user types. Enter, a comma or leaving the field adds a value, and Backspace removes the last value.
 */
function TypedChips({ label, placeholder, suggestions, autoFocus, ...chips }: ChipInputProps) {
  const { values, onChange } = chips;
  const ref = useRef<HTMLInputElement>(null);
  const id = useId();
  const fieldAttributes = useFieldAttributes() ?? { 'aria-label': label };
  const { text, duplicate, add, type, paste } = useChipText(chips);
  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') add(splitValues(text));
    else if (event.key === 'Backspace' && text === '' && values.length > 0) onChange(values.slice(0, -1));
    else return;
    event.preventDefault();
  }
  function remove(value: string) {
    onChange(values.filter((other) => other !== value));
    ref.current?.focus();
  }
  return (
    <div className={css.wrap}>
      <div className={css.box}>
        {values.length > 0 && (
          <ul className={css.chips} aria-label={label}>
            {[...new Set(values)].map((value) => (
              <li key={value} className={css.chip}>
                <FilterChip label={removeFrom(sanitize(value), label)} onRemove={() => remove(value)}>
                  <bdi>{sanitize(value)}</bdi>
                </FilterChip>
              </li>
            ))}
          </ul>
        )}
        <input
          {...fieldAttributes}
          ref={ref}
          className={css.input}
          placeholder={values.length === 0 ? placeholder : undefined}
          list={suggestions && `${id}-suggested`}
          autoFocus={autoFocus}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={handleKey}
          onPaste={paste}
          onBlur={() => text.trim() !== '' && add(splitValues(text))}
        />
      </div>
      <Suggestions id={`${id}-suggested`} options={suggestions} />
      <output className={css.note}>{duplicate !== undefined && alreadyAdded(sanitize(duplicate))}</output>
    </div>
  );
}
