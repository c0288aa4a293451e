import Search from 'lucide-react/icons/search';
import { Icon } from '#ui/mark/icon.tsx';
import { Kbd } from '#ui/mark/kbd.tsx';
import * as css from './search-button.css.ts';

interface SearchButtonProps {
  label: string;
  /** The keyboard shortcut, formatted for this platform. */
  keys: string;
  onClick: () => void;
}

/** Looks like the search field that it opens. */
export function SearchButton({ label, keys, onClick }: SearchButtonProps) {
  return (
    <button type="button" className={css.button} aria-label={label} aria-haspopup="dialog" onClick={onClick}>
      <Icon icon={Search} />
      <span className={css.label}>{label}</span>
      <span className={css.keys} aria-hidden>
        <Kbd>{keys}</Kbd>
      </span>
    </button>
  );
}
