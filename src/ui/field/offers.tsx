import type { Option } from './use-completion.ts';
import { COMPLETIONS } from './messages.ts';
import * as css from './offers.css.ts';

interface OffersProps {
  id: string;
  options: readonly Option[];
  active: number | undefined;
  onChoose: (option: Option) => void;
}

/** What may be put in at the caret, in a list below; its ids begin with the one given, for the field to name them. */
export function Offers({ id, options, active, onChoose }: OffersProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tags that say this are for forms
    <div id={`${id}-list`} role="listbox" aria-label={COMPLETIONS} className={css.list}>
      {options.map((option, index) => (
        <button
          key={option.insert}
          id={`${id}-${index}`}
          type="button"
          tabIndex={-1}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
          role="option"
          aria-selected={index === active}
          className={css.option}
          ref={index === active ? (line) => line?.scrollIntoView({ block: 'nearest' }) : undefined}
          // The focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <code className={css.insert}>{option.insert}</code>
          <span className={css.note}>{option.note}</span>
        </button>
      ))}
    </div>
  );
}
