import { expect, test } from 'vitest';
import type { TextProblem } from '#lib/text/text-problem.ts';
import { mergeProxyAnswer } from './proxy-answer.ts';

const TEXT = 'kind: role\nspec:\n  allow:\n    logons: [x]\n';
const ERROR: TextProblem = { from: 11, to: 15, severity: 'error', message: 'no' };

// docs/behaviour.md#resources-as-yaml "Nothing that the proxy accepts is an error"
test('errors become warnings when the proxy accepts the text', () =>
  expect(mergeProxyAnswer(TEXT, [ERROR], { type: 'accepted' })).toEqual([{ ...ERROR, severity: 'warning' }]));

test('an error about storing stays, because the proxy has only parsed the text', () => {
  const problem: TextProblem = { ...ERROR, isAboutStoring: true };
  expect(mergeProxyAnswer(TEXT, [problem], { type: 'accepted' })).toEqual([problem]);
});

const textAtRefusal = (message: string, problems: readonly TextProblem[] = []) => {
  const [first, ...others] = mergeProxyAnswer(TEXT, problems, { type: 'refused', message });
  expect(first).toMatchObject({ severity: 'error', message: `Proxy: ${message}` });
  expect(others).toEqual(problems);
  return TEXT.slice(first?.from, first?.to);
};

test('shows a refusal at the value that it names', () => {
  expect(textAtRefusal('unknown field "logons"', [ERROR])).toBe('logons');
  expect(textAtRefusal('kind "x" is invalid in role version "role"')).toBe('x');
});

test('shows a refusal at the error whose value it names', () => {
  const text = 'a: "*"\nverbs: ["*", get]\n';
  const problem: TextProblem = { from: 15, to: 18, severity: 'error', message: 'no' };
  expect(mergeProxyAnswer(text, [problem], { type: 'refused', message: 'verb "*" is not alone' })[0]).toMatchObject({
    from: 15,
    to: 18,
  });
});

test('shows a refusal without a value at the first error or at the start', () => {
  expect(textAtRefusal('role version "" is not supported', [ERROR])).toBe('spec');
  expect(textAtRefusal('role version "" is not supported')).toBe('');
});
