import { initials } from './initials.ts';
import * as css from './avatar.css.ts';

/** Stands beside the name or in a button that carries it. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className={css.avatar} aria-hidden>
      {initials(name)}
    </span>
  );
}
