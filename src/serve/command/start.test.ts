// `npm start` as a process: what it prints and how it ends.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';

const NOBODY_UID = 65_534;

async function start(args: readonly string[], spawnOptions: { uid?: number } = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/serve/command/start.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 20_000,
    ...spawnOptions,
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { output, errors, code };
}

async function occupyPort(host: string): Promise<string> {
  const server = createServer().listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port); // the server listens on a port
}

test.each([
  ['the mock', []],
  ['a proxy', ['--proxy', 'https://proxy.example.com']],
  ['the mock over TLS', ['--tls']],
])('a start in front of %s on a port in use exits with 1 before building', async (_name, args) => {
  const port = await occupyPort('127.0.0.1');
  const result = await start(['--port', port, ...args]);
  expect(result).toEqual({
    output: '',
    errors: `Port ${port} is already in use; choose another with --port.\n`,
    code: 1,
  });
});

test('a start on an address of another machine exits with 1', async () => {
  const result = await start(['--port', '0', '--host', '203.0.113.7']);
  expect(result).toEqual({
    output: '',
    errors: '"203.0.113.7" is not an address of this machine; choose another with --host.\n',
    code: 1,
  });
});

test.runIf(process.getuid?.() === 0)('a start by an unprivileged user on a privileged port exits with 1', async () => {
  const result = await start(['--port', '443'], { uid: NOBODY_UID });
  expect(result).toEqual({
    output: '',
    errors: 'This user may not listen on port 443; choose another with --port.\n',
    code: 1,
  });
});
