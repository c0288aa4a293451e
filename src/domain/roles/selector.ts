// Label selectors of roles. Names match exactly; values may contain `*` or be a regular expression `^…$`.

/** Whether a value matches; undefined if only the proxy can decide. */
export type ValueMatcher = (value: string) => boolean | undefined;

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Converts a regular expression from Go to JavaScript (flags and named groups); undefined if it is invalid. */
function toRegExp(pattern: string): RegExp | undefined {
  const [, flags = '', source = ''] = /^(?:\^?\(\?([is]+)\))?(.*)$/s.exec(pattern) ?? [];
  try {
    return new RegExp(source.replaceAll('(?P<', '(?<'), flags);
  } catch {
    return undefined;
  }
}

export const isTemplate = (text: string): boolean => text.includes('{{');

export function valueMatcherOf(pattern: string): ValueMatcher {
  if (isTemplate(pattern)) return () => undefined;
  if (pattern === '*') return () => true;
  const isExpression = pattern.startsWith('^') && pattern.endsWith('$');
  if (!isExpression && !pattern.includes('*')) return (value) => value === pattern;
  const expression = isExpression
    ? toRegExp(pattern)
    : new RegExp(`^${pattern.split('*').map(escapeRegExp).join('.*')}$`);
  if (!expression) return () => undefined;
  // Results are cached, because thousands of servers have the same few values.
  const cache = new Map<string, boolean>();
  return (value) => {
    const cached = cache.get(value);
    if (cached !== undefined) return cached;
    const isMatch = expression.test(value);
    cache.set(value, isMatch);
    return isMatch;
  };
}

export type Selector = Readonly<Record<string, readonly string[]>>;

/** `*: *` also matches resources without labels, and makes the other labels of the selector irrelevant. */
export const matchesEverything = (selector: Selector): boolean =>
  selector['*']?.length === 1 && selector['*'][0] === '*';

/** Parses a labels field of a role; undefined if it is not a map of texts and lists of texts. */
export function parseSelector(value: unknown): Selector | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const labels = Object.entries(value).map(([name, texts]) => [name, toTexts(texts)] as const);
  return labels.every(([, texts]) => texts !== undefined)
    ? (Object.fromEntries(labels) as Selector) // The condition above excludes undefined.
    : undefined;
}

/**
 * Converts one value or a list to texts; undefined if it contains a map or a list. Unquoted numbers and flags in YAML
 * are converted too, as proxies do.
 */
export function toTexts(value: unknown): string[] | undefined {
  const texts: unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  return texts.every((text) => ['string', 'number', 'boolean'].includes(typeof text)) ? texts.map(String) : undefined;
}
