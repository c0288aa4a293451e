import Search from 'lucide-react/icons/search';
import { Icon } from '#ui/mark/icon.tsx';
import { Kbd } from '#ui/mark/kbd.tsx';
import * as css from './find-button.css.ts';

interface FindButtonProps {
  label: string;
  /** The keys that do the same, as they are written on this platform. */
  keys: string;
  onClick: () => void;
}

/** Looks like the search field that it opens. */
export function FindButton({ label, keys, onClick }: FindButtonProps) {
  return (
    <button type="button" className={css.button} aria-label={label} aria-haspopup="dialog" onClick={onClick}>
      <Icon of={Search} />
      <span className={css.words}>{label}</span>
      <span className={css.keys} aria-hidden>
        <Kbd>{keys}</Kbd>
      </span>
    </button>
  );
}
