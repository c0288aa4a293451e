import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnreachable, isUnreadableWrite, Refusal, refusalOf, unreachableError, requireTextField } from './refusal.ts';

const url = 'https://proxy.example.com/v1/webapi/users';
const refusalFor = (status: number, text: string) => refusalOf({ status, url, text });
const refusalWithBody = (body: unknown) => refusalFor(403, JSON.stringify(body));

describe('message of a refusal', () => {
  // docs/behaviour.md#errors "The message of a refused request", "If the body can't be read, the message"
  test.each([
    [{ error: { message: 'need auth' } }, 'need auth'],
    [{ error: { message: 'inner' }, message: 'outer', responseText: 'raw' }, 'inner'],
    [{ error: { message: '' }, message: 'outer', responseText: 'raw' }, 'outer'],
    [{ error: null, message: 'outer' }, 'outer'],
    [{ error: 'text', message: 'outer' }, 'outer'],
    [{ error: { message: 7 }, message: 'outer' }, 'outer'],
    [{ error: [{ message: 'listed' }], message: 'outer' }, 'outer'],
    [{ message: '', responseText: 'raw' }, 'raw'],
    [{ responseText: 'raw' }, 'raw'],
    [{}, 'Unknown error'],
    [{ error: {} }, 'Unknown error'],
    [{ error: { message: '' } }, 'Unknown error'],
    [{ message: ['a'] }, 'Unknown error'],
    [null, 'Unknown error'],
    [[], 'Unknown error'],
    ['text', 'Unknown error'],
    [7, 'Unknown error'],
  ])('reads %j as %s', (body, expected) => {
    expect(refusalWithBody(body).message).toBe(expected);
  });

  test('keeps line breaks in an error', () => {
    expect(refusalWithBody({ error: { message: 'a\n\tb' } }).message).toBe('a\n\tb');
  });
});

// docs/behaviour.md#errors "The message of a refused request", "If the body can't be read, the message"
describe('unreadable body', () => {
  test.each([
    [404, '404 page not found\n'],
    [502, '<html>'],
    [501, ''],
    [429, 'max rate reached: retry-in 1s'],
    [403, 'Forbidden'],
    [400, '{"error":'],
    [199, ''],
    [300, ''],
  ])('shows the status and the address for status %d', (status, text) => {
    expect(refusalFor(status, text)).toMatchObject({ status, message: `${status} - ${url}`, url });
  });

  // docs/behaviour.md#errors "If an answer with a success status"
  test.each([
    [200, ''],
    [299, '{'],
    [200, 'null'],
  ])('the message contains the call for status %d', (status, text) => {
    const refusal = refusalOf({ status, url, text, method: 'GET', path: '/v1/webapi/users/{name}' });
    expect(refusal.message).toBe('This answer of the proxy could not be read: GET /v1/webapi/users/{name}');
  });

  // docs/behaviour.md#errors "A web page in place of an answer"
  test.each([
    ['\n <HTML lang="en"><head><TITLE class="a">Sign in</TITLE>', ': "Sign in"'],
    ['<!-- a --><p>', '.'],
    ['<!doctype html><title>', '.'],
    [`<html>${'<title '.repeat(100_000)}`, '.'],
    [`<html><title>${'x'.repeat(500_000)}`, `: "${'x'.repeat(500)}"`],
  ])('reports a web page in place of a response: page %#', (text, end) => {
    const startedAt = performance.now();
    const start = 'Something between you and the proxy answered instead (a sign-in page of the network?)';
    expect(refusalFor(200, text).message).toBe(start + end);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });

  test('keeps an unreadable error in the details', () => {
    expect(refusalFor(502, '<html>bad gateway')).toMatchObject({
      message: `502 - ${url}`,
      details: '<html>bad gateway',
    });
  });
});

// docs/behaviour.md#errors "After a write, the page says that the proxy"
test.each([null, undefined, [], {}, { name: '' }, { name: 7 }, 'alice', 7])(
  'reports the response %j to a write as accepted but unreadable',
  (answer) => {
    let error: unknown;
    try {
      requireTextField(answer, 'name');
    } catch (thrown) {
      error = thrown;
    }
    expect(isUnreadableWrite(error)).toBe(true);
    expect(error).toMatchObject({ message: 'The proxy accepted it, but its answer could not be read.' });
  },
);

test('returns the field of a readable response, and does not treat a refusal as an unreadable write', () => {
  expect(requireTextField({ name: 'alice' }, 'name')).toBe('alice');
  expect(isUnreadableWrite(refusalFor(403, '{}'))).toBe(false);
});

test('returns a message and only strings as context for random JSON and text', () => {
  const texts = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.jsonValue().map((value) => JSON.stringify({ error: value, messages: value })),
  );
  fc.assert(
    fc.property(fc.constantFrom(0, 200, 403, 500), texts, (status, text) => {
      const { message, messages } = refusalFor(status, text);
      expect(message).toBeTypeOf('string');
      expect(messages.every((contextMessage) => typeof contextMessage === 'string')).toBe(true);
    }),
  );
});

test.each([
  [{ error: { message: 'x' }, messages: ['unable to resolve FQDN: x', 'y'] }, ['unable to resolve FQDN: x', 'y']],
  [{ error: { message: 'x' }, messages: null }, []],
  [{ error: { message: 'x' }, messages: ['a', 1, null] }, ['a']],
  [{ error: { message: 'x' }, messages: 'a' }, []],
  [[], []],
])('reads the context of %j', (body, messages) => {
  expect(refusalWithBody(body).messages).toStrictEqual(messages);
});

// docs/behaviour.md#bearer-token "No log, history entry or error text"
test('redacts a bearer token in the address', () => {
  const refusal = refusalOf({ status: 500, url: `${url}?access_token=secret&a=b`, text: '' });
  expect(refusal.message).toBe(`500 - ${url}?access_token=…&a=b`);
  expect(refusal.url).not.toContain('secret');
  expect(unreachableError(`${url}?a=b&access_token=secret`).url).toBe(`${url}?a=b&access_token=…`);
});

// docs/behaviour.md#errors "The message of a request without an answer",
// "Outside of forms, the page adds that the proxy"
test('reports a call without a response', () => {
  expect(unreachableError(url)).toMatchObject({ status: 0, message: 'Network request failed', url, messages: [] });
});

test('creates an error with a name, a status and empty default fields', () => {
  const refusal = new Refusal(403, 'need auth');
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).toMatchObject({ name: 'Refusal', status: 403, message: 'need auth', url: '', messages: [] });
});

// docs/behaviour.md#the-console-workspace "The proxy also counts as unavailable"
test.each([
  [0, true],
  [502, true],
  [503, true],
  [504, true],
  [403, false],
  [500, false],
])('treats status %i as unreachable: %s', (status, expected) => {
  expect(isUnreachable(new Refusal(status, ''))).toBe(expected);
});
