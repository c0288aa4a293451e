import { describe, expect, test } from 'vitest';
import { requestedPage } from './app-page.ts';

const searchOf = (path: string, query?: string): string =>
  `?${new URLSearchParams({ path, ...(query === undefined ? {} : { query }) }).toString()}`;

test.each(
  Object.entries({
    '': '/',
    '/': '/',
    '/d/abc': '/d/abc',
    'd/abc': '/d/abc',
    '/d/abc?orgId=1&x=a%26b#panel-2': '/d/abc?orgId=1&x=a%26b#panel-2',
    '/a b': '/a%20b',
    '/a%20b': '/a%20b',
    '/a%2Fb%3Fc%23d': '/a%2Fb%3Fc%23d',
    '/50%': '/50%25',
    '/50%off': '/50%25off',
    '/x%2541': '/x%2541',
    '/søk?q=ø#å': '/s%C3%B8k?q=%C3%B8#%C3%A5',
    '/a+b': '/a+b',
    '/?': '/',
  }),
)('the requested path %j opens the page %s', (path, page) => {
  expect(requestedPage(searchOf(path), '')).toBe(page);
});

test.each([
  ['', '', '/'],
  ['?x=1', '', '/'],
  [searchOf('/d/abc'), '#panel-2', '/d/abc#panel-2'],
  ['', '#/inbox/7', '/#/inbox/7'],
  [searchOf('/d#own'), '#other', '/d#own'],
  [searchOf('/d', 'x=1&y=%20'), '#f', '/d?x=1&y=%20#f'],
  [searchOf('/d?a=1', 'b=2'), '', '/d?a=1&b=2'],
])('the query %s and the fragment %s open the page %s', (search, hash, page) => {
  expect(requestedPage(search, hash)).toBe(page);
});

describe('a page outside the application', () => {
  test.each([
    ['//evil.example/x', '/evil.example/x'],
    ['///evil.example', '/evil.example'],
    ['/\\evil.example', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/\t/evil.example', '/evil.example'],
    ['/\n/evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
    ['/%2e//evil.example', '/evil.example'],
    ['/a/..//evil.example', '/evil.example'],
    ['@evil.example', '/@evil.example'],
    [':8443/x', '/:8443/x'],
    ['.evil.example', '/.evil.example'],
    ['https://evil.example/x', '/https://evil.example/x'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['?x=//evil.example', '/?x=//evil.example'],
    ['#//evil.example', '/#//evil.example'],
    ['/x-teleport-auth?state=a', '/'],
    ['/X-Teleport-Auth', '/'],
    ['//x-teleport-auth', '/'],
    ['/a/../x-teleport-auth/', '/'],
    ['/teleport-logout', '/'],
  ])('is never opened by the path %j', (path, page) => {
    const found = requestedPage(searchOf(path), '');
    expect(found).toBe(page);
    const base = 'https://grafana.example.com:3080';
    expect(new URL(base + found).origin).toBe(base);
    expect(new URL(found, base).origin).toBe(base);
  });
});
