import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AccessLog, LogFormat } from '#serve/observe/access-log.ts';
import { createCertificate } from './certificate.ts';
import { command, type CommandEnvironment } from './command.ts';
import { requestRaw, testBuild, testProxy, testServer } from '#serve/test-site.ts';

/** An access log that stores its format and its entries. */
const createTestLog = (format: LogFormat, logged: unknown[]): AccessLog => ({
  logRequest: ({ path, status }) => logged.push([format, path, status]),
  logError: (message) => logged.push([format, message]),
  close: async () => undefined,
});

async function run(line: string, overrides: Partial<CommandEnvironment> = {}) {
  const lines: string[] = [];
  const complaints: string[] = [];
  const createdProxies: unknown[] = [];
  const logged: unknown[] = [];
  const dist = await testBuild();
  const outcome = await command({
    programName: 'npm start --',
    argv: line.split(' ').filter(Boolean),
    env: {},
    version: '1.2.3',
    scenarios: {
      'company-18': { description: 'a company', group: 'Demo', isInHelp: true },
      empty: { description: 'nothing at all', group: 'Demo', isInHelp: true },
      'sign-in with a cut connection': { description: 'for a test', group: 'Signing in', isInHelp: false },
      locks: { description: 'two locks', group: 'Management', isInHelp: true },
    },
    mock: (options) => {
      createdProxies.push(options);
      return {
        proxy: testProxy(),
        accounts: [
          { name: 'alice', password: 'open sesame', roles: ['access', 'editor'], codeSecret: 'ALICE234' },
          { name: 'bob', password: 'close sesame', roles: [] },
        ],
        invites: [{ name: 'bob', path: '/web/invite/5f1c' }],
        needsKey: false,
      };
    },
    build: async () => dist,
    certificate: createCertificate,
    accessLog: (format) => createTestLog(format, logged),
    print: (line) => lines.push(line),
    printError: (line) => complaints.push(line),
    ...overrides,
  });
  if ('served' in outcome) onTestFinished(() => outcome.served.close());
  return { outcome, lines, complaints, createdProxies, logged };
}

test('serves the mock and prints who can sign in', async () => {
  const { outcome, lines, createdProxies } = await run('--port 0 --scenario empty');
  const { origin } = 'served' in outcome ? outcome.served : { origin: '' };
  expect((await requestRaw(`${origin}/web`)).status).toBe(200);
  expect(lines).toEqual([
    `Postern is at ${origin}/web`,
    'The proxy is a mock, in scenario "empty".',
    expect.stringMatching(
      /^The applications of the mock proxy are at http:\/\/localhost:\d+\. Open them from the console\.$/,
    ),
    'Sign in with one of these names and passwords (and their roles):',
    '  alice  open sesame   access, editor',
    '  bob    close sesame',
    'One-time codes come from any authenticator app with these secrets:',
    '  alice  ALICE234',
    'Invite links, to set a new password and a second factor (each link works once):',
    `  bob  ${origin}/web/invite/5f1c`,
  ]);
  expect(createdProxies).toEqual([{ scenario: 'empty', secure: false }]);
});

test('prints the invite link for a key in a scenario without passwords', async () => {
  const visitors = { accounts: [], invites: [{ name: 'bob', path: '/web/invite/5f1c' }], needsKey: true };
  const { outcome, lines } = await run('--port 0', { mock: () => ({ proxy: testProxy(), ...visitors }) });
  const { origin } = 'served' in outcome ? outcome.served : { origin: '' };
  expect(lines.slice(-3)).toEqual([
    'No user has a password in this scenario.',
    'Signing in also requires a security key or passkey. Register one at your invite link first (each link works once):',
    `  bob  ${origin}/web/invite/5f1c`,
  ]);
});

