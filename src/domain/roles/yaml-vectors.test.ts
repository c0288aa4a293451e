// Roles that were sent to a real proxy. The console must report an error if the proxy refused the role, and at most a
// warning if the proxy accepted it (docs/protocol/resources.md#6.1).
import { expect, test } from 'vitest';
import vectors from '#docs/protocol/yaml-vectors.json';
import { parseYaml } from '#domain/yaml/parse-yaml.ts';
import { checkRole } from './lint.ts';

const problemsOf = (text: string) => {
  const { document, problems } = parseYaml(text);
  const isBroken = problems.some(({ severity }) => severity === 'error');
  return document && !isBroken ? [...problems, ...checkRole(text, document, 'v8')] : problems;
};

// docs/behaviour.md#resources-as-yaml "Shortly after the user stops typing", "A syntax error is an error at its line",
// "The editor only points out deviations"
test.each(vectors.map((vector) => [vector.name, vector] as const))(
  '%s has the expected severity and mark',
  (name, { content, accepted, mark }) => {
    const problems = problemsOf(content);
    // The warnings about roles that grant nothing are not part of the vectors.
    const marked = problems.filter(
      ({ severity, message }) => severity === 'error' || !/grants nothing|no values/.test(message),
    );
    // 14.x and 18.x drop an unknown field, and 19.x refuses it, so the console only warns.
    expect(marked.map(({ severity }) => severity)).toEqual(
      mark === undefined ? [] : [accepted || name === 'unknown field' ? 'warning' : 'error'],
    );
    expect(marked.map(({ from, to }) => content.slice(from, to))).toEqual(mark === undefined ? [] : [mark]);
  },
);

// docs/behaviour.md#resources-as-yaml "Unquoted, yes, on and 012 are a boolean"
test.each([
  ['logins: [no]', 'Quote this: the proxy reads it as false.', '"no"'],
  ['logins: [012]', 'Quote this: the proxy reads it as the number 10.', '"012"'],
  ['logins: [1_000]', 'Quote this: the proxy reads it as the number 1000.', '"1_000"'],
  ['logins: [y]', 'Quote this: the proxy reads it as true.', '"y"'],
  ['node_labels: {env: ~}', 'The proxy reads this as no value and stores an empty text.', '"~"'],
  ['node_labels: {on: a}', 'The proxy reads this name as "true".', '"on"'],
])('%s can be fixed with quotes', (allow, message, insert) => {
  const text = `kind: role\nversion: v7\nmetadata:\n  name: a\nspec:\n  allow: {${allow}}\n`;
  expect(problemsOf(text)).toContainEqual(expect.objectContaining({ message, fix: { title: 'Quote', insert } }));
});

test.each([
  ['name: "a/b"', 'A name has letters, numbers, dots, colons, hyphens, underscores, @ and + only.'],
  ['name: ""', 'A name has letters, numbers, dots, colons, hyphens, underscores, @ and + only.'],
])('%s is not a valid name', (name, message) => {
  const text = `kind: role\nversion: v7\nmetadata:\n  ${name}\nspec: {}\n`;
  expect(problemsOf(text).map((problem) => problem.message)).toContain(message);
});

test.each([
  ['forward_agent: "on"', []],
  ['forward_agent: sometimes', [['warning', 'The proxy reads "sometimes" as false.']]],
  // Without quotes, `off` means false, which the proxy accepts only for this option.
  ['create_host_user_mode: off', []],
  ['device_trust_mode: off', [['error', 'Quote this: the proxy reads it as false.']]],
  ['device_trust_mode: "off"', []],
  ['device_trust_mode: strange', [['warning', 'Expected one of: optional, required, off.']]],
  ['lock: strange', [['error', 'Expected one of: strict, best_effort.']]],
])('the option "%s" has the problems %j', (option, expected) => {
  const text = `kind: role\nversion: v7\nmetadata:\n  name: a\nspec:\n  options: {${option}}\n`;
  expect(problemsOf(text).map(({ severity, message }) => [severity, message])).toEqual(expected);
});
