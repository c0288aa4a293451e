import { expect, test } from 'vitest';
import { parseSelection, withSelection } from './target-selection.ts';

const targetTexts = (search: string) =>
  parseSelection(new URLSearchParams(search)).map(({ key, value }) => `${key} ${value}`);

test.each([
  ['', []],
  ['user=bob', ['user bob']],
  ['role=intern&user=bob&user=amy', ['role intern', 'user bob', 'user amy']],
  ['user=bob&user=bob', ['user bob']],
  ['user=&login=root', ['login root']],
  ['bot_instance_id=i-1&user=bot-ci', ['bot_instance_id i-1', 'user bot-ci']],
  ['kind=role&search=x&server_id=s-1', ['server_id s-1']],
  ['node=s-1&toString=x&__proto__=y', []],
])('address "%s" selects %j', (search, expected) => {
  expect(targetTexts(search)).toEqual(expected);
});

test('a new selection replaces the old one and keeps the other parameters', () => {
  const before = new URLSearchParams('kind=role&user=bob&search=x&login=root');
  const after = withSelection(before, [
    { key: 'role', value: 'a&b' },
    { key: 'user', value: 'amy' },
  ]);
  expect(after.toString()).toBe('kind=role&search=x&role=a%26b&user=amy');
  expect(parseSelection(after)).toHaveLength(2);
});
