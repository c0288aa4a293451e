// Converts a terminal picture of the proxy to an image (docs/protocol/streams.md#14.6): removes everything that such an
// SVG does not need, and adds the missing colors and font.
import { parseMarkup } from '#lib/browser/trusted-types.ts';
import type { TerminalTheme } from '#ui/theme/terminal-themes.ts';
import { SYSTEM_MONO_FONT } from '#ui/theme/tokens.ts';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
/** The proxy nests five levels. */
const MAX_DEPTH = 8;
/** The maximum width and height of the proxy's picture, in pixels. */
const MAX_SIDE = 20_000;
/** The proxy's letters are 14 pixels high. With 10 pixels they are readable, and 80 columns are 493 pixels wide. */
const SCALE = 10 / 14;

const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set(['svg', 'g', 'rect', 'text', 'tspan']);
const LENGTH = /^-?\d{1,6}(\.\d{1,6})?(em|%)?$/;
const ALLOWED_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  x: LENGTH,
  y: LENGTH,
  dy: LENGTH,
  width: LENGTH,
  height: LENGTH,
  'font-size': LENGTH,
  'shape-rendering': /^crispEdges$/,
  class: /^[a-z0-9 -]{1,100}$/,
};
/**
 * Declarations, comments and event attributes, which proxies never send. The terminal's text never matches, because the
 * proxy escapes all "<" and quotes. Checked before parsing, because the browser checks event attributes while parsing
 * and reports them.
 */
const NEVER_SENT = /<!|\son\w+\s*=\s*["']/i;
const FILL = /^fill: ?(#[0-9a-f]{6});?$/i;

/** In the order of their ANSI numbers. */
const ANSI_COLORS = [
  'black',
  'red',
  'green',
  'yellow',
  'blue',
  'magenta',
  'cyan',
  'white',
  'brightBlack',
  'brightRed',
  'brightGreen',
  'brightYellow',
  'brightBlue',
  'brightMagenta',
  'brightCyan',
  'brightWhite',
] as const satisfies (keyof TerminalTheme)[];

const styleSheetOf = (theme: TerminalTheme): string =>
  [
    `.terminal{fill:${theme.text};font-family:${SYSTEM_MONO_FONT};white-space:pre}`,
    `.bg-default{fill:${theme.background}}`,
    ...ANSI_COLORS.map((name, number) => `.fg-${number},.bg-${number}{fill:${theme[name]}}`),
    `.fg-default{fill:${theme.text}}`,
    '.b,.bold{font-weight:bold}',
    '.i,.italic{font-style:italic}',
    '.u,.underline{text-decoration:underline}',
  ].join('');

function removeUnknownAttributes(element: Element): void {
  const fill = FILL.exec(element.getAttribute('style') ?? '')?.[1];
  for (const { name, value } of Array.from(element.attributes))
    if (ALLOWED_ATTRIBUTES[name]?.test(value) !== true) element.removeAttribute(name);
  if (fill !== undefined) element.setAttribute('fill', fill);
}

function isAllowed(node: Node, depth: number): boolean {
  if (node.nodeType === node.TEXT_NODE) return true;
  return (
    node instanceof Element &&
    node.namespaceURI === SVG_NAMESPACE &&
    ALLOWED_ELEMENTS.has(node.localName) &&
    depth <= MAX_DEPTH
  );
}

/** Removes all attributes and elements that are not in the lists above. */
function sanitizeElement(element: Element, depth: number): void {
  removeUnknownAttributes(element);
  for (const child of Array.from(element.childNodes)) {
    if (!isAllowed(child, depth + 1)) child.remove();
    else if (child instanceof Element) sanitizeElement(child, depth + 1);
  }
}

/** Undefined for malformed XML, for anything other than an SVG element with a size, and for content no proxy sends. */
export function thumbnailSvg(svg: string, theme: TerminalTheme): string | undefined {
  if (NEVER_SENT.test(svg)) return undefined;
  const page = parseMarkup(svg.replace(/\p{Cs}/gu, '\ufffd'), 'image/svg+xml');
  const root = page.documentElement;
  if (page.querySelector('parsererror') !== null || !isAllowed(root, 0) || root.localName !== 'svg') return undefined;
  const [width, height] = [Number(root.getAttribute('width')), Number(root.getAttribute('height'))];
  if (!(width > 0 && width <= MAX_SIDE && height > 0 && height <= MAX_SIDE)) return undefined;
  sanitizeElement(root, 0);
  root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  root.setAttribute('width', String(Math.round(width * SCALE)));
  root.setAttribute('height', String(Math.round(height * SCALE)));
  const style = page.createElementNS(SVG_NAMESPACE, 'style');
  style.textContent = styleSheetOf(theme);
  root.prepend(style);
  return new XMLSerializer().serializeToString(root);
}
