import { initials } from './initials.ts';
import * as css from './avatar.css.ts';

/** Decorative; used next to the name or in a button with the name. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={css.avatar} aria-hidden>
      {initials(name)}
    </span>
  );
}
