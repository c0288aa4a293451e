import { expect, test } from 'vitest';
import { parseOptions, type Settings } from './options.ts';

const scenario = { description: '', group: '', isInHelp: true };
const SCENARIOS = {
  'company-18': scenario,
  empty: scenario,
  large: scenario,
  'two servers': { description: '', group: '', isInHelp: false },
};
const parse = (line: string, env: Record<string, string> = {}) =>
  parseOptions(line.split(' ').filter(Boolean), env, SCENARIOS);

const defaultSettings: Settings = {
  host: 'localhost',
  port: 3080,
  back: { scenario: 'company-18' },
  tls: 'none',
  trusted: { addresses: [] },
  allowedHosts: [],
  accessLog: 'off',
  drainTimeoutMs: 30_000,
};
const upstreamAt = (url: string, insecure = false) => ({ upstream: new URL(url), insecure });

test.each<[string, Record<string, string>, Partial<Settings>]>([
  ['', {}, {}],
  ['--port 0 --host 0.0.0.0', {}, { port: 0, host: '0.0.0.0' }],
  ['--port=8080 --host=[::1]', {}, { port: 8080, host: '::1' }],
  ['--scenario large', {}, { back: { scenario: 'large' } }],
  ['', { POSTERN_SCENARIO: 'two servers' }, { back: { scenario: 'two servers' } }],
  ['--proxy https://proxy.example.com:3080', {}, { back: upstreamAt('https://proxy.example.com:3080') }],
  ['--proxy http://127.0.0.1:9/ --insecure', {}, { back: upstreamAt('http://127.0.0.1:9', true) }],
  ['--tls', {}, { tls: 'made' }],
  ['--tls --tls-key k.pem --tls-cert c.pem', {}, { tls: { keyFile: 'k.pem', certFile: 'c.pem' } }],
  [
    '',
    { POSTERN_PORT: '81', POSTERN_SCENARIO: 'empty', POSTERN_TLS: '1' },
    { port: 81, back: { scenario: 'empty' }, tls: 'made' },
  ],
  ['', { POSTERN_TLS_KEY: 'k', POSTERN_TLS_CERT: 'c' }, { tls: { keyFile: 'k', certFile: 'c' } }],
  ['', { POSTERN_TLS: '0', POSTERN_PORT: '', POSTERN_VERSION: '0.1.0' }, {}],
  ['--port 82', { POSTERN_PORT: '81' }, { port: 82 }],
  ['--trusted-proxy 2', {}, { trusted: { hops: 2 } }],
  [
    '--trusted-proxy 10.0.0.0/8,192.0.2.1 --trusted-proxy=2001:db8::/32',
    {},
    { trusted: { addresses: ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'] } },
  ],
  ['--allowed-host a.test --allowed-host 10.0.0.7', {}, { allowedHosts: ['a.test', '10.0.0.7'] }],
  [
    '--allowed-host a.test',
    { POSTERN_ALLOWED_HOST: 'b.test', POSTERN_TRUSTED_PROXY: '10.0.0.1, 10.0.0.2' },
    { allowedHosts: ['a.test'], trusted: { addresses: ['10.0.0.1', '10.0.0.2'] } },
  ],
  ['--admin-port 9464', {}, { admin: { host: 'localhost', port: 9464 } }],
  ['--admin-port 0 --admin-host 0.0.0.0 --port 0', {}, { port: 0, admin: { host: '0.0.0.0', port: 0 } }],
  [
    '',
    { POSTERN_ADMIN_PORT: '9464', POSTERN_ACCESS_LOG: 'json' },
    { admin: { host: 'localhost', port: 9464 }, accessLog: 'json' },
  ],
  ['--drain-timeout 5', {}, { drainTimeoutMs: 5000 }],
  ['--access-log text', {}, { accessLog: 'text' }],
  ['--access-log off', { POSTERN_ACCESS_LOG: 'json' }, {}],
  ['--port 81 --port 82', {}, { port: 82 }],
  ['--port 82', { POSTERN_PORT: 'x' }, { port: 82 }],
  ['--scenario large', { POSTERN_PROXY: 'https://p.test', POSTERN_INSECURE: '1' }, { back: { scenario: 'large' } }],
  [
    '--proxy https://p.test',
    { POSTERN_SCENARIO: 'large', POSTERN_INSECURE: 'true' },
    { back: upstreamAt('https://p.test', true) },
  ],
])('accepts the options "%s" and the variables %j', (line, env, settings) => {
  expect(parse(line, env)).toEqual({ action: 'serve', settings: { ...defaultSettings, ...settings } });
});

test.each([
  ['--help', 'help'],
  ['--help --port x', 'help'],
  ['--help --config /none/postern.yaml', 'help'],
  ['--version', 'version'],
])('"%s" requests %s', (line, command) => {
  expect(parse(line)).toEqual({ action: command });
});

test.each<[string, Record<string, string>, string]>([
  ['--colour red', {}, 'There is no option --colour. --help lists all options.'],
  ['--prot 80', {}, 'There is no option --prot. Did you mean --port?'],
  ['-p 80', {}, 'There is no option -p. --help lists all options.'],
  ['large', {}, '"large" is not an option. --help lists all options.'],
  ['--port', {}, '--port needs a value: --port NUMBER.'],
  ['--port --tls', {}, '--port needs a value: --port NUMBER.'],
  ['--port=', {}, '--port needs a value: --port NUMBER.'],
  ['--tls=yes', {}, '--tls takes no value.'],
  ['--port http', {}, '--port must be a whole number from 0 to 65535, not "http".'],
  ['--port -1', {}, '--port must be a whole number from 0 to 65535, not "-1".'],
  ['--port 65536', {}, '--port must be a whole number from 0 to 65535, not "65536".'],
  ['--port 1e3', {}, '--port must be a whole number from 0 to 65535, not "1e3".'],
  ['--host http://x', {}, '--host must be a name or an address without scheme and port, not "http://x".'],
  ['--host x:80', {}, '--host must be a name or an address without scheme and port, not "x:80".'],
  [
    '--allowed-host a.test:80',
    {},
    '--allowed-host must be a name or an address without scheme and port, not "a.test:80".',
  ],
  ...['0', '100', '1,10.0.0.1', '10.0.0.0/33', '10.0.0.0/', '2001:db8::/129', 'all'].map(
    (who): [string, Record<string, string>, string] => [
      `--trusted-proxy ${who}`,
      {},
      `--trusted-proxy must be addresses, ranges such as 10.0.0.0/8, or one number of hops, not "${who.split(',')[0]}".`,
    ],
  ),
  [
    '--scenario constructor',
    {},
    'There is no scenario "constructor". The main scenarios are company-18, empty, large. --scenarios lists all.',
  ],
  [
    '--scenario lage',
    {},
    'There is no scenario "lage". The main scenarios are company-18, empty, large. --scenarios lists all.',
  ],
  ['--proxy proxy.example.com', {}, '--proxy must be an address such as https://proxy.example.com:3080.'],
  ['--proxy localhost:3080', {}, '--proxy must be an address such as https://proxy.example.com:3080.'],
  ['--proxy ssh://p.test', {}, '--proxy must be an address such as https://proxy.example.com:3080.'],
  ['--proxy https://p.test/web', {}, '--proxy must be an address without a path, such as https://p.test.'],
  ['--proxy https://p.test?x', {}, '--proxy must be an address without a path, such as https://p.test.'],
  ['--proxy https://u:secret@p.test', {}, '--proxy must be an address without a user name and a password.'],
  [
    '--proxy https://p.test --scenario large',
    {},
    '--scenario is for the mock proxy, and --proxy is for a real proxy. Set only one of them.',
  ],
  [
    '',
    { POSTERN_PROXY: 'https://p.test', POSTERN_SCENARIO: 'large' },
    '--scenario is for the mock proxy, and --proxy is for a real proxy. Set only one of them.',
  ],
  ['--admin-port x', {}, '--admin-port must be a whole number from 0 to 65535, not "x".'],
  [
    '--admin-port 1 --admin-host x:1',
    {},
    '--admin-host must be a name or an address without scheme and port, not "x:1".',
  ],
  ['--admin-host 0.0.0.0', {}, '--admin-host requires --admin-port.'],
  ['--admin-port 3080', {}, '--port and --admin-port must be different.'],
  ['--drain-timeout 1m', {}, '--drain-timeout must be a whole number from 0 to 86400, not "1m".'],
  ['--access-log xml', {}, '--access-log must be off, text, or json, not "xml".'],
  ['--insecure', {}, '--insecure requires --proxy.'],
  ['--tls-key k.pem', {}, '--tls-key and --tls-cert must be set together.'],
  ['', { POSTERN_PORT: 'http' }, 'POSTERN_PORT: --port must be a whole number from 0 to 65535, not "http".'],
  ['', { POSTERN_TLS: 'maybe' }, 'POSTERN_TLS must be 1 or 0, not "maybe".'],
])('refuses the options "%s" and the variables %j', (line, env, because) => {
  expect(parse(line, env)).toEqual({ action: 'refuse', because });
});

test.each<[string, Record<string, string>]>([
  ['--proxy https://u:secret@p.test', {}],
  ['--proxy ssh://u:secret@p.test', {}],
  ['--proxy u:secret@p.test', {}],
  ['--proxy https://u:secret@p.test:port', {}],
  ['--host https://u:secret@p.test', {}],
  ['--allowed-host https://u:secret@p.test', {}],
  ['--trusted-proxy https://u:secret@p.test', {}],
  ['--scenario https://u:secret@p.test', {}],
  ['--port https://u:secret@p.test', {}],
  ['--https://u:secret@p.test', {}],
  ['https://u:secret@p.test', {}],
  ['', { POSTERN_PROXY: 'https://u:secret@p.test' }],
  ['', { POSTERN_TLS: 'https://u:secret@p.test' }],
])('the message about the options "%s" and the variables %j does not contain the password', (line, env) => {
  const parsed = parse(line, env);
  expect(parsed.action).toBe('refuse');
  expect(JSON.stringify(parsed)).not.toContain('secret');
});