test('creates a mock with secure cookies when it is served over TLS', async () => {
  const { outcome, lines, createdProxies } = await run('--port 0 --tls');
  expect('served' in outcome).toBe(true);
  expect(lines[0]).toMatch(/^Postern is at https:\/\/localhost:\d+\/web$/);
  expect(createdProxies).toEqual([{ scenario: 'company-18', secure: true }]);
});

test('accepts the host names and trusted proxies of the command line', async () => {
  const { outcome } = await run('--port 0 --tls --allowed-host console.test --trusted-proxy 1');
  const { origin } = 'served' in outcome ? outcome.served : { origin: '' };
  const page = async (headers: Record<string, string>) => requestRaw(`${origin}/web`, { headers });
  const direct = await page({ host: 'console.test' });
  // No HSTS, because the certificate was generated for this run.
  expect([direct.status, direct.headers['strict-transport-security']]).toEqual([200, undefined]);
  const forwarded = await page({ 'x-forwarded-host': 'console.test', 'x-forwarded-proto': 'https' });
  expect(forwarded.headers['strict-transport-security']).toMatch(/^max-age=/);
  expect((await page({ host: 'other.test' })).status).toBe(421);
});

test('prints how to allow a host name when listening on all addresses without an allowed host', async () => {
  const { lines } = await run('--port 0 --host 0.0.0.0');
  expect(lines.join('\n')).toContain('Add --allowed-host for each other name');
  expect((await run('--port 0 --host 0.0.0.0 --allowed-host a.test')).lines.join('\n')).not.toContain('--allowed-host');
});

test('serves a proxy on another host, and warns when browsers would reject its cookies', async () => {
  const { origin } = await testServer({ tls: await createCertificate('localhost') });
  const onLocalhost = await run(`--port 0 --proxy ${origin} --insecure`);
  expect(onLocalhost.lines.slice(1)).toEqual([`The proxy is ${origin}. Its certificate is not checked.`]);
  const onAllAddresses = await run(`--port 0 --host 0.0.0.0 --proxy ${origin}`);
  expect(onAllAddresses.lines[2]).toMatch(/only over TLS or on localhost\. Add --tls/);
});

test('with an access log, the greeting and errors leave the standard output to the log', async () => {
  const { outcome, lines, complaints, logged } = await run('--port 0 --access-log json --proxy http://127.0.0.1:9');
  const { origin } = 'served' in outcome ? outcome.served : { origin: '' };
  await requestRaw(`${origin}/web`);
  await vi.waitFor(() =>
    expect(logged).toEqual([
      ['json', 'Nothing listens at http://127.0.0.1:9.'],
      ['json', '/web', 502],
    ]),
  );
  expect(lines).toEqual([]);
  expect(complaints[0]).toBe(`Postern is at ${origin}/web`);
});

test('serves metrics on the admin port and prints their address', async () => {
  const { outcome, lines } = await run('--port 0 --admin-port 0');
  const { admin } = 'served' in outcome ? outcome.served : {};
  expect(lines).toContain(`Metrics are at ${admin}/metrics`);
  expect((await requestRaw(`${admin}/metrics`)).status).toBe(200);
});

test.each([
  [
    '--help',
    '\n\nDemo:\n  company-18  a company\n  empty       nothing at all\n\nManagement:\n  locks       two locks',
  ],
  ['--scenarios', '\n\nSigning in:\n  sign-in with a cut connection  for a test\n\nManagement:\n'],
  ['--help', '  --port NUMBER            port to listen on, or 0 for any free port (default: 3080)\n'],
  ['--help', '  --trusted-proxy ADDRESS  trust X-Forwarded-For, -Host and -Proto'],
  ['--version', '1.2.3'],
])('%s prints its text and exits with 0', async (line, text) => {
  const { outcome, lines } = await run(line);
  expect(outcome).toEqual({ code: 0 });
  expect(lines.join('\n')).toContain(text);
});

