import { describe, expect, test } from 'vitest';
import { namePathAt, siblingNames, yamlPositionAt } from './yaml-position.ts';

/** Splits a text that contains the caret as `|`. */
const splitAtCaret = (text: string) => ({ text: text.replace('|', ''), offset: text.indexOf('|') });

describe('the position in a YAML text', () => {
  test.each([
    ['|', [], 'name', ''],
    ['ki|', [], 'name', 'ki'],
    ['kind: ro|', ['kind'], 'value', 'ro'],
    ['spec:\n  al|', ['spec'], 'name', 'al'],
    ['spec:\n  allow:\n    logins: [root, de|', ['spec', 'allow', 'logins', '-'], 'value', 'de'],
    ['spec:\n  allow:\n  de|', ['spec'], 'name', 'de'],
    ['spec:\n  rules:\n  - res|', ['spec', 'rules', '-'], 'name', 'res'],
    ['spec:\n  rules:\n    - resources: [a]\n      ve|', ['spec', 'rules', '-'], 'name', 've'],
    ['spec:\n  rules:\n  - resources:\n    - no|', ['spec', 'rules', '-', 'resources', '-'], 'name', 'no'],
    ['spec:\n  # note\n\n  "allow":\n    x: "a b|', ['spec', 'allow', 'x'], 'value', '"a b'],
    ['a:\n  b: 1\nc|', [], 'name', 'c'],
  ])('at | in %j has the path %j, the part "%s" and the word "%s"', (marked, ...expected) => {
    const [path, expectedPart, word] = expected;
    const { text, offset } = splitAtCaret(marked);
    const position = yamlPositionAt(text, offset);
    expect(position).toMatchObject({ path, part: expectedPart });
    expect(text.slice(position?.from, offset)).toBe(word);
  });

  test('is undefined in a comment', () => {
    const { text, offset } = splitAtCaret('a: 1 # no|te');
    expect(yamlPositionAt(text, offset)).toBeUndefined();
  });

  test.each([
    ['a: 1\nb|\nc: 2', ['a', 'c']],
    ['x:\n  a: 1\n  |\ny: 2', ['a']],
    ['l:\n- a: 1\n  b|\n- c: 2', ['a']],
  ])('at | in %j has the sibling names %j', (marked, names) => {
    const { text, offset } = splitAtCaret(marked);
    expect([...siblingNames(text, offset)]).toEqual(names);
  });

  test.each([
    ['spec:\n  al|low: {}', ['spec', 'allow']],
    ['spec:\n  allow: |{}', undefined],
    ['rules:\n- ver|bs: [list]', ['rules', '-', 'verbs']],
  ])('at | in %j has the name path %j', (marked, path) => {
    const { text, offset } = splitAtCaret(marked);
    expect(namePathAt(text, offset)).toEqual(path);
  });
});
