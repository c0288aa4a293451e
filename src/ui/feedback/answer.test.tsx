import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Answer } from './answer.tsx';

interface QueryState {
  data?: string[];
  error?: { message: string; status?: number };
  isFetching?: boolean;
}

function renderAnswer({ data, error, isFetching = false }: QueryState, errorTitle?: string): string {
  return renderToStaticMarkup(
    <Answer
      query={{ data, error: error ?? null, isFetching, refetch: () => undefined }}
      placeholder="the place is held"
      permission="node: list"
      {...(errorTitle !== undefined && { errorTitle })}
    >
      {(rows) => <ul>{rows.map((row) => `row ${row}`)}</ul>}
    </Answer>,
  );
}

const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");

test('shows the placeholder before data arrives', () => {
  expect(textOf(renderAnswer({ isFetching: true }))).toBe('the place is held');
});

test('shows only the data after loading', () => {
  expect(renderAnswer({ data: ['web-01'] })).toBe('<ul>row web-01</ul>');
});

test('shows empty data as data', () => {
  expect(renderAnswer({ data: [] })).toBe('<ul></ul>');
});

test('shows the required permission and the text of the proxy for status 403', () => {
  const text = textOf(renderAnswer({ error: { status: 403, message: 'access denied' } }));
  expect(text).toContain("You don't have permission to view this page");
  expect(text).toContain('Requires permission: node: list');
  expect(text).toContain('Proxy: access denied');
  expect(text).not.toContain('Retry');
});

test('offers no retry for status 404', () => {
  const text = textOf(renderAnswer({ error: { status: 404, message: 'role "x" is not found' } }));
  expect(text).toContain('Not found');
  expect(text).not.toContain('Retry');
});

test.each([500, 429, undefined])('shows the message of a failure (%s) and offers a retry', (status) => {
  const text = textOf(renderAnswer({ error: { message: 'Network request failed', ...(status && { status }) } }));
  expect(text).toContain(status ? 'Proxy: Network request failed' : 'Network request failed');
  expect(text.includes('Proxy:')).toBe(status !== undefined);
  expect(text).toContain('Retry');
});

test('shows the error title of a failure', () => {
  const error = { status: 500, message: 'boom' };
  expect(textOf(renderAnswer({ error }))).toContain("Couldn't load this page");
  const text = textOf(renderAnswer({ error }, "Couldn't load servers"));
  expect(text).toContain("Couldn't load servers");
  expect(text).not.toContain('this page');
});

test.each([403, 404, 500])('keeps the old data after a failed refresh (%s) and shows a warning', (status) => {
  const text = textOf(renderAnswer({ data: ['web-01'], error: { status, message: 'the refresh went wrong' } }));
  expect(text).toContain('may be out of date');
  expect(text).toContain('the refresh went wrong');
  expect(text).toContain('Retry');
  expect(text).toContain('row web-01');
});

// docs/behaviour.md#errors "the page adds that the proxy
test.each([
  ['before anything is loaded', undefined],
  ['after rows are loaded', ['web-01']],
])('shows a hint after a request without a response, and loaded rows stay: %s', (_, data) => {
  const error = { status: 0, message: 'Network request failed' };
  const text = textOf(renderAnswer({ error, ...(data && { data }) }));
  expect(text).toContain("Network request failed The proxy can't be reached. Check your network, then try again.");
  expect(text.includes('row web-01')).toBe(data !== undefined);
  expect(textOf(renderAnswer({ error: { ...error, status: 500 } }))).not.toContain("can't be reached");
});
