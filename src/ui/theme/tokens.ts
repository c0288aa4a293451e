/**
 * The colors of the design, light and dark. Neutral colors differ only in lightness. `lineStrong` and `text3` are as
 * faint as their contrast limits allow (3 : 1 and 4.5 : 1 on every plain background), which `contrast.test.ts` checks.
 */
export const light = {
  bg: 'oklch(98.2% 0.004 265)',
  surface: 'oklch(100% 0 0)',
  raised: 'oklch(100% 0 0)',
  sunken: 'oklch(96.2% 0.006 265)',
  line: 'oklch(92% 0.008 265)',
  /** Surrounds secondary buttons and search fields, which their text or icon identifies. */
  lineControl: 'oklch(86% 0.012 265)',
  /** Surrounds form fields, checkboxes and switches, which the line identifies. */
  lineStrong: 'oklch(63.5% 0.014 265)',
  text: 'oklch(23% 0.03 265)',
  text2: 'oklch(45% 0.025 265)',
  text3: 'oklch(53.5% 0.02 265)',
  accent: 'oklch(49% 0.19 268)',
  accentHover: 'oklch(43% 0.19 268)',
  accentSoft: 'oklch(96% 0.02 268)',
  onAccent: 'oklch(99% 0 0)',
  ok: 'oklch(52% 0.13 158)',
  okSoft: 'oklch(96.5% 0.03 158)',
  warn: 'oklch(54% 0.115 70)',
  warnSoft: 'oklch(97% 0.03 80)',
  bad: 'oklch(54% 0.2 25)',
  badHover: 'oklch(48% 0.19 25)',
  badSoft: 'oklch(97% 0.018 25)',
  /** Bars and lines of charts. */
  chart: 'oklch(65.5% 0.12 268)',
  /** The background of matches of a search. */
  mark: 'oklch(90% 0.13 92)',
  backdrop: 'oklch(23% 0.03 265 / 0.36)',
  /** The inner shadow of a pressed button. */
  inset: 'oklch(25% 0.03 265 / 0.16)',
  shadow: '0 1px 2px oklch(25% 0.03 265 / 0.05), 0 12px 32px oklch(25% 0.03 265 / 0.09)',
};

export const dark: typeof light = {
  bg: 'oklch(16.5% 0.014 265)',
  surface: 'oklch(19.8% 0.016 265)',
  raised: 'oklch(22.5% 0.018 265)',
  sunken: 'oklch(23% 0.018 265)',
  line: 'oklch(26.5% 0.018 265)',
  lineControl: 'oklch(34% 0.022 265)',
  lineStrong: 'oklch(52.5% 0.02 265)',
  text: 'oklch(95% 0.006 265)',
  text2: 'oklch(76% 0.016 265)',
  text3: 'oklch(65% 0.018 265)',
  accent: 'oklch(70% 0.15 268)',
  accentHover: 'oklch(76% 0.12 268)',
  accentSoft: 'oklch(27% 0.06 268)',
  onAccent: 'oklch(15% 0.03 268)',
  ok: 'oklch(76% 0.14 158)',
  okSoft: 'oklch(26% 0.045 158)',
  warn: 'oklch(80% 0.13 78)',
  warnSoft: 'oklch(27% 0.05 78)',
  bad: 'oklch(71% 0.17 25)',
  badHover: 'oklch(77% 0.14 25)',
  badSoft: 'oklch(25% 0.05 25)',
  chart: 'oklch(55% 0.13 268)',
  mark: 'oklch(42% 0.09 88)',
  backdrop: 'oklch(8% 0.01 265 / 0.62)',
  inset: 'oklch(0% 0 0 / 0.4)',
  shadow: '0 1px 2px oklch(0% 0 0 / 0.4), 0 16px 40px oklch(0% 0 0 / 0.5)',
};

/** The colors of environments: of a dot, bar or line, of the background of a name, and of the name. */
export const environmentLight = {
  production: { dot: 'oklch(58% 0.2 22)', tint: 'oklch(97% 0.02 22)', text: 'oklch(54% 0.2 22)' },
  staging: { dot: 'oklch(64% 0.15 72)', tint: 'oklch(97% 0.03 80)', text: 'oklch(53% 0.12 72)' },
  development: { dot: 'oklch(61% 0.12 195)', tint: 'oklch(96.5% 0.02 195)', text: 'oklch(51% 0.1 195)' },
  neutral: { dot: 'oklch(60% 0.02 265)', tint: 'oklch(96.2% 0.006 265)', text: 'oklch(45% 0.025 265)' },
};

export const environmentDark: typeof environmentLight = {
  production: { dot: 'oklch(68% 0.18 22)', tint: 'oklch(26% 0.06 22)', text: 'oklch(71% 0.16 22)' },
  staging: { dot: 'oklch(79% 0.14 78)', tint: 'oklch(27% 0.05 78)', text: 'oklch(79% 0.14 78)' },
  development: { dot: 'oklch(76% 0.11 195)', tint: 'oklch(26% 0.04 195)', text: 'oklch(76% 0.11 195)' },
  neutral: { dot: 'oklch(62% 0.018 265)', tint: 'oklch(26% 0.018 265)', text: 'oklch(76% 0.016 265)' },
};

/** The colors of YAML and JSON. */
export const codeLight = {
  key: 'oklch(49% 0.16 262)',
  string: 'oklch(48% 0.11 155)',
  number: 'oklch(50% 0.14 305)',
  comment: 'oklch(53.5% 0.02 265)',
};

export const codeDark: typeof codeLight = {
  key: 'oklch(77% 0.11 262)',
  string: 'oklch(79% 0.11 155)',
  number: 'oklch(78% 0.11 305)',
  comment: 'oklch(65% 0.018 265)',
};

/** The colors of the logo, the same in both themes. */
export const brandColors = { from: 'oklch(60% 0.19 262)', to: 'oklch(45% 0.2 280)', wall: 'oklch(100% 0 0)' };

/** The colors of terminals, players and desktops, the same in both themes. */
export const terminal = {
  ground: '#0f1116',
  bar: '#161920',
  raised: '#232833',
  line: '#252a34',
  text: '#d6dae3',
  dim: '#9aa2b1',
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

export const radius = { small: '6px', control: '8px', panel: '12px', card: '16px', round: '999px' };

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
export const ROW_HEIGHTS = { normal: 44, dense: 32 };
/** The minimum distance to the window's edge in pixels (docs/behaviour.md#constants). */
export const POPOVER_MARGIN = 16;

export const measure = {
  topBar: '52px',
  sideNav: '240px',
  /** The side navigation when it shows icons only. */
  iconNav: '56px',
  /** Wider windows have more space next to the page, so that the actions of a row stay near its name. */
  page: '1600px',
  /** Pages that are a form. */
  form: '640px',
  authCard: '540px',
  detailsPanel: '452px',
  row: `${ROW_HEIGHTS.normal}px`,
  control: '32px',
  search: '34px',
  controlSmall: '28px',
  controlForm: '36px',
  controlBig: '40px',
};

export const motion = { quick: '140ms ease-out', slide: '500ms ease-out' };

/** Media queries cannot use custom properties, so these are plain strings. */
export const screen = {
  narrow: '(max-width: 899.98px)',
  wide: '(min-width: 900px)',
  /** Details fit next to a list. */
  roomy: '(min-width: 1200px)',
  phone: '(max-width: 599.98px)',
  /** Tables hide optional columns below this width. */
  laptop: 'screen and (max-width: 1199.98px)',
  tablet: 'screen and (max-width: 760px)',
  /** Bars show only essential elements. */
  smallPhone: '(max-width: 480px)',
};
