import { describe, expect, test } from 'vitest';
import { namePathAt, siblingNames, yamlPositionAt } from './yaml-position.ts';

/** The caret stands at `|`. */
const at = (text: string) => ({ text: text.replace('|', ''), offset: text.indexOf('|') });

describe('a place in YAML that is being typed', () => {
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
  ])('%j', (marked, ...expected) => {
    const [path, kind, word] = expected;
    const { text, offset } = at(marked);
    const place = yamlPositionAt(text, offset);
    expect(place).toMatchObject({ path, at: kind });
    expect(text.slice(place?.from, offset)).toBe(word);
  });

  test('is none in a comment', () => {
    const { text, offset } = at('a: 1 # no|te');
    expect(yamlPositionAt(text, offset)).toBeUndefined();
  });

  test.each([
    ['a: 1\nb|\nc: 2', ['a', 'c']],
    ['x:\n  a: 1\n  |\ny: 2', ['a']],
    ['l:\n- a: 1\n  b|\n- c: 2', ['a']],
  ])('knows the names beside it: %j', (marked, names) => {
    const { text, offset } = at(marked);
    expect([...siblingNames(text, offset)]).toEqual(names);
  });

  test.each([
    ['spec:\n  al|low: {}', ['spec', 'allow']],
    ['spec:\n  allow: |{}', undefined],
    ['rules:\n- ver|bs: [list]', ['rules', '-', 'verbs']],
  ])('has a name under the pointer: %j', (marked, path) => {
    const { text, offset } = at(marked);
    expect(namePathAt(text, offset)).toEqual(path);
  });
});