test('serves test scenarios without listing them in the help', async () => {
  const { lines } = await run('--help');
  expect(lines.join('\n')).not.toContain('sign-in with a cut connection');
  const { createdProxies } = await run('--port 0', { env: { POSTERN_SCENARIO: 'sign-in with a cut connection' } });
  expect(createdProxies).toEqual([{ scenario: 'sign-in with a cut connection', secure: false }]);
});

test('exits with 2 when an option is invalid', async () => {
  const { outcome, complaints } = await run('--scenario lage');
  expect(outcome).toEqual({ code: 2 });
  expect(complaints).toEqual([
    'There is no scenario "lage". The main scenarios are company-18, empty, locks. --scenarios lists all.',
  ]);
});

test('--print-config prints the merged options and starts nothing', async () => {
  const build = () => Promise.reject(new Error('The console must not be built.'));
  const { outcome, lines } = await run('--print-config --port 81', { env: { POSTERN_TLS: '1' }, build });
  expect(outcome).toEqual({ code: 0 });
  expect(lines).toEqual([
    'port: 81\nhost: localhost\nscenario: company-18\ntls: true\naccess-log: off\ndrain-timeout: 30',
  ]);
});

test('--print-config exits with 2 when an option is invalid', async () => {
  const { outcome, lines, complaints } = await run('--print-config --insecure');
  expect([outcome, lines, complaints]).toEqual([{ code: 2 }, [], ['--insecure requires --proxy.']]);
});

/** Writes a private key and a certificate of another key to files, and returns their paths. */
async function writeMismatchedPems(): Promise<{ key: string; other: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'postern-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [one, two] = await Promise.all([createCertificate('localhost'), createCertificate('localhost')]);
  const files = { key: join(folder, 'key.pem'), other: join(folder, 'other.pem') };
  await writeFile(files.key, one.key);
  await writeFile(files.other, two.cert);
  return files;
}

test('exits with 1 and names the option to change when the start fails', async () => {
  const { origin } = await testServer();
  const { port } = new URL(origin);
  const { key, other } = await writeMismatchedPems();
  const failing = async () => {
    throw new Error('No space left.');
  };
  const errorOf = async (line: string, overrides?: Partial<CommandEnvironment>) => {
    const { outcome, complaints } = await run(line, overrides);
    expect(outcome).toEqual({ code: 1 });
    return complaints.join('\n');
  };
  expect(await errorOf(`--port ${port}`)).toBe(`Port ${port} is already in use; choose another with --port.`);
  expect(await errorOf(`--port 0 --admin-port ${port}`)).toBe(
    `Port ${port} is already in use; choose another with --admin-port.`,
  );
  expect(await errorOf('--port 0 --admin-port 0 --admin-host 203.0.113.7')).toBe(
    '"203.0.113.7" is not an address of this machine; choose another with --admin-host.',
  );
  expect(await errorOf('--port 0 --host 203.0.113.7')).toBe(
    '"203.0.113.7" is not an address of this machine; choose another with --host.',
  );
  expect(await errorOf('--tls-key /none/k.pem --tls-cert c.pem')).toBe(
    'The file of --tls-key, /none/k.pem, cannot be read (ENOENT).',
  );
  expect(await errorOf(`--port 0 --tls-key ${key} --tls-cert ${other}`)).toMatch(
    /^The files of --tls-key and --tls-cert are not/,
  );
  expect(await errorOf(`--print-config --tls-key ${key} --tls-cert ${other}`)).toMatch(
    /^The files of --tls-key and --tls-cert are not/,
  );
  expect(await errorOf('--print-config --tls-key /none/k.pem --tls-cert c.pem')).toBe(
    'The file of --tls-key, /none/k.pem, cannot be read (ENOENT).',
  );
  expect(await errorOf(`--port 0 --tls-key ${key} --tls-cert ${key}`)).toMatch(
    /^The files of --tls-key and --tls-cert are not/,
  );
  expect(await errorOf('--port 0', { build: failing })).toBe('The console could not be built. No space left.');
});
