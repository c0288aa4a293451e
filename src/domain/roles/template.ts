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
export interface Placed {
  source: string;
  template: Template;
}

const TRAIT = /^(internal|external)(?:\.([^\s"'()[\]{},]+)|\["([^"]*)"\])$/;
const TRAITS = /\b(internal|external)(?:\.(\w+)|\["([^"]*)"\])/g;
const CALL = /^([a-z_]+\.[a-z_]+)\(.*\)$/s;

const traitOf = ([, namespace, plain, bracketed]: readonly (string | undefined)[]): Trait => ({
  namespace: namespace === 'internal' ? 'internal' : 'external',
  name: plain ?? bracketed ?? '',
});

function templateOf(inner: string): Template {
  const trait = TRAIT.exec(inner);
  if (trait) return { is: 'trait', trait: traitOf(trait), isBracketed: trait[3] !== undefined };
  const call = CALL.exec(inner);
  if (!call) return { is: 'malformed' };
  return { is: 'call', name: call[1] ?? '', traits: [...inner.matchAll(TRAITS)].map(traitOf) };
}

/** Every template in a text. */
export function templatesIn(text: string): Placed[] {
  const found = [...text.matchAll(/\{\{(.*?)\}\}/gs)].map(([source, inner = '']) => ({
    source,
    template: templateOf(inner.trim()),
  }));
  const rest = text.replaceAll(/\{\{.*?\}\}/gs, '');
  const isOpen = rest.includes('{{') || (rest.includes('}}') && !rest.startsWith('^'));
  return isOpen ? [...found, { source: text, template: { is: 'unclosed' } }] : found;
}

export type Traits = Readonly<Record<string, readonly string[]>>;

/** The values that a text stands for with a user's traits; undefined where that is not known. */
export function filledIn(text: string, traits: Traits | undefined): readonly string[] | undefined {
  const [first, ...others] = templatesIn(text);
  if (!first) return [text];
  const { template, source } = first;
  if (!traits || others.length > 0 || template.is !== 'trait') return undefined;
  const [before = '', after = ''] = text.split(source);
  return (traits[template.trait.name] ?? []).map((value) => `${before}${value}${after}`);
}
