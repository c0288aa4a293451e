import { useId, useRef } from 'react';
import { sanitize } from '#lib/text/sanitize.ts';
import { FilterChip } from '#ui/mark/chip.tsx';
import { useFieldTies } from '#ui/field/field-context.ts';
import { alreadyAdded, removeFrom } from '#ui/field/messages.ts';
import { Suggestions } from '#ui/field/suggestions.tsx';
import { useChips, type ChipValues } from './use-chips.ts';
import { option as optionLine } from '#ui/field/offers.css.ts';
import * as css from './chip-input.css.ts';

interface ChipInputProps extends ChipValues {
  /** Of the field: several on a page may hold the same values. Where no field is around it, it names the control. */
  label: string;
  placeholder?: string | undefined;
  /** What is offered while one types; anything else is taken too. */
  suggestions?: readonly string[] | undefined;
  autoFocus?: boolean | undefined;
}

/** Several texts in one field: Enter or a comma adds one, Backspace takes the last away. With `offers` it is a combobox. */
export function ChipInput({ label, placeholder, suggestions, autoFocus, ...chips }: ChipInputProps) {
  const { values, onChange, offers } = chips;
  const ref = useRef<HTMLInputElement>(null);
  const id = useId();
  const ties = useFieldTies() ?? { 'aria-label': label };
  const { text, repeated, isOpen, options, active, add, type, open, leave, press, paste, scroll } = useChips(chips);
  const drop = (value: string) => {
    onChange(values.filter((one) => one !== value));
    ref.current?.focus();
  };
  const combobox = offers && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `${id}-list` : undefined,
    'aria-activedescendant': active === undefined ? undefined : `${id}-${active}`,
    onClick: open,
  };
  return (
    <div className={css.wrap}>
      <div className={css.box}>
        <Chips label={label} values={values} onRemove={drop} />
        <input
          {...ties}
          {...combobox}
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
          onKeyDown={press}
          onPaste={paste}
          onBlur={leave}
        />
      </div>
      <Suggestions id={`${id}-suggested`} of={suggestions} />
      {isOpen && (
        <div className={css.popup}>
          <Options
            id={id}
            label={label}
            options={options}
            active={active}
            scroll={scroll}
            onChoose={(option) => add([option])}
          />
          {offers?.note !== undefined && <p className={css.popupNote}>{offers.note}</p>}
        </div>
      )}
      <output className={css.note}>{repeated !== undefined && alreadyAdded(sanitize(repeated))}</output>
    </div>
  );
}

interface ChipsProps {
  label: string;
  values: readonly string[];
  onRemove: (value: string) => void;
}

function Chips({ label, values, onRemove }: ChipsProps) {
  if (values.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={label}>
      {[...new Set(values)].map((value) => (
        <li key={value} className={css.chip}>
          <FilterChip label={removeFrom(sanitize(value), label)} onRemove={() => onRemove(value)}>
            <bdi>{sanitize(value)}</bdi>
          </FilterChip>
        </li>
      ))}
    </ul>
  );
}

interface OptionsProps {
  id: string;
  label: string;
  options: readonly string[];
  active: number | undefined;
  scroll: ReturnType<typeof useChips>['scroll'];
  onChoose: (option: string) => void;
}

function Options({ id, label, options, active, scroll, onChoose }: OptionsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tags that say this are for forms
    <div id={`${id}-list`} role="listbox" aria-label={label} className={css.list} onScroll={scroll}>
      {options.map((option, index) => (
        <button
          key={option}
          id={`${id}-${index}`}
          type="button"
          tabIndex={-1}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          aria-selected={index === active}
          className={optionLine}
          ref={index === active ? (line) => line?.scrollIntoView({ block: 'nearest' }) : undefined}
          // The focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <bdi>{sanitize(option)}</bdi>
        </button>
      ))}
    </div>
  );
}
