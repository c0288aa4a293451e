import X from 'lucide-react/icons/x';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';
import * as css from './chip.css.ts';

/** A label or a count, to be read. */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className={css.chip.plain}>
      <span className={css.text}>{children}</span>
    </span>
  );
}

/** A chip that acts; with `aria-pressed` it shows whether it is on. */
export function ChipButton({
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'>) {
  return (
    <button type="button" {...button} className={css.chip.press}>
      <span className={css.text}>{children}</span>
    </button>
  );
}

/** A chip that leads to an address, for instance to the list filtered by a label. */
export function ChipLink({ children, ...link }: Omit<ComponentProps<typeof Link>, 'className' | 'style'>) {
  return (
    <Link {...link} className={css.chip.press}>
      <span className={css.text}>{children}</span>
    </Link>
  );
}

/** A filter that is on. `label` names what the button takes away: "Remove env: production". */
export function FilterChip({
  children,
  label,
  onRemove,
}: {
  children: ReactNode;
  label: string;
  onRemove: () => void;
}) {
  const remove = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    // The button goes, so the focus of who presses it by keys moves on: to the search of a list, or to another chip.
    const siblings = currentTarget.parentElement?.parentElement?.querySelectorAll<HTMLElement>('input, button') ?? [];
    if (detail === 0)
      Array.from(siblings)
        .find((element) => element !== currentTarget)
        ?.focus();
    onRemove();
  };
  return (
    <span className={css.chip.on}>
      <span className={css.text}>{children}</span>
      <button type="button" className={css.remove} aria-label={label} onClick={remove}>
        <Icon icon={X} />
      </button>
    </span>
  );
}
