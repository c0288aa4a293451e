/**
 * The colors of the design, light and dark. Neutral colors differ only in lightness. `lineStrong` and `text3` are as
 * faint as their contrast limits allow (3 : 1 and 4.5 : 1 on every plain background), which `contrast.test.ts` checks.
 */
export const light = {
  bg: 'oklch(98.4% 0.003 262)',
  surface: 'oklch(100% 0 0)',
  raised: 'oklch(100% 0 0)',
  sunken: 'oklch(96.4% 0.005 262)',
  line: 'oklch(91.6% 0.008 262)',
  lineStrong: 'oklch(64% 0.014 262)',
  text: 'oklch(25% 0.025 262)',
  text2: 'oklch(46% 0.022 262)',
  text3: 'oklch(53.5% 0.02 262)',
  accent: 'oklch(50% 0.17 264)',
  accentHover: 'oklch(44% 0.17 264)',
  accentSoft: 'oklch(95.5% 0.022 264)',
  onAccent: 'oklch(99% 0 0)',
  ok: 'oklch(50% 0.12 155)',
  okSoft: 'oklch(95.5% 0.035 155)',
  warn: 'oklch(53% 0.115 70)',
  warnSoft: 'oklch(96% 0.045 85)',
  bad: 'oklch(51% 0.18 27)',
  badHover: 'oklch(45% 0.17 27)',
  badSoft: 'oklch(96% 0.02 27)',
  shadow: '0 1px 2px oklch(25% 0.03 262 / 0.06), 0 8px 24px oklch(25% 0.03 262 / 0.08)',
};

export const dark: typeof light = {
  bg: 'oklch(17.5% 0.012 262)',
  surface: 'oklch(20.5% 0.014 262)',
  raised: 'oklch(24% 0.016 262)',
  sunken: 'oklch(15% 0.01 262)',
  line: 'oklch(28.5% 0.016 262)',
  lineStrong: 'oklch(52.5% 0.02 262)',
  text: 'oklch(95% 0.006 262)',
  text2: 'oklch(76% 0.015 262)',
  text3: 'oklch(65% 0.018 262)',
  accent: 'oklch(70% 0.135 264)',
  accentHover: 'oklch(76% 0.12 264)',
  accentSoft: 'oklch(29% 0.06 264)',
  onAccent: 'oklch(16% 0.03 264)',
  ok: 'oklch(76% 0.14 158)',
  okSoft: 'oklch(28% 0.045 158)',
  warn: 'oklch(80% 0.13 82)',
  warnSoft: 'oklch(30% 0.05 82)',
  bad: 'oklch(72% 0.155 25)',
  badHover: 'oklch(78% 0.13 25)',
  badSoft: 'oklch(29% 0.06 25)',
  shadow: '0 1px 2px oklch(0% 0 0 / 0.4), 0 12px 32px oklch(0% 0 0 / 0.45)',
};

/** The colors of terminals, players and desktops, the same in both themes. */
export const terminal = {
  ground: '#12141a',
  bar: '#1a1d25',
  line: '#2a2e39',
  text: '#d6dae3',
  dim: '#8f97a8',
  selection: '#22304d',
};

/** The sixteen colors of a terminal, with xterm's names. */
export const ansi = {
  black: '#2a2e39',
  red: '#ff8f86',
  green: '#7fd6a0',
  yellow: '#f0c674',
  blue: '#86b3ff',
  magenta: '#d6a1f0',
  cyan: '#7cd3da',
  white: '#d6dae3',
  brightBlack: '#7d8596',
  brightRed: '#ffb0a9',
  brightGreen: '#a3e6bd',
  brightYellow: '#f7dba0',
  brightBlue: '#aecbff',
  brightMagenta: '#e6c3f8',
  brightCyan: '#a6e6eb',
  brightWhite: '#ffffff',
};

export const space = { 1: '4px', 2: '8px', 3: '12px', 4: '16px', 5: '20px', 6: '24px', 8: '32px', 10: '40px' };

export const radius = { control: '6px', panel: '8px', round: '999px' };

const SYSTEM_FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif';

/** The default font of terminals. Terminals measure their font when they open, so a font that loads later would not fit. */
export const SYSTEM_MONO_FONT = 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** The bundled fonts (fonts.css) and the fonts until they are loaded. */
export const font = {
  text: `"Inter Variable", "Inter fallback", ${SYSTEM_FONT}`,
  mono: `"JetBrains Mono Variable", "JetBrains Mono fallback", ${SYSTEM_MONO_FONT}`,
};

/** Font sizes and line heights, for the `font` shorthand. */
export const type = {
  body: '13.5px/20px',
  control: '13px/20px',
  small: '12.5px/20px',
  label: '12px/16px',
  key: '11px/16px',
  code: '12.5px/20px',
  heading: '14px/20px',
  title: '23px/30px',
};

export const weight = { body: '450', medium: '520', strong: '580', heading: '620', title: '650' };

export const tracking = { title: '-0.022em', heading: '-0.006em' };

/** Heights of table rows by density in pixels; lists compute their visible rows from them. */
export const ROW_HEIGHTS = { normal: 44, dense: 36 };
/** The minimum distance to the window's edge in pixels (docs/behaviour.md#constants). */
export const POPOVER_MARGIN = 16;

export const measure = {
  topBar: '48px',
  sideNav: '240px',
  authCard: '540px',
  row: `${ROW_HEIGHTS.normal}px`,
  control: '32px',
  controlSmall: '28px',
  controlForm: '36px',
  controlBig: '40px',
};

export const motion = { quick: '140ms ease-out', slide: '500ms ease-out' };

/** Media queries cannot use custom properties, so these are plain strings. */
export const screen = {
  narrow: '(max-width: 899.98px)',
  wide: '(min-width: 900px)',
  phone: '(max-width: 599.98px)',
  /** Tables hide optional columns below this width. */
  laptop: 'screen and (max-width: 1199.98px)',
  tablet: 'screen and (max-width: 760px)',
  /** Bars show only essential elements. */
  smallPhone: '(max-width: 480px)',
};
