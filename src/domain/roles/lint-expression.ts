// Finds label expressions that are incomplete. A proxy stores them, but they match nothing.
import { isScalar } from 'yaml';
import { keyText } from '#domain/yaml/key-text.ts';
import type { LintRule } from './lint-rule.ts';
import { brokenExpression } from './messages.ts';
import { sideFieldsOf, resolveAlias, ROLE_SIDES } from './role-document.ts';

const TOKEN_PATTERN = /\s+|"(?:[^"\\]|\\.)*"|`[^`]*`|&&|\|\||[=!<>]=|[()[\]{}]|[!<>.,]|[\p{L}\p{N}_-]+|[^\s]/gu;
const CLOSING_BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const BINARY_OPERATOR = /^(?:&&|\|\||[=!<>]=|[<>.,])$/;

/** Whether brackets and quotes are closed in an expression, and every operator has its operands. */
export function isCompleteExpression(expression: string): boolean {
  const tokens = (expression.match(TOKEN_PATTERN) ?? []).filter((token) => token.trim() !== '');
  const expectedBrackets: string[] = [];
  let needsOperand = true;
  for (const token of tokens) {
    const closing = CLOSING_BRACKETS[token];
    if (token === '"' || token === '`') return false;
    if (closing !== undefined) {
      expectedBrackets.push(closing);
      needsOperand = true;
    } else if (token === ')' || token === ']' || token === '}') {
      // An operand is not needed before a closing bracket, because brackets may be empty, as in `f()`.
      if (expectedBrackets.pop() !== token) return false;
      needsOperand = false;
    } else if (BINARY_OPERATOR.test(token)) {
      if (needsOperand) return false;
      needsOperand = true;
    } else needsOperand = token === '!';
  }
  return expectedBrackets.length === 0 && !needsOperand;
}

export const brokenExpressions: LintRule = {
  name: 'broken-expression',
  severity: 'warning',
  find: (role) =>
    ROLE_SIDES.flatMap((side) => sideFieldsOf(role, side)).flatMap((pair) => {
      const field = keyText(pair) ?? '';
      const value = resolveAlias(pair.value, role.doc);
      const isBroken =
        field.endsWith('_labels_expression') &&
        isScalar(value) &&
        typeof value.value === 'string' &&
        value.value.trim() !== '' &&
        !isCompleteExpression(value.value);
      return isBroken ? [{ node: pair.value, message: brokenExpression(field) }] : [];
    }),
};
