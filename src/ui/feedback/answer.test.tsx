import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Answer } from './answer.tsx';

interface Asked {
  data?: string[];
  error?: { message: string; status?: number };
  isFetching?: boolean;
}

function drawn({ data, error, isFetching = false }: Asked, notLoaded?: string): string {
  return renderToStaticMarkup(
    <Answer
      of={{ data, error: error ?? null, isFetching, refetch: () => undefined }}
      waiting="the place is held"
      permission="node: list"
      {...(notLoaded !== undefined && { notLoaded })}
    >
      {(rows) => <ul>{rows.map((row) => `row ${row}`)}</ul>}
    </Answer>,
  );
}

const says = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'");

test('nothing has come yet: the place is held', () => {
  expect(says(drawn({ isFetching: true }))).toBe('the place is held');
});

test('an answer is drawn, without a word more', () => {
  expect(drawn({ data: ['web-01'] })).toBe('<ul>row web-01</ul>');
});

test('an empty answer is an answer', () => {
  expect(drawn({ data: [] })).toBe('<ul></ul>');
});

test('403 names the permission and repeats the words of the proxy', () => {
  const text = says(drawn({ error: { status: 403, message: 'access denied' } }));
  expect(text).toContain("You don't have permission to view this page");
  expect(text).toContain('Requires permission: node: list');
  expect(text).toContain('Proxy: access denied');
  expect(text).not.toContain('Retry');
});

test('404 is not a failure to be retried', () => {
  const text = says(drawn({ error: { status: 404, message: 'role "x" is not found' } }));
  expect(text).toContain('Not found');
  expect(text).not.toContain('Retry');
});

test.each([500, 429, undefined])('a failure (%s) says its words and offers another try', (status) => {
  const text = says(drawn({ error: { message: 'Network request failed', ...(status && { status }) } }));
  expect(text).toContain(status ? 'Proxy: Network request failed' : 'Network request failed');
  expect(text.includes('Proxy:')).toBe(status !== undefined);
  expect(text).toContain('Retry');
});

test('a failure names what could not be loaded, where that is known', () => {
  const error = { status: 500, message: 'boom' };
  expect(says(drawn({ error }))).toContain("Couldn't load this page");
  const text = says(drawn({ error }, "Couldn't load servers"));
  expect(text).toContain("Couldn't load servers");
  expect(text).not.toContain('this page');
});

test.each([403, 404, 500])('a failed refresh (%s) keeps what was there and says so', (status) => {
  const text = says(drawn({ data: ['web-01'], error: { status, message: 'the refresh went wrong' } }));
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
  const text = says(drawn({ error, ...(data && { data }) }));
  expect(text).toContain("Network request failed The proxy can't be reached. Check your network, then try again.");
  expect(text.includes('row web-01')).toBe(data !== undefined);
  expect(says(drawn({ error: { ...error, status: 500 } }))).not.toContain("can't be reached");
});
