// Labels as roles select by them: names are exact, values may be `*`, hold `*`, or be an expression `^…$`.

/** Whether a value fits; undefined where only the proxy can tell. */
export type ValueMatcher = (value: string) => boolean | undefined;

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** What Go writes otherwise than JavaScript, as far as labels need it. */
function toRegExp(pattern: string): RegExp | undefined {
  const [, flags = '', source = ''] = /^(?:\^?\(\?([is]+)\))?(.*)$/s.exec(pattern) ?? [];
  try {
    return new RegExp(source.replaceAll('(?P<', '(?<'), flags);
  } catch {
    return undefined;
  }
}

/** Templates are filled in for each holder, so there is no telling before that. */
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
  // Labels repeat: thousands of servers have the same few values.
  const cache = new Map<string, boolean>();
  return (value) => {
    const cached = cache.get(value);
    if (cached !== undefined) return cached;
    const fits = expression.test(value);
    cache.set(value, fits);
    return fits;
  };
}

export type Selector = Readonly<Record<string, readonly string[]>>;

/** `*: *` alone reaches what has no labels too, and whatever stands beside it. */
export const matchesEverything = (selector: Selector): boolean =>
  selector['*']?.length === 1 && selector['*'][0] === '*';

/** The labels that a field of a role names; undefined for what is no map of texts. */
export function parseSelector(value: unknown): Selector | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const labels = Object.entries(value).map(([name, texts]) => [name, toTexts(texts)] as const);
  return labels.every(([, texts]) => texts !== undefined)
    ? (Object.fromEntries(labels) as Selector) // no undefined is left
    : undefined;
}

/** One text or several; YAML reads bare numbers and flags as such, and proxies take them as texts. */
export function toTexts(value: unknown): string[] | undefined {
  const texts: unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  return texts.every((text) => ['string', 'number', 'boolean'].includes(typeof text)) ? texts.map(String) : undefined;
}
