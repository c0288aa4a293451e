// What a proxy can is asked of this folder; a version is only shown.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as capabilities from './capabilities.ts';
import { asksIn, comparisonsIn } from './test-comparisons.ts';

/** `lib` knows of no proxy. */
const LAYERS = ['api', 'domain', 'ui', 'features', 'screens', 'app'];

const sources = LAYERS.flatMap((layer) =>
  readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' }).map((path) => `src/${layer}/${path}`),
)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/test-/.test(path))
  .filter((path) => !path.startsWith('src/api/dialect/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

// A few hundred files are parsed.
const PATIENCE_MS = 60_000;

test('no module compares versions of proxies', { timeout: PATIENCE_MS }, () => {
  expect(sources.length).toBeGreaterThan(700);
  expect(sources.flatMap(comparisonsIn)).toEqual([]);
});

test('a capability that ends is asked for with its end', () => {
  const ends = Object.keys(capabilities).filter((name) => name.endsWith('_UNTIL'));
  const asks = sources.flatMap(asksIn);
  const endOf = ([since]: readonly string[]) => ends.find((end) => end === `${since}_UNTIL`);
  expect(asks.filter((ask) => endOf(ask) !== ask[1])).toEqual([]);
  expect(asks.filter(endOf)).not.toEqual([]);
  expect(asks.length).toBeGreaterThan(40);
});

test('no module brings the meanings to a browser', () => {
  const own = readdirSync('src/api/dialect').filter((path) => !/test|^meanings/.test(path));
  const shipped = [
    ...sources.map(({ text }) => text),
    ...own.map((path) => readFileSync(`src/api/dialect/${path}`, 'utf8')),
  ];
  expect(shipped.filter((text) => /(?:from|import\()\s*['"][^'"]*\/meanings\.ts/.test(text))).toEqual([]);
});

describe('a comparison', () => {
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
    'const is = proxyCan(dialect, 18);',
    'const is = proxyCan(await dialect(), SINCE, 14);',
    'const is = proxyCan(proxyOf(user), 18);',
    'const is = proxyOf(user) >= 18;',
  ])('is found in %s', (text) => expect(comparisonsIn({ path: 'a.ts', text })).not.toEqual([]));

  test.each([
    'const is = proxyCan(await dialect(), RESIZE_DESKTOPS);',
    'const is = proxyCan(dialect, SINCE, UNTIL);',
    'const is = proxyCan(proxyOf(user), SEARCH_USERS);',
    "const shown = authVersion !== '' && sanitize(authVersion);",
    "const is = role.version === 'v3' || numberOf(version) < 7;",
    'const head = version === 2 ? { version } : 3;',
    'const is = dialect !== undefined;',
  ])('is not %s', (text) => expect(comparisonsIn({ path: 'a.ts', text })).toEqual([]));
});

test('what is asked is read, whatever it is asked of', () => {
  const text = 'proxyCan(proxyOf(user), A_CAPABILITY, A_CAPABILITY_UNTIL) || proxyCan(await dialect(), OTHER);';
  expect(asksIn({ path: 'a.ts', text })).toEqual([['A_CAPABILITY', 'A_CAPABILITY_UNTIL'], ['OTHER']]);
});
