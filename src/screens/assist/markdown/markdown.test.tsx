// Tests that hostile text from a model, or from anyone who prompts it, can't add scripts or unexpected elements to the
// page, and can't block it.
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ALL_FORMATS_SAMPLE } from './samples.ts';
import { INJECTION_SAMPLES } from './injection-samples.ts';
import { Markdown } from './markdown.tsx';
import { parseMarkdown, safeUrl } from './parse.ts';

/** Normal input of this size takes about ten milliseconds; quadratic parsing takes minutes. */
const LONGEST_PARSE_MS = 5_000;

const renderHtml = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

const ALLOWED_TAGS =
  /^(div|p|span|bdi|strong|em|del|code|pre|blockquote|ul|ol|li|table|thead|tbody|tr|th|td|a|br|hr|button|svg|path|rect|line|output|polyline)$/;
const ALLOWED_ATTRIBUTES =
  /^(class|href|target|rel|start|tabindex|type|aria-[a-z]+|width|height|viewBox|fill|stroke|stroke-[a-z]+|d|x|y|rx|ry|x1|x2|y1|y2|xmlns|points)$/;
const ELEMENT_PATTERN = /<\/?([a-zA-Z][^\s/>]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE_PATTERN = /([^\s=]+)(?:="([^"]*)")?/g;

/** Elements, attributes and link targets in the HTML that are not allowed. */
function findUnsafeHtml(rendered: string): string[] {
  const problems: string[] = [];
  for (const [, tag = '', attributes = ''] of rendered.matchAll(ELEMENT_PATTERN)) {
    if (!ALLOWED_TAGS.test(tag)) problems.push(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE_PATTERN)) {
      if (!ALLOWED_ATTRIBUTES.test(name)) problems.push(`${tag} ${name}`);
      if (name === 'href' && !/^(https?:\/\/|mailto:)/.test(value)) problems.push(`href ${value}`);
    }
  }
  return rendered.replaceAll(ELEMENT_PATTERN, '').includes('<') ? [...problems, 'a bracket'] : problems;
}

test('has at least 150 different attack samples', () => {
  expect(new Set(INJECTION_SAMPLES).size).toBe(INJECTION_SAMPLES.length);
  expect(INJECTION_SAMPLES.length).toBeGreaterThanOrEqual(150);
});

test.each(INJECTION_SAMPLES)('renders %j with allowed elements only', (attack) => {
  expect(findUnsafeHtml(renderHtml(attack))).toEqual([]);
  expect(findUnsafeHtml(renderHtml(`- a\n\n  ${attack}\n\n| a |\n|---|\n| ${attack.replaceAll('\n', ' ')} |`))).toEqual(
    [],
  );
});

test('renders random text with allowed elements only', () => {
  const piece = oneof(
    constantFrom(...INJECTION_SAMPLES),
    constantFrom(
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '`',
      '```\n',
      '\n',
      '\n\n',
      '| ',
      '> ',
      '- ',
      '# ',
      '![',
      '](',
      '&',
      '"',
      "'",
      'javascript:',
    ),
    string(),
  );
  assert(
    property(array(piece, { maxLength: 12 }), (pieces) => findUnsafeHtml(renderHtml(pieces.join(''))).length === 0),
    { numRuns: 500 },
  );
});

describe('the rendered HTML', () => {
  test.each([
    ['# A', /<p class="[^"]*">A<\/p>/],
    ['**a** _b_ ~~c~~', /<strong>a<\/strong> <em>b<\/em> <del>c<\/del>/],
    ['3. a\n4. b', /<ol start="3"><li>a<\/li><li>b<\/li><\/ol>/],
    ['- [x] a', /☑ a/],
    ['a  \nb', /a<br\/>b/],
    ['[a](https://example.com/x)', /href="https:\/\/example.com\/x".*a \(example.com\)/],
    ['https://example.com/x', /href="https:\/\/example.com\/x"[^>]*><span[^>]*>https:\/\/example.com\/x<\/span>/],
    ['![a](https://example.com/x.png)', /<a [^>]*href="https:\/\/example.com\/x.png"/],
    ['[a](mailto:a@example.com)', /href="mailto:a@example.com"/],
    ['`a < b &amp; c`', /a &lt; b/],
    ['# A\na', /A<\/p><p>a<\/p>/],
    ['Do:\n- a\n  - b', /<p>Do:<\/p><ul><li>a<ul><li>b<\/li><\/ul><\/li><\/ul>/],
    ['a:\n| b |\n|---|\n| c |', /<p>a:<\/p>.*<th>b<\/th>.*<td>c<\/td>/],
    ['1. a\n   ```sh\n   b\n   ```\n2. c', /<ol start="1"><li>a.*<code>b<\/code>.*<\/li><li>c<\/li><\/ol>/],
    ['a\n```sh\nb *c*', /<p>a<\/p>.*<code>b \*c\*<\/code>/],
    ['a &lt; b', /a &lt; b/],
    ['<b>a</b>', /&lt;b&gt;a&lt;\/b&gt;/],
    ['a\u202eb', /aU\+202Eb/],
    ['[a](/web/users)', /^<div class="[^"]*"><p>a<\/p><\/div>$/],
    ['[a](https://user:pass@example.com)', /^<div class="[^"]*"><p>a<\/p><\/div>$/],
  ])('for %j matches %s', (text, expectedHtml) => expect(renderHtml(text)).toMatch(expectedHtml));

  test('contains all elements of the sample with all formats', () => {
    const html = renderHtml(ALL_FORMATS_SAMPLE);
    expect(findUnsafeHtml(html)).toEqual([]);
    for (const tag of ['ol', 'ul', 'pre', 'blockquote', 'table', 'hr', 'a']) expect(html).toContain(`<${tag}`);
    expect(html).not.toContain('<img');
  });
});

