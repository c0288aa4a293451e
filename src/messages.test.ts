// Checks the texts on screen: they are in messages files, use plain words, are not composed from parts, and none is
// repeated.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  findFaults,
  findComposedSentences,
  findRepeatedSentences,
  sentencesOf,
  findStraySentences,
  type MessageSource,
} from './test-messages.ts';

/** The folders whose sentences must all be in messages files. No folder may be removed from this list. */
const CHECKED_FOLDERS: readonly string[] = [
  'src/api',
  'src/app',
  'src/domain',
  'src/features',
  'src/lib',
  'src/screens',
  'src/ui',
];

const read = (path: string): MessageSource => ({ path, text: readFileSync(path, 'utf8') });
const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => `src/${path}`);
/** Files with other texts: titles of pages and events, design tokens, and samples for tests. */
const OTHER_TEXT_PATHS = /src\/(lib\/pages|ui\/theme|domain\/audit\/codes)\/|\/test-samples\.ts$/;

const messages = paths.filter((path) => /[/-]messages\.ts$/.test(path) && !path.endsWith('test-messages.ts')).map(read);
const codes = paths.filter((path) => /src\/domain\/audit\/codes\/.*\.ts$/.test(path)).map(read);
const screens = paths
  .filter(
    (path) => /\.tsx?$/.test(path) && !/messages\.ts$|\.test\.|\.css\.ts$/.test(path) && !OTHER_TEXT_PATHS.test(path),
  )
  .filter((path) => CHECKED_FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`)))
  .map(read);

const faultsIn = (source: MessageSource, faults: readonly string[]): string[] =>
  faults.map((fault) => `${source.path}: ${fault}`);

test('every sentence has plain words and the preferred characters', () => {
  const faults = [...messages, ...codes].flatMap((source) =>
    sentencesOf(source).flatMap((sentence) =>
      faultsIn(
        source,
        findFaults(sentence).map((fault) => `${fault} in "${sentence}"`),
      ),
    ),
  );
  expect(faults).toEqual([]);
});

test('no sentence is repeated', () => expect(findRepeatedSentences(messages)).toEqual([]));

test('no sentence is composed from parts', () => {
  expect(messages.flatMap((source) => faultsIn(source, findComposedSentences(source)))).toEqual([]);
});

test('no sentence is in the code of a screen', { timeout: 60_000 }, () => {
  expect(screens.flatMap((source) => faultsIn(source, findStraySentences(source)))).toEqual([]);
});

const createSource = (text: string, path = 'src/messages.ts'): MessageSource => ({ path, text });

describe('a sentence', () => {
  test.each([
    ['', ['is empty']],
    ["Couldn't load servers.", []],
    ['Further servers could not be loaded', ['says "further"', 'says "could not be loaded"']],
    [
      'Whoever holds the second factor shall prove it.',
      ['says "prove"', 'says "second factor"', 'says "shall"', 'says "whoever"'],
    ],
    ['Touch your key', ['says "key"']],
    ['Touch your security key, or press an arrow key', []],
    ['Couldn’t find “x”...', ["the apostrophe is '", 'the quotation mark is "', 'the ellipsis is …']],
    ['One — two', ['the dash is –']],
  ])('%j has the faults %j', (sentence, faults) => expect(findFaults(sentence)).toEqual(faults));

  test('is found anywhere in a file, but keys for the compiler are not', () => {
    const source = createSource(`
      import { x } from './x.ts';
      type Kind = 'one kind';
      const by = { 'a key': 'A value', other: new Intl.ListFormat('en', { type: 'conjunction' }) };
      export const of = (kind: Kind) => { switch (kind) { case 'one kind': return \`Hello \${by['a key']}\`; } };
      export const or = (at: string) => (at === 'end' ? 'The end' : 'Not yet');`);
    expect(sentencesOf(source)).toEqual(['A value', 'Hello {}', 'The end', 'Not yet']);
  });
});

test('finds a repeated sentence with another case or contraction in another file', () => {
  const one = createSource("export const A = 'You do not have access.'", 'one/messages.ts');
  const two = createSource('export const B = "you don\'t have access"', 'two/messages.ts');
  expect(findRepeatedSentences([one, two])).toEqual(['"you don t have access": one/messages.ts, two/messages.ts']);
  expect(findRepeatedSentences([one, createSource("export const B = 'You have access.'")])).toEqual([]);
});

describe('findStraySentences', () => {
  test.each([
    ['<p>Some words</p>', ['Some words']],
    ['<p>{`Hello ${name}`}</p>', ['Hello {}']],
    ["<p>{isOn ? 'On' : OFF}</p>", ['On']],
    ['<Button aria-label="Close it" />', ['Close it']],
    ["<Button label={name || 'Nobody'} />", ['Nobody']],
    ["<Menu entries={[{ kind: 'action', label: 'Retry' }]} />", ['Retry']],
    ["<Menu entries={names.map((name) => ({ kind: 'action', label: name }))} />", []],
    ['<p className="wide">Postern <code>tsh login</code> {SAYS} {counted(1)}</p>', []],
    ['<p>{term.toLowerCase()}</p>', ['term.toLowerCase()']],
    ["<p>{at === 'end' ? ENDED : WAITING}</p>", []],
    ["<p>{format('yyyy')} · {3}</p>", []],
  ])('finds in %s: %j', (jsx, stray) =>
    expect(findStraySentences(createSource(`const x = ${jsx};`, 'x.tsx'))).toEqual(stray),
  );
});

describe('findComposedSentences', () => {
  test.each([
    ["const A = (name: string) => 'Hello ' + name;", ["adds sentences: 'Hello ' + name"]],
    ["const A = 'Nothing'; const B = (x: string) => `${A} in ${x}`;", ['puts one message into another: A']],
    ['const A = (n: number) => `${n} yet`; const B = () => `No, ${A(1)}`;', ['puts one message into another: A(1)']],
    ["import { A } from './messages.ts'; const B = `No ${A}`;", ['puts one message into another: A']],
    ['const A = (x: string) => `No ${x.toLowerCase()}`;', ['changes the case: x.toLowerCase']],
    ["const A = (n: number) => (n === 1 ? 'One' : 'Many');", ['counts by itself: n === 1']],
    ["const A = (n: number) => `Found ${formatCount(n)} of ${sanitize('x')}`;", []],
  ])('finds in %s: %j', (text, faults) => expect(findComposedSentences(createSource(text))).toEqual(faults));
});
