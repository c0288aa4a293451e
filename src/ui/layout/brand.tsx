import * as css from './brand.css.ts';

/** The logo: a wall with battlements and a small open gate; also in `favicon.svg`. */
const MARK = 'M4 18.5V6h3.2v2.2h2.7V6h2.2v2.2h2.7V6H18v12.5h-3.4v-4.3a2.6 2.6 0 0 0-5.2 0v4.3z';

export function Brand({ size = 'bar' }: { size?: keyof typeof css.brand }) {
  return (
    <span className={css.brand[size]}>
      {/* Without this height, the logo would fill the window if the stylesheet fails to load. */}
      <svg className={css.mark} viewBox="0 0 22 22" height="26" aria-hidden>
        <path className={css.wall} d={MARK} />
      </svg>
      <span className={css.word}>Postern</span>
    </span>
  );
}
