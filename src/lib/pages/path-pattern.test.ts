import { expect, test } from 'vitest';
import { matchesPattern } from './path-pattern.ts';

const LAUNCHER = '/web/launch/:fqdn/:cluster?/:publicAddr?/:arn?';

test.each([
  ['/web/locks', '/web/locks', true],
  ['/web/locks', '/web/Locks/', true],
  ['/web/locks', '/web/locks/new', false],
  ['/web/cluster/:cluster/audit', '/web/cluster/one.example.com/audit', true],
  ['/web/cluster/:cluster/audit', '/web/cluster//audit', false],
  ['/web/cluster/:cluster/audit', '/web/cluster/one.example.com', false],
  [LAUNCHER, '/web/launch/app.example.com', true],
  [LAUNCHER, '/web/launch/app.example.com/one/app/arn', true],
  [LAUNCHER, '/web/launch/app.example.com/one/app/arn/more', false],
  [LAUNCHER, '/web/launch', false],
])('matches the pattern %s with %s: %s', (pattern, path, isMatch) => {
  expect(matchesPattern(pattern, path)).toBe(isMatch);
});
