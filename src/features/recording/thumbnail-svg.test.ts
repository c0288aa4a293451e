// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { terminalThemes, type TerminalTheme } from '#ui/theme/terminal-themes.ts';
import { thumbnailSvg } from './thumbnail-svg.ts';

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';
const theme: TerminalTheme = terminalThemes.dark;

const pictureWith = (content: string, attributes = '') =>
  `<svg ${NAMESPACE} width="690" height="436" font-size="14" class="terminal"${attributes}><rect width="100%" height="100%" class="bg-default"/><svg x="8.4" y="8.4">${content}</svg></svg>`;
const row = (content: string) => `<text><tspan y="0.0" dy="1em">${content}</tspan></text>`;

/** The sanitized picture without the style sheet, which other tests check. */
const sanitizedPicture = (svg: string) => thumbnailSvg(svg, theme)?.replace(/<style>.*<\/style>/s, '');

// docs/behaviour.md#recordings "The console draws only letters and blocks"
describe('thumbnailSvg', () => {
  const clean = sanitizedPicture(pictureWith(row('<tspan x="0.0" class="fg-2 b">hi</tspan>')));

  test('keeps the elements that the proxy sends', () =>
    expect(clean).toBe(
      `<svg ${NAMESPACE} width="493" height="311" font-size="14" class="terminal" viewBox="0 0 690 436">` +
        '<rect width="100%" height="100%" class="bg-default"/><svg x="8.4" y="8.4">' +
        '<text><tspan y="0.0" dy="1em"><tspan x="0.0" class="fg-2 b">hi</tspan></tspan></text></svg></svg>',
    ));

  test('keeps backgrounds, colors outside the palette and escaped text', () => {
    const cells =
      '<g shape-rendering="crispEdges"><rect x="0.0" y="0.0" width="8.4" height="16.8" style="fill:#0000ff"/></g>';
    const svg = sanitizedPicture(
      pictureWith(cells + row('<tspan x="1.220%" style="fill:#ff0000">&lt;b&gt; &amp; &#39;</tspan>')),
    );
    expect(svg).toContain(
      '<g shape-rendering="crispEdges"><rect x="0.0" y="0.0" width="8.4" height="16.8" fill="#0000ff"/></g>',
    );
    expect(svg).toContain(`<tspan x="1.220%" fill="#ff0000">&lt;b&gt; &amp; '</tspan>`);
  });

  test.each<[string, string]>([
    ['a script', '<script>alert(1)</script>'],
    ['HTML in the picture', '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>'],
    ['elements of another language', '<text xmlns="http://www.w3.org/1999/xhtml">x</text>'],
    ['an image', '<image href="https://elsewhere.example.com/seen.png"/>'],
    ['a link', '<a href="javascript:alert(1)"><text>x</text></a>'],
    ['a use of another file', '<use href="https://elsewhere.example.com/a.svg#b"/>'],
    ['an animation', '<animate attributeName="x" from="0" to="9" dur="1s"/><set attributeName="href" to="x"/>'],
    ['a style sheet', '<style>@import url(https://elsewhere.example.com/a.css);</style>'],
    ['a filter', '<filter id="f"><feImage href="https://elsewhere.example.com/a.png"/></filter>'],
    ['a processing instruction', '<?xml-stylesheet href="https://elsewhere.example.com/a.css"?>'],
  ])('removes %s', (_, element) =>
    expect(sanitizedPicture(pictureWith(element + row('<tspan x="0.0" class="fg-2 b">hi</tspan>')))).toBe(clean),
  );

  test.each<[string, string]>([
    ['a reference', 'href="https://elsewhere.example.com/a.svg"'],
    ['an XLink reference', 'xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="https://elsewhere.example.com/a"'],
    ['a style with an address', 'style="fill:url(https://elsewhere.example.com/a.svg#b)"'],
    ['a style with more than a color', 'style="fill:#ff0000;background:url(https://elsewhere.example.com/a.png)"'],
    ['a filter', 'filter="url(https://elsewhere.example.com/a.svg#b)"'],
    ['a clip', 'clip-path="url(#a)"'],
    ['an id', 'id="a"'],
    ['a base', 'xml:base="https://elsewhere.example.com/"'],
  ])('removes %s from an element', (_, attribute) => {
    expect(sanitizedPicture(pictureWith(row(`<tspan x="0.0" class="fg-2 b" ${attribute}>hi</tspan>`)))).toBe(clean);
    expect(sanitizedPicture(pictureWith(row('<tspan x="0.0" class="fg-2 b">hi</tspan>'), ` ${attribute}`))).toBe(clean);
  });

  test.each<[string, string]>([
    ['a length', 'x="calc(1px)"'],
    ['a class', 'class="a;{}"'],
  ])('removes %s that the proxy never sends', (_, attribute) =>
    expect(sanitizedPicture(pictureWith(row(`<tspan ${attribute}>hi</tspan>`)))).toContain('<tspan>hi</tspan>'),
  );

  test('removes elements that are nested too deeply', () => {
    const svg = sanitizedPicture(pictureWith('<g>'.repeat(50) + '<text>deep</text>' + '</g>'.repeat(50)));
    expect(svg).not.toContain('deep');
    expect(svg?.split('<g>').length).toBeLessThan(10);
  });

  test.each<[string, string]>([
    ['malformed XML', `<svg ${NAMESPACE} width="9" height="9"><g></svg>`],
    ['an unfinished picture', '<svg'],
    ['text', 'hello'],
    ['an attribute without quotes', `<svg ${NAMESPACE} width=9 height=9/>`],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${NAMESPACE} width="9" height="9"><text>&a;</text></svg>`],
    ['a picture with a comment', pictureWith('<!-- x -->')],
    ['a picture with an event attribute', pictureWith('', ' onload="alert(1)"')],
    ['an element with an event attribute', pictureWith(row("<tspan\nOnClick = 'alert(1)'>hi</tspan>"))],
    ['a picture in no namespace', '<svg width="9" height="9"/>'],
    ['HTML', '<html xmlns="http://www.w3.org/1999/xhtml"><body>hi</body></html>'],
    ['another element than a picture', `<text ${NAMESPACE} width="9" height="9">hi</text>`],
    ['a picture without a size', `<svg ${NAMESPACE}/>`],
    ['an empty picture', `<svg ${NAMESPACE} width="0" height="9"/>`],
    ['a huge picture', `<svg ${NAMESPACE} width="9" height="999999"/>`],
    ['a size in other units', `<svg ${NAMESPACE} width="9em" height="9"/>`],
  ])('returns undefined for %s', (_, svg) => expect(thumbnailSvg(svg, theme)).toBeUndefined());

  test('accepts text that looks like an event attribute', () =>
    expect(sanitizedPicture(pictureWith(row('<tspan> onload=x onload=&quot;x&quot;</tspan>')))).toContain('onload=x'));

  test('replaces half of a surrogate pair', () =>
    expect(sanitizedPicture(pictureWith(row('<tspan>a\ud800b</tspan>')))).toContain('<tspan>a\ufffdb</tspan>'));
});

// docs/behaviour.md#recordings "A thumbnail uses the colors of the user's terminals"
describe('the style sheet of a picture', () => {
  const rulesWith = (colors: TerminalTheme) =>
    new DOMParser()
      .parseFromString(thumbnailSvg(pictureWith(''), colors) ?? '', 'image/svg+xml')
      .querySelector('svg > style:first-child')?.textContent;

  test.each<[string, TerminalTheme]>([
    ['dark', terminalThemes.dark],
    ['light', terminalThemes.light],
  ])('has the colors of the %s theme', (_, colors) => {
    const rules = rulesWith(colors);
    expect(rules).toContain(`.terminal{fill:${colors.text};font-family:ui-monospace, `);
    expect(rules).toContain(`.bg-default{fill:${colors.background}}`);
    expect(rules).toContain(`.fg-0,.bg-0{fill:${colors.black}}`);
    expect(rules).toContain(`.fg-15,.bg-15{fill:${colors.brightWhite}}`);
  });

  test('draws bold, italic and underlined text', () =>
    expect(rulesWith(theme)).toMatch(
      /\.b,\.bold\{font-weight:bold\}\.i,\.italic\{font-style:italic\}\.u,\.underline\{text-decoration:underline\}$/,
    ));

  test('replaces the style sheet of the proxy', () =>
    expect(thumbnailSvg(pictureWith('<style>.b{font-weight:bold}</style>'), theme)?.split('<style>')).toHaveLength(2));
});
