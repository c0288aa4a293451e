import * as css from './icon.css.ts';

/** The shape of a logo from Simple Icons: an SVG path in a square of 24 units. */
export type LogoPath = string;

/** A logo in the color of the text next to it, which must name the product. Hidden from screen readers. */
export const Logo = ({ path }: { path: LogoPath }) => (
  <svg className={css.icon} width={16} height={16} viewBox="0 0 24 24" fill="currentColor" aria-hidden>
    <path d={path} />
  </svg>
);
