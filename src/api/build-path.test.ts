import { expect, test } from 'vitest';
import { buildPath } from './build-path.ts';

test.each([
  ['bob@example.com', '/users/bob@example.com'],
  ['a:b+c&d=e$f,g;h', '/users/a:b+c&d=e$f,g;h'],
  ['my key/1', '/users/my%20key%2F1'],
  ['50%?#', '/users/50%25%3F%23'],
  ['Zoë', '/users/Zo%C3%AB'],
  ["it's (me)!*", '/users/it%27s%20%28me%29%21%2A'],
])('escapes %s as %s', (name, path) => {
  expect(buildPath('/users/{name}', { name })).toBe(path);
});

test('throws if a parameter of the path is missing', () => {
  expect(() => buildPath('/users/{name}', {})).toThrow('/users/{name} lacks {name}');
});

test.each(['.', '..'])('throws for %s, which would change the path', (name) => {
  expect(() => buildPath('/users/{name}', { name })).toThrow('cannot stand in an address');
});
