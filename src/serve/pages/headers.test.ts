import { expect, test } from 'vitest';
import { DENY_ALL_POLICY, markSecure, pagePolicy, transportSecurity, workerPolicy } from './headers.ts';

const connectDirective = (host: string | undefined, path: string) =>
  pagePolicy({ host, path })
    .split('; ')
    .find((directive) => directive.startsWith('connect-src'));

test.each([
  ['one.example.com:3080', '/web', "connect-src 'self' ws://one.example.com:3080 wss://one.example.com:3080"],
  ['[::1]:3080', '/web/users', "connect-src 'self' ws://[::1]:3080 wss://[::1]:3080"],
  [undefined, '/web', "connect-src 'self'"],
  ["x; script-src 'unsafe-inline'", '/web', "connect-src 'self'"],
  ['a b', '/web', "connect-src 'self'"],
  ['h', '/web/launch/grafana.example.com', "connect-src 'self' ws://h wss://h https://grafana.example.com:*"],
  [
    'h',
    '/web/launch/grafana.example.com/one/grafana.example.com',
    "connect-src 'self' ws://h wss://h https://grafana.example.com:*",
  ],
  ['h', '/web/launch/*', "connect-src 'self' ws://h wss://h"],
  ['h', '/web/launch/', "connect-src 'self' ws://h wss://h"],
  ['h', '/web/launch/a.com;script-src *', "connect-src 'self' ws://h wss://h"],
  ['h', '/web/launch/a.com%3Bscript-src', "connect-src 'self' ws://h wss://h"],
  ['h', '/web/launch/a.com:443', "connect-src 'self' ws://h wss://h"],
  ['h', '/web/launch/-a.com', "connect-src 'self' ws://h wss://h"],
  ['h', `/web/launch/${'a.'.repeat(130)}com`, "connect-src 'self' ws://h wss://h"],
  ['h', '/web/cluster/launch/a.com', "connect-src 'self' ws://h wss://h"],
])('limits the connections of a page of %s at %s', (host, path, expected) => {
  expect(connectDirective(host, path)).toBe(expected);
});

test.each([
  [
    'h:3080',
    '/web/launch/a.com',
    "connect-src 'self' ws://h:3080 wss://h:3080 https://a.com:* http://h:4000 https://h:4000",
  ],
  [
    '[::1]:3080',
    '/web/launch/a.com',
    "connect-src 'self' ws://[::1]:3080 wss://[::1]:3080 https://a.com:* http://[::1]:4000 https://[::1]:4000",
  ],
  [undefined, '/web/launch/a.com', "connect-src 'self' https://a.com:*"],
  ['h:3080', '/web/launch/a.com;script-src *', "connect-src 'self' ws://h:3080 wss://h:3080"],
  ['h:3080', '/web/users', "connect-src 'self' ws://h:3080 wss://h:3080"],
])(
  'a page of %s at %s may connect to the port of the mock applications only if it launches one of them',
  (host, path, expected) => {
    const policy = pagePolicy({ host, path, appsPort: 4000 });
    expect(policy.split('; ')).toContain(expected);
  },
);

test('a worker may connect only to its own host', () => {
  expect(workerPolicy('h:3080')).toBe(`${DENY_ALL_POLICY}; connect-src 'self' ws://h:3080 wss://h:3080`);
});

// docs/behaviour.md#content-security "All scripts come from the console's own files", "Browsers with Trusted Types"
test('pages cannot run inline scripts, evaluate text or be framed', () => {
  const policy = pagePolicy({ host: 'h', path: '/web' });
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/; trusted-types postern postern-early$/);
});

// docs/behaviour.md#content-security "Browsers with Trusted Types refuse scripts"
test.each(['/web', '/web/login', '/web/launch/a.com'])(
  'the page %s allows only the two named policies of Trusted Types',
  (path) => {
    const directives = pagePolicy({ host: 'h', path }).split('; ');
    expect(directives).toContain("require-trusted-types-for 'script'");
    expect(directives.filter((directive) => directive.startsWith('trusted-types'))).toEqual([
      'trusted-types postern postern-early',
    ]);
  },
);

// docs/behaviour.md#content-security "Inline styles are allowed, as real", "The build works under the headers"
test('pages allow inline styles, and restrict WebAssembly and blob workers like 14.x', () => {
  const directives = pagePolicy({ host: 'h', path: '/web' }).split('; ');
  expect(directives).toContain("style-src 'self' 'unsafe-inline'");
  expect(directives).toContain("script-src 'self'");
  expect(directives).toContain("worker-src 'self'");
});

test.each([
  { host: 'console.test', protocol: 'https', isGenerated: false, isProtocolForwarded: false, hasHsts: true },
  { host: 'console.test:8443', protocol: 'https', isGenerated: false, isProtocolForwarded: false, hasHsts: true },
  { host: 'console.test', protocol: 'http', isGenerated: false, isProtocolForwarded: true, hasHsts: false },
  { host: 'console.test', protocol: 'https', isGenerated: true, isProtocolForwarded: false, hasHsts: false },
  { host: 'console.test', protocol: 'https', isGenerated: true, isProtocolForwarded: true, hasHsts: true },
  ...[
    'localhost',
    'Localhost:3080',
    'localhost.',
    'a.localhost',
    '127.0.0.1',
    '127.1.2.3:3080',
    '[::1]:3080',
    '192.0.2.7',
  ].map((host) => ({
    host,
    protocol: 'https' as const,
    isGenerated: false,
    isProtocolForwarded: true,
    hasHsts: false,
  })),
  { host: undefined, protocol: 'https', isGenerated: false, isProtocolForwarded: false, hasHsts: false },
  { host: 'a b', protocol: 'https', isGenerated: false, isProtocolForwarded: false, hasHsts: false },
] as const)(
  'HSTS at $protocol://$host, generated certificate: $isGenerated, forwarded: $isProtocolForwarded: $hasHsts',
  (input) => {
    const { hasHsts, isGenerated, ...client } = input;
    const expected = hasHsts ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
    expect(transportSecurity(client, { isGenerated })).toEqual(expected);
  },
);

test('adds Secure once to each cookie when the client uses https', () => {
  const cookies = ['session=7b; Path=/; HttpOnly', '__Host-a=1; Path=/; secure', 'b=Secure; Path=/'];
  expect(markSecure(cookies, { protocol: 'http' })).toEqual(cookies);
  expect(markSecure(cookies, { protocol: 'https' })).toEqual([
    'session=7b; Path=/; HttpOnly; Secure',
    '__Host-a=1; Path=/; secure',
    'b=Secure; Path=/; Secure',
  ]);
});
