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

test('nothing has come yet: the place is held', () => {
  expect(textOf(renderAnswer({ isFetching: true }))).toBe('the place is held');
});

test('an answer is drawn, without a word more', () => {
  expect(renderAnswer({ data: ['web-01'] })).toBe('<ul>row web-01</ul>');
});

test('an empty answer is an answer', () => {
  expect(renderAnswer({ data: [] })).toBe('<ul></ul>');
});

test('403 names the permission and repeats the words of the proxy', () => {
  const text = textOf(renderAnswer({ error: { status: 403, message: 'access denied' } }));
  expect(text).toContain("You don't have permission to view this page");
  expect(text).toContain('Requires permission: node: list');
  expect(text).toContain('Proxy: access denied');
  expect(text).not.toContain('Retry');
});

test('404 is not a failure to be retried', () => {
  const text = textOf(renderAnswer({ error: { status: 404, message: 'role "x" is not found' } }));
  expect(text).toContain('Not found');
  expect(text).not.toContain('Retry');
});

test.each([500, 429, undefined])('a failure (%s) says its words and offers another try', (status) => {
  const text = textOf(renderAnswer({ error: { message: 'Network request failed', ...(status && { status }) } }));
  expect(text).toContain(status ? 'Proxy: Network request failed' : 'Network request failed');
  expect(text.includes('Proxy:')).toBe(status !== undefined);
  expect(text).toContain('Retry');
});

test('a failure names what could not be loaded, where that is known', () => {
  const error = { status: 500, message: 'boom' };
  expect(textOf(renderAnswer({ error }))).toContain("Couldn't load this page");
  const text = textOf(renderAnswer({ error }, "Couldn't load servers"));
  expect(text).toContain("Couldn't load servers");
  expect(text).not.toContain('this page');
});

test.each([403, 404, 500])('a failed refresh (%s) keeps what was there and says so', (status) => {
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
])('a call without an answer says what to check, and rows stay: %s', (_, data) => {
  const error = { status: 0, message: 'Network request failed' };
  const text = textOf(renderAnswer({ error, ...(data && { data }) }));
  expect(text).toContain("Network request failed The proxy can't be reached. Check your network, then try again.");
  expect(text.includes('row web-01')).toBe(data !== undefined);
  expect(textOf(renderAnswer({ error: { ...error, status: 500 } }))).not.toContain("can't be reached");
});
