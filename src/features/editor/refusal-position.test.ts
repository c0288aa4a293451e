import { expect, test } from 'vitest';
import { problemOfRefusal } from './refusal-position.ts';

const TEXT = 'kind: role\nmetadata:\n  name: ops\nspec:\n  logns: [a]\n';

// docs/behaviour.md#resources-as-yaml "A refusal appears at the name, the line"
test.each([
  [409, 'resource with name "ops" already exists', 'ops'],
  [400, 'resource renaming is not supported, delete it and create another', 'ops'],
  [400, 'yaml: line 5: did not find expected node', '  logns: [a]'],
  [400, 'unknown field "logns"', 'logns'],
  [400, 'resource kind "role" is invalid', 'role'],
  [400, 'not a valid resource declaration', undefined],
  [400, 'yaml: line 99: too far', undefined],
  [403, 'access denied to perform action "create" on "role"', undefined],
  [0, 'Network request failed', undefined],
])('finds the position of refusal %s "%s": %j', (status, message, expectedText) => {
  const problem = problemOfRefusal(TEXT, { status, message });
  expect(problem && TEXT.slice(problem.from, problem.to)).toBe(expectedText);
  expect(problem?.message).toBe(expectedText === undefined ? undefined : `Proxy: ${message}`);
});
