// Starts a reverse proxy with its recipe in front of Postern, in a temporary folder.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createCertificate } from '#serve/command/certificate.ts';
import { programs, type Program, type ProgramFiles, type ProgramName } from './programs.ts';

const RECIPES_FOLDER = 'docs/guide/reverse-proxy';
const START_TIMEOUT_MS = 20_000;

interface Placeholders {
  certificates: string;
  httpPort: number;
  httpsPort: number;
  posternPort: number;
}

/** Replaces the values that each installation replaces in a recipe. Everything else is used as documented. */
const fillIn = (text: string, { certificates, httpPort, httpsPort, posternPort }: Placeholders): string =>
  text
    .replaceAll('/etc/ssl/console.example.com', certificates)
    .replaceAll('console.example.com', 'localhost')
    .replaceAll(/(?<![\d.])443\b/g, String(httpsPort))
    .replaceAll(/(?<![\d.])80\b/g, String(httpPort))
    .replaceAll(/\b3080\b/g, String(posternPort));

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // the server listens on a port
  server.close();
  await once(server, 'close');
  return port;
}

async function writeCertificates(folder: string): Promise<void> {
  const { key, cert } = await createCertificate('localhost');
  await writeFile(join(folder, 'privkey.pem'), key);
  await writeFile(join(folder, 'fullchain.pem'), cert);
  await writeFile(join(folder, 'haproxy.pem'), `${cert}\n${key}`);
}

async function writeFiles(program: Program, folder: string, [posternPort = 0, ...copyPorts]: readonly number[]) {
  const placeholders = {
    certificates: folder,
    posternPort,
    httpPort: await findFreePort(),
    httpsPort: await findFreePort(),
  };
  const files: ProgramFiles = { folder, recipe: join(folder, program.recipe), main: join(folder, 'main.conf') };
  await writeCertificates(folder);
  const recipe = fillIn(await readFile(join(RECIPES_FOLDER, program.recipe), 'utf8'), placeholders);
  await writeFile(
    files.recipe,
    copyPorts.reduce((text, port) => program.addCopy?.(text, port) ?? text, recipe),
  );
  await writeFile(files.main, fillIn(program.mainConfig(files), placeholders));
  return { files, httpsPort: placeholders.httpsPort };
}

/** Requests the console's page on a new connection. The status is 0 if the connection fails. */
export const requestPage = (origin: string): Promise<{ status: number; certificate: string }> =>
  new Promise((resolve) => {
    request(`${origin}/web`, { agent: false, rejectUnauthorized: false }, (response) => {
      const { fingerprint256: certificate } = (response.socket as TLSSocket).getPeerCertificate(); // https
      response.resume();
      resolve({ status: response.statusCode ?? 0, certificate });
    })
      .on('error', () => resolve({ status: 0, certificate: '' }))
      .end();
  });

async function waitUntilReady(origin: string, process: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while ((await requestPage(origin)).status !== 200) {
    if (process.exitCode !== null) throw new Error(`it exited with ${process.exitCode}`);
    if (performance.now() > deadline) throw new Error('it does not respond');
    await delay(100);
  }
}

export interface RunningProgram {
  origin: string;
  pid: number;
  /** Renews the certificate and reloads the configuration. Resolves when the command has finished. */
  reload: () => Promise<void>;
  /** Everything that the program has written to its output and its log files. */
  readLogs: () => Promise<string>;
  stop: () => Promise<void>;
}

async function readLogs(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}

/** Starts an installed program in front of the copies of Postern on these ports, and waits until it serves the console. */
export async function startProgram(name: ProgramName, posternPorts: readonly number[]): Promise<RunningProgram> {
  const program: Program = programs[name];
  const { executable = name } = program;
  const folder = await mkdtemp(join(tmpdir(), `postern-${name}-`));
  const { files, httpsPort } = await writeFiles(program, folder, posternPorts);
  const environment = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(executable, program.startArgs(files), { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  const exited = once(child, 'exit');
  const log = createWriteStream(join(folder, 'output.log'));
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const running: RunningProgram = {
    origin: `https://localhost:${httpsPort}`,
    pid: child.pid ?? 0,
    async reload() {
      await writeCertificates(folder);
      const command = program.reload(files);
      if (typeof command === 'string') child.kill(command);
      else await promisify(execFile)(executable, command, { env: environment });
    },
    readLogs: () => readLogs(folder),
    async stop() {
      child.kill();
      await exited;
      await rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  try {
    await waitUntilReady(running.origin, child);
  } catch (error) {
    const message = `${name} did not start: ${String(error)}\n${await running.readLogs()}`;
    await running.stop();
    throw new Error(message, { cause: error });
  }
  return running;
}
