import { Combobox } from '@base-ui/react/combobox';
import X from 'lucide-react/icons/x';
import { useState, type ComponentProps, type UIEvent } from 'react';
import { sanitize } from '#lib/text/sanitize.ts';
import { useFieldAttributes } from '#ui/field/field-context.ts';
import { markHighlighted } from '#ui/field/mark-highlighted.tsx';
import { alreadyAdded, HOW_TO_REACH_CHIPS, HOW_TO_REMOVE, removeFrom } from '#ui/field/messages.ts';
import { option as optionLine } from '#ui/field/option-list.css.ts';
import * as chipCss from '#ui/mark/chip.css.ts';
import { Icon } from '#ui/mark/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { useChipText, type ChipValues } from './use-chip-text.ts';
import * as css from './chip-input.css.ts';

/** The options that are loaded so far, and how to load more. */
export interface OptionSource {
  options: readonly string[];
  /** A note below the options, for example that they are loading or that no option matches. */
  note?: string | undefined;
  /** Called with the typed text. */
  onTextChange: (text: string) => void;
  /** Called when the user scrolls near the end of the options. */
  onNearEnd: () => void;
  /** The last row of the list, if more options load only on request. */
  loadMoreOption?: { label: string; onLoad: () => void } | undefined;
}

interface ChipComboboxProps extends ChipValues {
  label: string;
  optionSource: OptionSource;
}

/** The value of the row that loads more options; real options are never empty. */
const MORE_OPTIONS_VALUE = '';

/** Pixels before the end of the list at which more options are requested. */
const NEAR_END_PX = 80;

type PressEvent = Parameters<NonNullable<ComponentProps<typeof Combobox.Input>['onKeyDown']>>[0];

/**
 * Chips that the user chooses from options, or types with a comma. The list is inline for the same reason as in
 * `AutocompleteField`.
 */
export function ChipCombobox({ label, optionSource, ...chips }: ChipComboboxProps) {
  const fieldAttributes = useFieldAttributes() ?? { 'aria-label': label };
  const [isOpen, setOpen] = useState(false);
  const { text, duplicate, type, paste } = useChipText(chips, optionSource.onTextChange);
  const chosen = [...new Set(chips.values)];
  const options = optionSource.options.filter((option) => !chosen.includes(option));
  return (
    <div className={css.wrap}>
      <Combobox.Root
        multiple
        inline
        open={isOpen}
        onOpenChange={(open, { reason }) => reason !== 'input-change' && setOpen(open)}
        items={optionSource.loadMoreOption ? [...options, MORE_OPTIONS_VALUE] : options}
        filter={null}
        autoHighlight
        value={chosen}
        onValueChange={(next, { reason }) => {
          if (next.includes(MORE_OPTIONS_VALUE)) return optionSource.loadMoreOption?.onLoad();
          chips.onChange(next);
          if (reason === 'item-press') type('');
        }}
        inputValue={text}
        // Typed text stays when the list closes, because saving the form adds it.
        onInputValueChange={(next, { reason }) => {
          // A comma closes the list, because the list may cover the Save button.
          if (reason === 'input-change') setOpen(type(next));
        }}
        onItemHighlighted={(_option, { index, reason }) => {
          if (reason === 'keyboard' && index >= options.length - 1) optionSource.onNearEnd();
        }}
      >
        <Combobox.Chips className={css.box} aria-label={label}>
          <Chips label={label} values={chosen} />
          <Combobox.Input
            {...fieldAttributes}
            className={css.input}
            aria-expanded={isOpen}
            // The library keeps the highlight after the list closes.
            {...(!isOpen && { 'aria-activedescendant': undefined })}
            aria-description={chosen.length > 0 ? HOW_TO_REACH_CHIPS : undefined}
            onClick={() => setOpen(true)}
            onKeyDown={(event) => handleKey(event, isOpen, setOpen)}
            onPaste={paste}
            onBlur={() => setOpen(false)}
          />
        </Combobox.Chips>
        {isOpen && <Options label={label} options={options} optionSource={optionSource} />}
      </Combobox.Root>
      <output className={css.note}>
        {duplicate !== undefined && alreadyAdded(sanitize(duplicate))}
        {isOpen && <VisuallyHidden>{optionSource.note}</VisuallyHidden>}
      </output>
    </div>
  );
}

/** Handles the keys that differ from the library's behavior. */
function handleKey(event: PressEvent, isOpen: boolean, setOpen: (isOpen: boolean) => void): void {
  const { key, currentTarget, nativeEvent } = event;
  const isOpening = !isOpen && (key === 'ArrowDown' || key === 'ArrowUp');
  const isClosing = isOpen && key === 'Escape';
  // Enter only chooses the highlighted option, and never submits the form.
  const isEnterWithoutHighlight = key === 'Enter' && !currentTarget.hasAttribute('aria-activedescendant');
  if (nativeEvent.isComposing || !(isOpening || isEnterWithoutHighlight || key === 'Escape')) return;
  // In a closed list, the library would remove all values on Escape; the dialog handles Escape instead.
  event.preventBaseUIHandler();
  if (isOpening || isClosing || isEnterWithoutHighlight) event.preventDefault();
  if (isOpening || isClosing) setOpen(isOpening);
}

function Chips({ label, values }: { label: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <ul className={css.chips} aria-label={label}>
      {values.map((value) => (
        <Combobox.Chip key={value} aria-description={HOW_TO_REMOVE} className={css.chip} render={<li />}>
          <span className={chipCss.chip.on}>
            <bdi className={chipCss.text}>{sanitize(value)}</bdi>
            <Combobox.ChipRemove className={chipCss.remove} aria-label={removeFrom(sanitize(value), label)}>
              <Icon icon={X} />
            </Combobox.ChipRemove>
          </span>
        </Combobox.Chip>
      ))}
    </ul>
  );
}

interface OptionsProps {
  label: string;
  /** The options that are not chosen yet. */
  options: readonly string[];
  optionSource: OptionSource;
}

function Options({ label, options, optionSource: { note, onNearEnd, loadMoreOption } }: OptionsProps) {
  const handleScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) onNearEnd();
  };
  return (
    <div className={css.popup}>
      <Combobox.List aria-label={label} className={css.list} onScroll={handleScroll}>
        {options.map((option) => (
          <Combobox.Item key={option} value={option} className={optionLine} render={markHighlighted}>
            <bdi>{sanitize(option)}</bdi>
          </Combobox.Item>
        ))}
        {loadMoreOption && (
          <Combobox.Item value={MORE_OPTIONS_VALUE} className={optionLine} render={markHighlighted}>
            {loadMoreOption.label}
          </Combobox.Item>
        )}
      </Combobox.List>
      {note !== undefined && (
        <p className={css.popupNote} aria-hidden>
          {note}
        </p>
      )}
    </div>
  );
}
