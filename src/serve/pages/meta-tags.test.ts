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
])('%s holds %j', (html, expected) => {
  expect(metaContent(html, 'grv_csrf_token')).toBe(expected);
});

test('what is escaped comes back', () => {
  const text = `<a href="x">'&amp;'+</a>`;
  expect(unescapeHtml(escapeHtml(text))).toBe(text);
});

test.each(['&#9999999;', '&nosuch;', '& ', '&;'])('%s stands for nothing and stays', (text) => {
  expect(unescapeHtml(text)).toBe(text);
});
