import { assert, oneof, property, string, constantFrom, array } from 'fast-check';
import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { highlightYaml } from './highlight.tsx';

/** The text of strings and elements. */
function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<{ children: ReactNode }>(node)) return textOf(node.props.children);
  return typeof node === 'string' ? node : '';
}

const colorClassesOf = (text: string) =>
  [highlightYaml(text)].flat().map((part) => (isValidElement<{ className: string }>(part) ? part.props.className : ''));

test.each(['{"name": "web-01"}', 'name: "web-01" # web'])('%s has three colors', (text) =>
  expect(new Set(colorClassesOf(text).filter(Boolean)).size).toBe(3),
);

test('every character of a text stays', () => {
  const parts = constantFrom('a', ': ', '- ', '"', '{', '}', '[', '#', '\n', '  ', '|', '<b>', '&x');
  const text = oneof(
    string(),
    array(parts).map((some) => some.join('')),
  );
  assert(
    property(text, (code) => {
      expect(textOf(highlightYaml(code))).toBe(code);
    }),
  );
});

test('a very long text stays plain', () => expect(highlightYaml('a'.repeat(20_001))).toBeUndefined());