describe('text that is too complex', () => {
  test.each([
    ['a long text', 'a '.repeat(50_001)],
    ['a long word', `a ${'b'.repeat(5001)}`],
    ['deeply nested quotes', '>'.repeat(5000)],
    ['quotes one level too deep', '>'.repeat(13)],
    ['deeply nested lists', `${'- '.repeat(2000)}a`],
    ['a text with too many emphasis marks', '**a'.repeat(2501)],
    ['a long name before an @', `${'a.'.repeat(101)}@`],
  ])('stays unparsed: %s', (_name, text) => {
    expect(parseMarkdown(text)).toBeUndefined();
    expect(findUnsafeHtml(renderHtml(text))).toEqual([]);
  });
});

describe('parsing time', () => {
  // docs/behaviour.md#assistant "The console shows an answer unparsed"
  test.each([
    ['stars', '*'],
    ['open emphasis', '**a'],
    ['underscores', '_a '],
    ['strikethrough', '~~a'],
    ['brackets', '['],
    ['pictures', '!['],
    ['links', '[a]('],
    ['backticks', '`'],
    ['bars', '|'],
    ['tables', '|a|\n|-|\n'],
    ['quotes', '>'],
    ['quotes with spaces', '> '],
    ['quotes in lists', '> - '],
    ['quoted lines', '>a\n'],
    ['lists', '- '],
    ['headings', '# a\n'],
    ['fences', '```\n'],
    ['backslashes', '\\'],
    ['entities', '&#'],
    ['tags', '<a '],
    ['comments', '<!--'],
    ['addresses of sites', 'http://'],
    ['letters', 'a'],
    ['spaces', ' '],
    ['lines', '\n'],
  ])('is short for 100,000 characters of %s', (_name, piece) => {
    const { length } = piece;
    for (const text of ['', '- a', 'a\n\n'].map((prefix) => `${prefix}${piece.repeat((99_990 - 4) / length)}a`)) {
      const startedAt = performance.now();
      parseMarkdown(text);
      expect(performance.now() - startedAt).toBeLessThan(LONGEST_PARSE_MS);
    }
  });

  test.each([
    ['emphasis in emphasis', `${'*_'.repeat(25_000)}a${'_*'.repeat(25_000)}`],
    ['a long name before an @', `${'a.'.repeat(49_999)}@`],
    ['names before an @', `${'a.'.repeat(100)}@ `.repeat(490)],
    ['emphasis in many paragraphs', `${'**a'.repeat(2400)}\n\n`.repeat(13)],
    ['longer and longer backticks', Array.from({ length: 440 }, (_, index) => '`'.repeat(index + 1)).join(' ')],
    ['deeper and deeper lists', Array.from({ length: 400 }, (_, index) => `${' '.repeat(index)}- a`).join('\n')],
  ])('is short for %s', (_name, text) => {
    const startedAt = performance.now();
    parseMarkdown(text);
    expect(performance.now() - startedAt).toBeLessThan(LONGEST_PARSE_MS);
  });

  test.each([
    ['a token in code', `\`\`\`\n${'a.'.repeat(2000)}\n\`\`\``],
    ['a long address', `https://example.com/${'a/'.repeat(500)}`],
    ['a rule', '-'.repeat(40)],
    ['quotes in quotes', `${'> '.repeat(12)}a`],
    ['an address', `${'a'.repeat(64)}@example.com`],
  ])('is no reason to leave %s unparsed', (_name, text) => expect(parseMarkdown(text)).toBeDefined());
});

test.each([
  ['https://example.com/', true],
  ['HTTP://example.com', true],
  ['mailto:a@example.com', true],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['blob:https://example.com/x', false],
  ['//example.com', false],
  ['/web', false],
  ['', false],
])('allows a link to %j: %s', (href, isSafe) => expect(safeUrl(href) !== undefined).toBe(isSafe));
