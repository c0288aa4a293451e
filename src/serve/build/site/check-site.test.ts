import { describe, expect, test } from 'vitest';
import { brokenLinks, externalResources, externalStyles, unreachablePages } from './check-site.ts';

describe('externalResources', () => {
  test.each([
    '<script src="https://cdn.example.com/a.js"></script>',
    '<link rel="stylesheet" href="//fonts.example.com/inter.css">',
    '<img alt="" src="http://example.com/a.png">',
    '<form action="https://example.com/search">',
  ])('finds a resource on another server: %s', (html) => expect(externalResources(html)).toHaveLength(1));

  test.each([
    '<script type="module" src="/assets/app.js"></script>',
    '<img src="data:image/png;base64,AAAA">',
    '<a href="https://example.com/manual">',
  ])('ignores own resources and links that readers follow: %s', (html) => expect(externalResources(html)).toEqual([]));
});

test('externalStyles finds fonts and stylesheets on another server', () => {
  const css =
    '@import \'https://example.com/a.css\'; a { background: url(/b.png) } @font-face { src: url("//c.example/d.woff2") }';
  expect(externalStyles(css)).toEqual(['https://example.com/a.css', '//c.example/d.woff2']);
});

describe('brokenLinks', () => {
  const pages = new Map([
    [
      'index.html',
      '<a href="/guide/a.html#keys"></a><a href="/"></a><a href="/demo/"></a><a href="https://example.com">',
    ],
    [
      'guide/a.html',
      '<h2 id="keys"></h2><a href="../index.html"></a><a href="b.html"></a><a href="#keys"></a><a href="#none"></a>',
    ],
    ['guide/c.html', '<a href="/guide/a.html#none"></a><a href="../picture.png">'],
  ]);
  const site = { pages, files: new Set([...pages.keys(), 'demo/index.html']) };

  test('returns nothing for links to pages, folders and headings that exist', () =>
    expect(brokenLinks('index.html', site)).toEqual([]));

  test('finds a missing page and a missing heading of the same page', () =>
    expect(brokenLinks('guide/a.html', site)).toEqual(['b.html', '#none']));

  test('finds a missing heading of another page and a missing file', () =>
    expect(brokenLinks('guide/c.html', site)).toEqual(['/guide/a.html#none', '../picture.png']));
});

test('unreachablePages finds a page that no page links to', () => {
  const pages = new Map([
    ['index.html', '<a href="/a.html#top">'],
    ['a.html', '<a href="./index.html">'],
    ['b.html', '<a href="/">'],
    ['404.html', ''],
  ]);
  expect(unreachablePages(pages)).toEqual(['b.html']);
});
