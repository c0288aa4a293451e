// Templates in the values of a role: `{{internal.logins}}`, `{{external["team"]}}`, `{{email.local(external.email)}}`.

export interface Trait {
  namespace: 'internal' | 'external';
  name: string;
}

export type Template =
  | { type: 'trait'; trait: Trait; isBracketed: boolean }
  /** A function call on traits. The console does not evaluate it. */
  | { type: 'call'; name: string; traits: readonly Trait[] }
  | { type: 'unclosed' }
  | { type: 'malformed' };

/** A template with its source text. */
export interface TemplateMatch {
  source: string;
  template: Template;
}

const TRAIT_PATTERN = /^(internal|external)(?:\.([^\s"'()[\]{},]+)|\["([^"]*)"\])$/;
const TRAITS_PATTERN = /\b(internal|external)(?:\.(\w+)|\["([^"]*)"\])/g;
const CALL_PATTERN = /^([a-z_]+\.[a-z_]+)\(.*\)$/s;

const traitOf = ([, namespace, plain, bracketed]: readonly (string | undefined)[]): Trait => ({
  namespace: namespace === 'internal' ? 'internal' : 'external',
  name: plain ?? bracketed ?? '',
});

function parseTemplate(inner: string): Template {
  const trait = TRAIT_PATTERN.exec(inner);
  if (trait) return { type: 'trait', trait: traitOf(trait), isBracketed: trait[3] !== undefined };
  const call = CALL_PATTERN.exec(inner);
  if (!call) return { type: 'malformed' };
  return { type: 'call', name: call[1] ?? '', traits: [...inner.matchAll(TRAITS_PATTERN)].map(traitOf) };
}

/** All templates in a text. If `{{` or `}}` has no counterpart, the last match has the type `unclosed`. */
export function findTemplates(text: string): TemplateMatch[] {
  const found = [...text.matchAll(/\{\{(.*?)\}\}/gs)].map(([source, inner = '']) => ({
    source,
    template: parseTemplate(inner.trim()),
  }));
  const withoutTemplates = text.replaceAll(/\{\{.*?\}\}/gs, '');
  const isUnclosed =
    withoutTemplates.includes('{{') || (withoutTemplates.includes('}}') && !withoutTemplates.startsWith('^'));
  return isUnclosed ? [...found, { source: text, template: { type: 'unclosed' } }] : found;
}

export type Traits = Readonly<Record<string, readonly string[]>>;

/**
 * Fills a text's template with a user's traits, and returns one text for each value of the trait. Undefined if the
 * traits are unknown, or if the text has several templates or a template that is not a trait.
 */
export function fillTemplate(text: string, traits: Traits | undefined): readonly string[] | undefined {
  const [first, ...otherTemplates] = findTemplates(text);
  if (!first) return [text];
  const { template, source } = first;
  if (!traits || otherTemplates.length > 0 || template.type !== 'trait') return undefined;
  const [before = '', after = ''] = text.split(source);
  return (traits[template.trait.name] ?? []).map((value) => `${before}${value}${after}`);
}
