import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { trimmed } from './react-parts.ts';
import { withoutFunctions } from './without-functions.ts';

describe('a script without functions', () => {
  const script = 'function a(x) { return b(x); }\nfunction b() { return {}; }\nexport const c = a, d = b;';
  test('says that they are left out, or does what is put in their place', () => {
    const left = withoutFunctions(script, { a: 'throws', b: '{ return null }' });
    expect(left).toBe(
      'function a(x) { throw new Error("left out of this build") }\nfunction b() { return null }\nexport const c = a, d = b;',
    );
  });

  test.each([
    ['is gone', 'gone'],
    ['has another of its name', 'b'],
  ])('is refused where one of them %s', (_says, name) => {
    expect(() => withoutFunctions(`${script} { function b() {} }`, { [name]: 'throws' })).toThrow('there is:');
  });
});

test('React has all that is left out of it', () => {
  const script = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
  const left = trimmed(script);
  expect(left).not.toMatch(/FragmentInstance\.prototype/);
  expect(left.length).toBeLessThan(script.length * 0.9);
});

/** What asks for a part that the build leaves out (`react-parts.ts`, `router-parts.ts`). */
const ASKS: readonly (readonly [string, RegExp])[] = [
  ['view transitions', /\bViewTransition\b|\bviewTransition\b/],
  ['lists of suspended parts', /\bSuspenseList\b/],
  ['elements of their own kind', /<[a-z]+-[a-z]+|customElements\b/],
  ['references to fragments', /<Fragment[^>]*\bref=/],
  ['forms that call a function', /\buseActionState\b|\buseFormStatus\b|\bformAction=|<form[^>]*\baction=/],
  [
    'style sheets and scripts',
    /<(?:link|style|script|meta)\b|\bpre(?:load|init)(?:Module)?\(|\bprefetchDNS\(|\bpreconnect\(/,
  ],
  ['the names of components', /\bcomponentStack\b|\bcaptureOwnerStack\b/],
  [
    'forms and fetchers of the router',
    /\buseFetchers?\b|\buseSubmit\b|\buseActionData\b|<Form\b[^>]*\b(?:method|action)=/,
  ],
  ['what watches the router', /\binstrumentations\b/],
];

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }));

test.each(ASKS)('no part of the console asks for %s', (_what, asks) => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(({ text }) => asks.test(text)).map(({ path }) => path)).toEqual([]);
});
