// Templates in the values of a role: `{{internal.logins}}`, `{{external["team"]}}`, `{{email.local(external.email)}}`.

export interface Trait {
  namespace: 'internal' | 'external';
  name: string;
}

export type Template =
  | { is: 'trait'; trait: Trait; isBracketed: boolean }
  /** The value of a trait, changed in a way that is not followed here. */
  | { is: 'call'; name: string; traits: readonly Trait[] }
  | { is: 'unclosed' }
  | { is: 'malformed' };

/** A template with where it stands in its text. */
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
  if (trait) return { is: 'trait', trait: traitOf(trait), isBracketed: trait[3] !== undefined };
  const call = CALL_PATTERN.exec(inner);
  if (!call) return { is: 'malformed' };
  return { is: 'call', name: call[1] ?? '', traits: [...inner.matchAll(TRAITS_PATTERN)].map(traitOf) };
}

/** Every template in a text. */
export function findTemplates(text: string): TemplateMatch[] {
  const found = [...text.matchAll(/\{\{(.*?)\}\}/gs)].map(([source, inner = '']) => ({
    source,
    template: parseTemplate(inner.trim()),
  }));
  const rest = text.replaceAll(/\{\{.*?\}\}/gs, '');
  const isUnclosed = rest.includes('{{') || (rest.includes('}}') && !rest.startsWith('^'));
  return isUnclosed ? [...found, { source: text, template: { is: 'unclosed' } }] : found;
}

export type Traits = Readonly<Record<string, readonly string[]>>;

/** The values that a text stands for with a user's traits; undefined where that is not known. */
export function fillTemplate(text: string, traits: Traits | undefined): readonly string[] | undefined {
  const [first, ...others] = findTemplates(text);
  if (!first) return [text];
  const { template, source } = first;
  if (!traits || others.length > 0 || template.is !== 'trait') return undefined;
  const [before = '', after = ''] = text.split(source);
  return (traits[template.trait.name] ?? []).map((value) => `${before}${value}${after}`);
}
