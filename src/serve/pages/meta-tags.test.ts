import { expect, test } from 'vitest';
import { metaContent, unescapeHtml } from './meta-tags.ts';
import { escapeHtml } from './escape-html.ts';

test.each([
  ['<meta name="grv_csrf_token" content="c5">', 'c5'],
  ['<meta name="grv_csrf_token" content="a&#43;b&#x2F;c=">', 'a+b/c='],
  ["<META content='c5' name='grv_csrf_token'/>", 'c5'],
  ['<meta\n  name=grv_csrf_token\n  content=c5\n>', 'c5'],
  ['<meta name="other" content="x"><meta name="grv_csrf_token" content="">', ''],
  ['<meta name="grv_csrf_token">', ''],
  ['<meta name="grv_csrf_tokens" content="x">', undefined],
  ['<p>grv_csrf_token</p>', undefined],
])('reads the content of %s as %j', (html, expected) => {
  expect(metaContent(html, 'grv_csrf_token')).toBe(expected);
});

test('unescapes escaped text', () => {
  const text = `<a href="x">'&amp;'+</a>`;
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});

test.each(['&#9999999;', '&nosuch;', '& ', '&;'])('leaves the unknown entity %s unchanged', (text) => {
  expect(unescapeHtml(text)).toBe(text);
});
