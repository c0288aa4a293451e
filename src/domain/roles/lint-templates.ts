import { isMap, isScalar, isSeq } from 'yaml';
import { INTERNAL_TRAITS } from '#domain/schemas/role-terms.ts';
import { keyText } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { Found, LintRule } from './lint-rule.ts';
import * as says from './messages.ts';
import { suggestSpelling } from '#lib/text/spelling-suggestion.ts';
import { nodeAt, SIDES, type RoleDocument } from './role-document.ts';
import { templatesIn, type Template, type Trait } from './template.ts';

const FUNCTIONS = ['email.local', 'regexp.replace', 'regexp.match', 'regexp.not_match'];

/** These hold expressions of another language. */
const isExpression = (field: string | undefined): boolean =>
  field === 'where' || field === 'filter' || field?.endsWith('_expression') === true;

/** Every text below a node; where an alias stands, nothing: what it stands for is met elsewhere. */
function textsBelow(node: unknown): { text: string; at: unknown }[] {
  if (isSeq(node)) return node.items.flatMap(textsBelow);
  if (isMap(node))
    return node.items.flatMap((pair) => [
      ...textsBelow(pair.key),
      ...(isExpression(keyText(pair)) ? [] : textsBelow(pair.value)),
    ]);
  return isScalar(node) && typeof node.value === 'string' ? [{ text: node.value, at: node }] : [];
}

const templatesOf = (role: RoleDocument) =>
  SIDES.flatMap((side) => textsBelow(nodeAt(role, ['spec', side]))).flatMap(({ text, at }) =>
    text.includes('{{') || text.includes('}}') ? templatesIn(text).map((placed) => ({ ...placed, at })) : [],
  );

function wrongForm(source: string, template: Template): string | undefined {
  switch (template.is) {
    case 'unclosed':
      return says.openTemplate(source);
    case 'malformed':
      return says.badTemplate(source);
    case 'call':
      return FUNCTIONS.includes(template.name) ? undefined : says.unknownFunction(sanitize(template.name));
    case 'trait': {
      const { name } = template.trait;
      return template.isBracketed || /^[a-z]\w*$/i.test(name) ? undefined : says.bracketTrait(sanitize(name));
    }
  }
}

export const badTemplates: LintRule = {
  name: 'bad-template',
  severity: 'error',
  find: (role) =>
    templatesOf(role).flatMap(({ source, template, at }): Found[] => {
      const message = wrongForm(sanitize(source), template);
      return message === undefined ? [] : [{ at, message }];
    }),
};

function traitsOf(template: Template): readonly Trait[] {
  if (template.is === 'trait') return [template.trait];
  return template.is === 'call' ? template.traits : [];
}

export const unknownTraits: LintRule = {
  name: 'unknown-trait',
  severity: 'warning',
  find: (role) =>
    templatesOf(role).flatMap(({ template, at }) =>
      traitsOf(template)
        .filter(({ namespace, name }) => namespace === 'internal' && !INTERNAL_TRAITS.includes(name))
        .map(({ name }): Found => {
          const meant = suggestSpelling(name, INTERNAL_TRAITS);
          const shown = sanitize(name);
          return { at, message: meant === undefined ? says.unknownTrait(shown) : says.unknownTraitLike(shown, meant) };
        }),
    ),
};
