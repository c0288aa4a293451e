import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UserFacingError } from '#lib/user-facing-error.ts';
import { ErrorText, ProxyText } from './error-text.tsx';
import { Failure } from './failure.tsx';
import { displayedError } from './messages.ts';

const LONG_MESSAGE = 'x'.repeat(500_000);

// docs/behaviour.md#errors "A message of the proxy is cut at 2,000"
test('cuts a long message and offers to copy the full text', () => {
  const callMarkup = renderToStaticMarkup(<ErrorText error={{ message: LONG_MESSAGE, status: 403 }} />);
  const streamMarkup = renderToStaticMarkup(<ProxyText>{LONG_MESSAGE}</ProxyText>);
  for (const markup of [callMarkup, streamMarkup]) {
    expect(markup).toContain(`<p>Proxy: ${'x'.repeat(1999)}…</p>`);
    expect(markup).toContain('Copy whole message');
    expect(markup.length).toBeLessThan(5000);
  }
  expect(renderToStaticMarkup(<ErrorText error={{ message: 'no', status: 403 }} />)).toBe('<p>Proxy: no</p>');
});

// docs/behaviour.md#errors "Texts of the browser or of a library"
test('shows an error of the browser truncated under "Details" with a copy button', () => {
  const markup = renderToStaticMarkup(
    <ErrorText error={new TypeError(`Cannot read properties of null\u202e${LONG_MESSAGE}`)} />,
  );
  expect(markup).toMatch(/^<p>Something went wrong in the console\. Try again, or reload the page\.<\/p><details/);
  expect(markup).toMatch(
    /<summary[^>]*>Details<\/summary><pre[^>]*>TypeError: Cannot read properties of nullU\+202Ex+…<\/pre>/,
  );
  expect(markup).toContain('Copy details');
  expect(markup.length).toBeLessThan(5000);
});

// docs/behaviour.md#errors "After a write, the page says that the proxy", "The answer itself is under"
test('does not report a failed write if only its response is unreadable', () => {
  const error = Object.assign(new UserFacingError('Accepted.'), { status: 200, details: 'null' });
  const markup = renderToStaticMarkup(<Failure message="Couldn't save." error={error} />);
  expect(markup).toContain('<p>Accepted.</p><details');
  expect(markup).not.toContain('save');
  expect(displayedError("Couldn't save.", error)).toEqual({ text: 'Accepted.', details: 'null' });
  expect(displayedError("Couldn't save.", { message: LONG_MESSAGE, status: 403 }).details).toBe(LONG_MESSAGE);
  expect(displayedError("Couldn't save.", { message: 'no', status: 403 })).toMatchObject({
    text: "Couldn't save.",
    proxyText: 'Proxy: no',
  });
});
