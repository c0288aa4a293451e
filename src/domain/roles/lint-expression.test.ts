import { expect, test } from 'vitest';
import { brokenExpressions, isCompleteExpression } from './lint-expression.ts';
import { parseRole } from './role-document.ts';

test.each([
  'labels["env"] == "staging"',
  'labels["env"] == "staging" || contains(user.spec.traits["teams"], labels["team"])',
  '!has_prefix(labels.env, "a") && (labels["b"] != "c")',
  'contains_all(set(), labels["a-b"])',
  'labels["say \\"hi\\""] == `a`',
])('the expression %s is complete', (expression) => expect(isCompleteExpression(expression)).toBe(true));

test.each([
  'labels["env"] ==',
  'labels["env"',
  'labels["env"] == "staging',
  '(labels["env"] == "a"',
  'labels["env"]) == "a"',
  '&& labels["env"] == "a"',
  'labels["env"] == "a" || ',
  'labels["env"] == == "a"',
  '!',
])('the expression %s is incomplete', (expression) => expect(isCompleteExpression(expression)).toBe(false));

test.each([
  ["allow: {node_labels_expression: 'a =='}", 1],
  ["deny: {app_labels_expression: 'a =='}", 1],
  ["allow: {node_labels_expression: ''}", 0],
  ["allow: {impersonate: {where: 'a =='}}", 0],
])('the spec "%s" has %i broken expressions', (spec, count) => {
  const role = parseRole(`version: v7\nspec: {${spec}}`);
  expect(role.ok && brokenExpressions.find(role)).toHaveLength(count);
});
