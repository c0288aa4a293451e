// Checks the templates in a role, such as `{{internal.logins}}`: their syntax, functions and traits.
import { isMap, isScalar, isSeq } from 'yaml';
import { INTERNAL_TRAITS } from '#domain/schemas/role-terms.ts';
import { keyText } from '#domain/yaml/key-text.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import type { LintFinding, LintRule } from './lint-rule.ts';
import * as messages from './messages.ts';
import { suggestSpelling } from '#lib/text/spelling-suggestion.ts';
import { nodeAt, ROLE_SIDES, type RoleDocument } from './role-document.ts';
import { findTemplates, type Template, type Trait } from './template.ts';

const TEMPLATE_FUNCTIONS = ['email.local', 'regexp.replace', 'regexp.match', 'regexp.not_match'];

/** Whether a field contains an expression. Expressions have another syntax than templates. */
const isExpression = (field: string | undefined): boolean =>
  field === 'where' || field === 'filter' || field?.endsWith('_expression') === true;

/** All texts below a node, except expressions. Aliases are skipped, because their targets are checked separately. */
function textsUnder(node: unknown): { text: string; node: unknown }[] {
  if (isSeq(node)) return node.items.flatMap(textsUnder);
  if (isMap(node))
    return node.items.flatMap((pair) => [
      ...textsUnder(pair.key),
      ...(isExpression(keyText(pair)) ? [] : textsUnder(pair.value)),
    ]);
  return isScalar(node) && typeof node.value === 'string' ? [{ text: node.value, node }] : [];
}

const templatesOf = (role: RoleDocument) =>
  ROLE_SIDES.flatMap((side) => textsUnder(nodeAt(role, ['spec', side]))).flatMap(({ text, node }) =>
    text.includes('{{') || text.includes('}}') ? findTemplates(text).map((match) => ({ ...match, node })) : [],
  );

function templateProblem(source: string, template: Template): string | undefined {
  switch (template.type) {
    case 'unclosed':
      return messages.openTemplate(source);
    case 'malformed':
      return messages.badTemplate(source);
    case 'call':
      return TEMPLATE_FUNCTIONS.includes(template.name) ? undefined : messages.unknownFunction(sanitize(template.name));
    case 'trait': {
      const { name } = template.trait;
      return template.isBracketed || /^[a-z]\w*$/i.test(name) ? undefined : messages.bracketTrait(sanitize(name));
    }
  }
}

export const badTemplates: LintRule = {
  name: 'bad-template',
  severity: 'error',
  find: (role) =>
    templatesOf(role).flatMap(({ source, template, node }): LintFinding[] => {
      const message = templateProblem(sanitize(source), template);
      return message === undefined ? [] : [{ node, message }];
    }),
};

function traitsOf(template: Template): readonly Trait[] {
  if (template.type === 'trait') return [template.trait];
  return template.type === 'call' ? template.traits : [];
}

export const unknownTraits: LintRule = {
  name: 'unknown-trait',
  severity: 'warning',
  find: (role) =>
    templatesOf(role).flatMap(({ template, node }) =>
      traitsOf(template)
        .filter(({ namespace, name }) => namespace === 'internal' && !INTERNAL_TRAITS.includes(name))
        .map(({ name }): LintFinding => {
          const suggestion = suggestSpelling(name, INTERNAL_TRAITS);
          const safeName = sanitize(name);
          return {
            node,
            message:
              suggestion === undefined
                ? messages.unknownTrait(safeName)
                : messages.unknownTraitLike(safeName, suggestion),
          };
        }),
    ),
};
