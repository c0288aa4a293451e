import X from 'lucide-react/icons/x';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';
import * as css from './chip.css.ts';

/** A read-only label or count. */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className={css.chip.plain}>
      <span className={css.text}>{children}</span>
    </span>
  );
}

/** A chip that is a button; `aria-pressed` shows whether it is on. */
export function ChipButton({
  environment,
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'> & {
  /** For a label that names an environment: the color of that environment. */
  environment?: keyof typeof css.environment | undefined;
}) {
  const color = environment === undefined ? '' : css.environment[environment];
  return (
    <button type="button" {...button} className={`${css.chip.press} ${color}`}>
      <span className={css.text}>{children}</span>
    </button>
  );
}

/** A chip that is a link, for example to the list filtered by a label. */
export function ChipLink({ children, ...link }: Omit<ComponentProps<typeof Link>, 'className' | 'style'>) {
  return (
    <Link {...link} className={css.chip.press}>
      <span className={css.text}>{children}</span>
    </Link>
  );
}

/** An active filter. `label` names the action of its button: "Remove env: production". */
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
    // The button disappears, so for keyboard users the focus moves to the list's search or to another chip.
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
