import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LongText } from './long-text.tsx';

const renderLongText = (text: string, hasCopy = false) =>
  renderToStaticMarkup(
    <LongText text={text} hasCopy={hasCopy}>
      {(shown) => <pre>{shown}</pre>}
    </LongText>,
  );

// docs/behaviour.md#errors "Longer texts such as an answer of the assistant", "The page says how many characters"
test('shows the start of a long text and its number of characters', () => {
  const html = renderLongText('x'.repeat(500_000));
  expect(html).toContain(`<pre>${'x'.repeat(20_000)}</pre>`);
  expect(html).toContain('Only the first 20,000 of 500,000 characters are shown.');
  expect(html).toContain('Copy whole text');
  expect(html.length).toBeLessThan(22_000);
});

test('shows a text within the limit unchanged', () => {
  const text = 'x'.repeat(20_000);
  expect(renderLongText(text)).toBe(`<pre>${text}</pre>`);
});

test('adds no copy button if another button copies the text', () => {
  const html = renderLongText('x'.repeat(20_001), true);
  expect(html).toContain('Only the first 20,000 of 20,001 characters are shown.');
  expect(html).not.toContain('Copy whole text');
});

test('shows less of a text with invisible characters because escaping makes it longer', () => {
  const html = renderLongText('\u202e'.repeat(100_000));
  expect(html).toContain('Only the first 5,000 of 100,000 characters are shown.');
  expect(html.length).toBeLessThan(42_000);
});
