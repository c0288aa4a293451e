import { describe, expect, test } from 'vitest';
import { parseHostName, isSameHost } from './host-name.ts';

describe('parsing a hostname', () => {
  test.each([
    ['grafana.example.com', 'grafana.example.com'],
    ['Grafana.Example.COM', 'grafana.example.com'],
    ['a.b', 'a.b'],
    ['intranet', 'intranet'],
    ['xn--sk-zka.example.com', 'xn--sk-zka.example.com'],
    ['1password.example.com', '1password.example.com'],
    ['app.2a', 'app.2a'],
    [`${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
  ])('accepts %s', (text, name) => {
    expect(parseHostName(text)).toBe(name);
    // The browser must also read the accepted text as nothing but a hostname.
    const url = new URL(`https://${name}/x-teleport-auth`);
    expect([url.hostname, url.port, url.username, url.pathname]).toEqual([name, '', '', '/x-teleport-auth']);
  });
});

describe('parsing a hostname rejects', () => {
  test.each([
    ['an empty text', ''],
    ['a dot', '.'],
    ['two dots', '..'],
    ['a leading dot', '.example.com'],
    ['a trailing dot', 'example.com.'],
    ['two consecutive dots', 'a..example.com'],
    ['an address with a scheme', 'http://example.com'],
    ['a script address', 'javascript:alert(1)'],
    ['a data address', 'data:text/html,x'],
    ['a file address', 'file:///etc/passwd'],
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
    ['a space', 'example .com'],
    ['a trailing space', 'example.com '],
    ['a tab', 'exam\tple.com'],
    ['a line break', 'example.com\n'],
    ['a null character', 'example.com\0'],
    ['markup', '<b>.example.com'],
    ['a semicolon, which would end a rule of the content security policy', "a.com;script-src 'unsafe-inline'"],
    ['a wildcard', '*.example.com'],
    ['a comma', 'a.com,b.com'],
    ['an underscore', 'a_b.example.com'],
    ['a leading hyphen', '-a.example.com'],
    ['a trailing hyphen', 'a-.example.com'],
    ['an IPv4 address of four numbers', '127.0.0.1'],
    ['an IPv4 address of two numbers', '127.1'],
    ['an IPv4 address of one number', '2130706433'],
    ['an octal address', '0177.0.0.1'],
    ['a hexadecimal address', '0x7f.1'],
    ['a hexadecimal last part', 'a.0x7f'],
    ['a name whose last label is a number', 'example.1'],
    ['an IPv6 address', '[::1]'],
    ['a Cyrillic letter', 'gr\u0430fana.example.com'],
    ['a Greek letter', 'g\u03bfogle.example.com'],
    ['a full-width letter', '\uff47rafana.example.com'],
    ['an ideographic full stop, which parsers read as a dot', 'evil\u3002example'],
    ['a full-width full stop', 'evil\uff0eexample'],
    ['a fraction slash', 'example.com\u2044x'],
    ['a full-width slash', 'example.com\uff0fx'],
    ['a full-width at sign', 'user\uff20example.com'],
    ['the Kelvin sign', '\u212aafka.example.com'],
    ['a dotless i', 'w\u0131ki.example.com'],
    ['a character that reverses the text direction', 'a\u202emoc.example'],
    ['an invisible joiner', 'a\u200db.example.com'],
    ['a soft hyphen', 'exam\u00adple.com'],
    ['a label that is too long', `${'a'.repeat(64)}.com`],
    ['a name that is too long', `${'a.'.repeat(130)}com`],
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
])('the host %s in a response is the requested host: %s', (responseHost, isSame) => {
  expect(isSameHost(responseHost, 'grafana.example.com')).toBe(isSame);
});
