// Only this folder compares versions of proxies; other modules call `proxyCan`.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CAPABILITIES } from './capabilities.ts';
import { findCapabilities, findVersionChecks } from './test-version-checks.ts';

/** The layers that depend on the proxy. The layer `lib` does not. */
const LAYERS = ['api', 'domain', 'ui', 'features', 'screens', 'app'];

const sources = LAYERS.flatMap((layer) =>
  readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' }).map((path) => `src/${layer}/${path}`),
)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/test-/.test(path))
  .filter((path) => !path.startsWith('src/api/dialect/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

// The test parses several hundred files.
const TIMEOUT_MS = 60_000;

test('finds no version comparison in other modules', { timeout: TIMEOUT_MS }, () => {
  expect(sources.length).toBeGreaterThan(700);
  expect(sources.flatMap(findVersionChecks)).toEqual([]);
});

test('finds a use of every capability', () => {
  const usedCapabilities = new Set(sources.flatMap(findCapabilities));
  expect(Object.keys(CAPABILITIES).filter((name) => !usedCapabilities.has(name))).toEqual([]);
});

describe('findVersionChecks', () => {
  test.each([
    'const is = (await dialect()) < 18;',
    'const is = proxy === 18;',
    'const is = 18 <= major;',
    "const is = version >= '14.2';",
    'const line = Number.parseInt(cluster.authVersion, 10);',
    "const [major] = ping.server_version.split('.');",
    "const is = textOr(cluster.authVersion, '').startsWith('18');",
    "const is = version.startsWith('18.');",
    'const is = /^1[89]\\./.test(version) || /^18/.test(version);',
    'function ask(dialect: 14 | 18) {}',
    'switch (dialect) { case other: break; }',
    'const is = proxyOf(user) >= 18;',
  ])('finds a comparison in %s', (text) => expect(findVersionChecks({ path: 'a.ts', text })).not.toEqual([]));

  test.each([
    "const is = proxyCan(await dialect(), 'resizeDesktops');",
    "const is = proxyCan(proxyOf(user), 'searchUsers');",
    "const shown = authVersion !== '' && sanitize(authVersion);",
    "const is = role.version === 'v3' || numberOf(version) < 7;",
    'const head = version === 2 ? { version } : 3;',
    'const is = dialect !== undefined;',
  ])('finds no comparison in %s', (text) => expect(findVersionChecks({ path: 'a.ts', text })).toEqual([]));
});

test('finds the capability in every call of proxyCan', () => {
  const text = "proxyCan(proxyOf(user), 'listBots') || proxyCan(await dialect(), 'searchUsers');";
  expect(findCapabilities({ path: 'a.ts', text })).toEqual(['listBots', 'searchUsers']);
});
