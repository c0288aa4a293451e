import { SKIP_TO_CONTENT } from './messages.ts';
import * as css from './skip-link.css.ts';

/** Skips the navigation. Moves the focus itself, because a URL with `#` would be another page for the router. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a
      className={css.link}
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${CSS.escape(to)}`)?.focus();
      }}
    >
      {SKIP_TO_CONTENT}
    </a>
  );
}
