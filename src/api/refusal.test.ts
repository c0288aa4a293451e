import { describe, expect, test } from 'vitest';
import { isUnreachable, Refusal, refusalOf, unreachable } from './refusal.ts';

const url = 'https://proxy.example.com/v1/webapi/users';
const of = (status: number, text: string) => refusalOf({ status, url, text });
const saying = (body: unknown) => of(403, JSON.stringify(body));

describe('the words of a refusal', () => {
  // docs/behaviour.md#errors "The words of a refused call"
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
  ])('%j says %s', (body, words) => {
    expect(saying(body).message).toBe(words);
  });

  test('line ends inside an error stay', () => {
    expect(saying({ error: { message: 'a\n\tb' } }).message).toBe('a\n\tb');
  });
});

// docs/behaviour.md#errors "The words of a refused call"
describe('a body that cannot be read', () => {
  test.each([
    [404, '404 page not found\n'],
    [502, '<html>'],
    [501, ''],
    [429, 'max rate reached: retry-in 1s'],
    [403, 'Forbidden'],
    [400, '{"error":'],
    [199, ''],
    [300, ''],
  ])('%d: the status and the address', (status, text) => {
    expect(of(status, text)).toMatchObject({ status, message: `${status} - ${url}`, url });
  });

  test.each([
    [200, '<html>'],
    [200, ''],
    [299, '{'],
  ])('%d: the parser speaks', (status, text) => {
    let parser = '';
    try {
      JSON.parse(text);
    } catch (error) {
      parser = String(error instanceof Error && error.message);
    }
    expect(parser).not.toBe('');
    expect(of(status, text)).toMatchObject({ status, message: parser });
  });
});

test.each([
  [{ error: { message: 'x' }, messages: ['unable to resolve FQDN: x', 'y'] }, ['unable to resolve FQDN: x', 'y']],
  [{ error: { message: 'x' }, messages: null }, []],
  [{ error: { message: 'x' }, messages: ['a', 1, null] }, ['a']],
  [{ error: { message: 'x' }, messages: 'a' }, []],
  [[], []],
])('the context of %j', (body, messages) => {
  expect(saying(body).messages).toStrictEqual(messages);
});

// docs/behaviour.md#bearer-token "It is in no address"
test('a bearer in the address is never repeated', () => {
  const refusal = refusalOf({ status: 500, url: `${url}?access_token=secret&a=b`, text: '' });
  expect(refusal.message).toBe(`500 - ${url}?access_token=…&a=b`);
  expect(refusal.url).not.toContain('secret');
  expect(unreachable(`${url}?a=b&access_token=secret`).url).toBe(`${url}?a=b&access_token=…`);
});

// docs/behaviour.md#errors "A call without an answer"
test('no answer at all', () => {
  expect(unreachable(url)).toMatchObject({ status: 0, message: 'Network request failed', url, messages: [] });
});

test('a refusal is an error with a name', () => {
  const refusal = new Refusal(403, 'need auth');
  expect(refusal).toBeInstanceOf(Error);
  expect(refusal).toMatchObject({ name: 'Refusal', status: 403, message: 'need auth', url: '', messages: [] });
});

// docs/behaviour.md#the-console-workspace "where a gateway answers in place of the proxy"
test.each([
  [0, true],
  [502, true],
  [503, true],
  [504, true],
  [403, false],
  [500, false],
])('a call with status %i shows that the proxy cannot be reached: %s', (status, expected) => {
  expect(isUnreachable(new Refusal(status, ''))).toBe(expected);
});
