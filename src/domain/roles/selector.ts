// Labels as roles select by them: names are exact, values may be `*`, hold `*`, or be an expression `^…$`.

/** Whether a value fits; undefined where only the proxy can tell. */
export type Fits = (value: string) => boolean | undefined;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** What Go writes otherwise than JavaScript, as far as labels need it. */
function expressionOf(pattern: string): RegExp | undefined {
  const [, flags = '', source = ''] = /^(?:\^?\(\?([is]+)\))?(.*)$/s.exec(pattern) ?? [];
  try {
    return new RegExp(source.replaceAll('(?P<', '(?<'), flags);
  } catch {
    return undefined;
  }
}

/** Templates are filled in for each holder, so there is no telling before that. */
export const isTemplate = (text: string): boolean => text.includes('{{');

export function fitsOf(pattern: string): Fits {
  if (isTemplate(pattern)) return () => undefined;
  if (pattern === '*') return () => true;
  const isExpression = pattern.startsWith('^') && pattern.endsWith('$');
  if (!isExpression && !pattern.includes('*')) return (value) => value === pattern;
  const expression = isExpression
    ? expressionOf(pattern)
    : new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`);
  if (!expression) return () => undefined;
  // Labels repeat: thousands of servers have the same few values.
  const known = new Map<string, boolean>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const fits = expression.test(value);
    known.set(value, fits);
    return fits;
  };
}

export type Selector = Readonly<Record<string, readonly string[]>>;

/** `*: *` alone reaches what has no labels too, and whatever stands beside it. */
export const isEverything = (selector: Selector): boolean => selector['*']?.length === 1 && selector['*'][0] === '*';

/** The labels that a field of a role names; undefined for what is no map of texts. */
export function selectorIn(value: unknown): Selector | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const labels = Object.entries(value).map(([name, texts]) => [name, textsOf(texts)] as const);
  return labels.every(([, texts]) => texts !== undefined)
    ? (Object.fromEntries(labels) as Selector) // no undefined is left
    : undefined;
}

/** One text or several; YAML reads bare numbers and flags as such, and proxies take them as texts. */
export function textsOf(value: unknown): string[] | undefined {
  const texts: unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  return texts.every((text) => ['string', 'number', 'boolean'].includes(typeof text)) ? texts.map(String) : undefined;
}
