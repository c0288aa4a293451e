import { expect, test } from 'vitest';
import { parseSshTarget } from './ssh-target.ts';

test.each(
  Object.entries({
    'root@web-01': { login: 'root', host: 'web-01' },
    '  root@web-01:2222 ': { login: 'root', host: 'web-01:2222' },
    'ada@corp.example@web-01': { login: 'ada@corp.example', host: 'web-01' },
    'CORP\\ada@10.0.0.7': { login: 'CORP\\ada', host: '10.0.0.7' },
    'root@[2001:db8::7]': { login: 'root', host: '[2001:db8::7]' },
    'root@[2001:db8::7]:22': { login: 'root', host: '[2001:db8::7]:22' },
    'root@7b1e5b0a-1111-4222-8333-444455556666': { login: 'root', host: '7b1e5b0a-1111-4222-8333-444455556666' },
    'root@Web_01.example.com': { login: 'root', host: 'Web_01.example.com' },
    'root@zürich': { login: 'root', host: 'zürich' },
  }),
)('parses %j as a login and a host', (text, target) => {
  expect(parseSshTarget(text)).toEqual({ ok: true, ...target });
});

test.each([
  ['', 'Enter a login and a host, such as root@web-01.'],
  ['web-01', 'Enter a login before the host, such as root@web-01.'],
  ['@web-01', 'Enter a login before the host, such as root@web-01.'],
  ['root@', 'Enter a host after the login, such as root@web-01.'],
  ['root@:22', 'Enter a host after the login, such as root@web-01.'],
  ['ro ot@web-01', "A login can't contain spaces."],
  ['root@web 01', '"web 01" isn\'t a hostname or an address.'],
  ['root@web/01', '"web/01" isn\'t a hostname or an address.'],
  ['root@-oProxyCommand=x', '"-oProxyCommand=x" isn\'t a hostname or an address.'],
  ['root@we\u202eb', '"weU+202Eb" isn\'t a hostname or an address.'],
  ['root@[web]', '"[web]" isn\'t a hostname or an address.'],
  ['root@..', '".." isn\'t a hostname or an address.'],
  ['..@web-01', '"..@web-01" can\'t be used in an address.'],
  ['root@web-01:', 'Enter a port from 1 to 65535.'],
  ['root@web-01:0', 'Enter a port from 1 to 65535.'],
  ['root@web-01:65536', 'Enter a port from 1 to 65535.'],
  ['root@web-01:ssh', 'Enter a port from 1 to 65535.'],
  ['root@2001:db8::7', 'Put an IPv6 address in brackets, such as root@[2001:db8::7].'],
])('rejects %j with the reason: %s', (text, reason) => {
  expect(parseSshTarget(text)).toEqual({ ok: false, reason });
});
