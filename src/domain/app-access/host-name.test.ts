import { describe, expect, test } from 'vitest';
import { parseHostName, isSameHost } from './host-name.ts';

describe('the name of a host', () => {
  test.each([
    ['grafana.example.com', 'grafana.example.com'],
    ['Grafana.Example.COM', 'grafana.example.com'],
    ['a.b', 'a.b'],
    ['intranet', 'intranet'],
    ['xn--sk-zka.example.com', 'xn--sk-zka.example.com'],
    ['1password.example.com', '1password.example.com'],
    ['app.2a', 'app.2a'],
    [`${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
  ])('%s', (text, name) => {
    expect(parseHostName(text)).toBe(name);
    // What is taken for a name must be one to the browser as well, and nothing beside.
    const url = new URL(`https://${name}/x-teleport-auth`);
    expect([url.hostname, url.port, url.username, url.pathname]).toEqual([name, '', '', '/x-teleport-auth']);
  });
});

describe('is none', () => {
  test.each([
    ['nothing', ''],
    ['a dot', '.'],
    ['two dots', '..'],
    ['a dot before', '.example.com'],
    ['a dot after', 'example.com.'],
    ['two dots within', 'a..example.com'],
    ['another scheme', 'http://example.com'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a file', 'file:///etc/passwd'],
    ['an address without a scheme', '//example.com'],
    ['a path', 'example.com/x'],
    ['a backslash', 'example.com\\x'],
    ['a backslash before a user', 'example.com\\@evil.example'],
    ['a query', 'example.com?x'],
    ['a fragment', 'example.com#x'],
    ['a port', 'example.com:8443'],
    ['an empty port', 'example.com:'],
    ['a user', 'user@example.com'],
    ['a user and a password', 'user:secret@example.com'],
    ['an escaped slash', 'example.com%2f'],
    ['an escaped dot', 'evil%2eexample'],
    ['a blank', 'example .com'],
    ['a blank after', 'example.com '],
    ['a tab', 'exam\tple.com'],
    ['a line end', 'example.com\n'],
    ['a zero', 'example.com\0'],
    ['markup', '<b>.example.com'],
    ['a semicolon, which would end a rule of the page', "a.com;script-src 'unsafe-inline'"],
    ['a wildcard', '*.example.com'],
    ['a comma', 'a.com,b.com'],
    ['an underscore', 'a_b.example.com'],
    ['a hyphen before', '-a.example.com'],
    ['a hyphen after', 'a-.example.com'],
    ['an address of four numbers', '127.0.0.1'],
    ['an address of two', '127.1'],
    ['an address of one', '2130706433'],
    ['an octal address', '0177.0.0.1'],
    ['a hexadecimal one', '0x7f.1'],
    ['a hexadecimal last part', 'a.0x7f'],
    ['a name that ends in a number', 'example.1'],
    ['an address of six bytes', '[::1]'],
    ['a Cyrillic letter', 'gr\u0430fana.example.com'],
    ['a Greek one', 'g\u03bfogle.example.com'],
    ['a wide letter', '\uff47rafana.example.com'],
    ['an ideographic stop, which parsers take for a dot', 'evil\u3002example'],
    ['a wide stop', 'evil\uff0eexample'],
    ['a fraction slash', 'example.com\u2044x'],
    ['a wide slash', 'example.com\uff0fx'],
    ['a wide at', 'user\uff20example.com'],
    ['the Kelvin sign', '\u212aafka.example.com'],
    ['a dotless i', 'w\u0131ki.example.com'],
    ['a mark that turns the text round', 'a\u202emoc.example'],
    ['a joiner that is not seen', 'a\u200db.example.com'],
    ['a soft hyphen', 'exam\u00adple.com'],
    ['a label too long', `${'a'.repeat(64)}.com`],
    ['a name too long', `${'a.'.repeat(130)}com`],
  ])('%s', (_what, text) => {
    expect(parseHostName(text)).toBeUndefined();
  });
});

test.each([
  ['grafana.example.com', true],
  ['Grafana.example.com', true],
  ['grafana.example.com:3080', true],
  ['grafana.example.com.evil.example', false],
  ['evil.example', false],
  ['grafana.example.com@evil.example', false],
  ['', false],
])('the proxy’s answer %s is the host that was asked about: %s', (answered, isSame) => {
  expect(isSameHost(answered, 'grafana.example.com')).toBe(isSame);
});
