import { assert, oneof, property, string, constantFrom, array } from 'fast-check';
import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { highlightYaml } from './highlight.tsx';

/** The text of a node and its children. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' ? node : '';
}

const colorClassesOf = (text: string) =>
  [highlightYaml(text)].flat().map((part) => (isValidElement<{ className: string }>(part) ? part.props.className : ''));

test.each(['{"name": "web-01"}', 'name: "web-01" # web'])('highlights %s with three colors', (text) =>
  expect(new Set(colorClassesOf(text).filter(Boolean)).size).toBe(3),
);

test('keeps every character of a text', () => {
  const parts = constantFrom('a', ': ', '- ', '"', '{', '}', '[', '#', '\n', '  ', '|', '<b>', '&x');
  const text = oneof(
    string(),
    array(parts).map((chosenParts) => chosenParts.join('')),
  );
  assert(
    property(text, (code) => {
      expect(textOf(highlightYaml(code))).toBe(code);
    }),
  );
});

test('does not highlight very long texts', () => expect(highlightYaml('a'.repeat(20_001))).toBeUndefined());
