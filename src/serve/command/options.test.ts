import { expect, test } from 'vitest';
import { parseOptions, type Settings } from './options.ts';

const scenario = { description: '', group: '', isInHelp: true };
const SCENARIOS = {
  default: scenario,
  empty: scenario,
  large: scenario,
  'two servers': { description: '', group: '', isInHelp: false },
};
const parse = (line: string, env: Record<string, string> = {}) =>
  parseOptions(line.split(' ').filter(Boolean), env, SCENARIOS);

const defaultSettings: Settings = {
  host: 'localhost',
  port: 3080,
  back: { scenario: 'default' },
  tls: 'none',
  trusted: { addresses: [] },
  allowedHosts: [],
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
  ['--version', 'version'],
])('"%s" requests %s', (line, command) => {
  expect(parse(line)).toEqual({ action: command });
});

test.each<[string, Record<string, string>, string]>([
  ['--colour red', {}, 'There is no option --colour; --help lists those there are.'],
  ['-p 80', {}, 'There is no option -p; --help lists those there are.'],
  ['large', {}, '"large" is no option; --help lists them.'],
  ['--port', {}, '--port needs a value: --port NUMBER.'],
  ['--port --tls', {}, '--port needs a value: --port NUMBER.'],
  ['--port=', {}, '--port needs a value: --port NUMBER.'],
  ['--tls=yes', {}, '--tls takes no value.'],
  ['--port http', {}, '"http" is no port; --port takes a number from 0 to 65535.'],
  ['--port -1', {}, '"-1" is no port; --port takes a number from 0 to 65535.'],
  ['--port 65536', {}, '"65536" is no port; --port takes a number from 0 to 65535.'],
  ['--port 1e3', {}, '"1e3" is no port; --port takes a number from 0 to 65535.'],
  ['--host http://x', {}, '"http://x" is no host; --host takes a name or an address, without scheme or port.'],
  ['--host x:80', {}, '"x:80" is no host; --host takes a name or an address, without scheme or port.'],
  [
    '--allowed-host a.test:80',
    {},
    '"a.test:80" is no host; --allowed-host takes a name or an address, without scheme or port.',
  ],
  ...['0', '100', '1,10.0.0.1', '10.0.0.0/33', '10.0.0.0/', '2001:db8::/129', 'all'].map(
    (who): [string, Record<string, string>, string] => [
      `--trusted-proxy ${who}`,
      {},
      `"${who.split(',')[0]}" is no proxy to trust; --trusted-proxy takes addresses, ranges such as 10.0.0.0/8, or one number of hops.`,
    ],
  ),
  [
    '--scenario constructor',
    {},
    'There is no scenario "constructor"; there are: default, empty, large. --scenarios lists all.',
  ],
  ['--scenario lage', {}, 'There is no scenario "lage"; there are: default, empty, large. --scenarios lists all.'],
  [
    '--proxy proxy.example.com',
    {},
    '"proxy.example.com" is no address of a proxy; --proxy takes one like https://proxy.example.com:3080.',
  ],
  [
    '--proxy localhost:3080',
    {},
    '"localhost:3080" is no address of a proxy; --proxy takes one like https://proxy.example.com:3080.',
  ],
  [
    '--proxy ssh://p.test',
    {},
    '"ssh://p.test" is no address of a proxy; --proxy takes one like https://proxy.example.com:3080.',
  ],
  ['--proxy https://p.test/web', {}, '--proxy takes an address without a path, such as https://p.test.'],
  ['--proxy https://p.test?x', {}, '--proxy takes an address without a path, such as https://p.test.'],
  ['--proxy https://u:secret@p.test', {}, '--proxy takes an address without a user or a password in it.'],
  [
    '--proxy https://p.test --scenario large',
    {},
    '--scenario is for the mock proxy and --proxy for a real one; only one of them can be served.',
  ],
  [
    '',
    { POSTERN_PROXY: 'https://p.test', POSTERN_SCENARIO: 'large' },
    '--scenario is for the mock proxy and --proxy for a real one; only one of them can be served.',
  ],
  ['--insecure', {}, '--insecure says something about a proxy; name one with --proxy.'],
  ['--tls-key k.pem', {}, '--tls-key and --tls-cert go together.'],
  ['', { POSTERN_TLS: 'maybe' }, 'POSTERN_TLS is "maybe"; it may be 1 or 0.'],
])('refuses the options "%s" and the variables %j', (line, env, because) => {
  expect(parse(line, env)).toEqual({ action: 'refuse', because });
});

test('the message about an address with a password does not contain the password', () => {
  expect(JSON.stringify(parse('--proxy https://u:secret@p.test'))).not.toContain('secret');
});
