import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import type { Demo } from '#serve/mock/demo.ts';
import type { Mock } from '#serve/mock/mock-backend.ts';
import { checkPort } from './check-port.ts';
import type { AccessLog, LogFormat } from '#serve/observe/access-log.ts';
import { parseOptions, type Scenarios, type Settings } from './options.ts';
import { serve, type RunningServer, type ServeOptions } from '#serve/server.ts';
import { greeting, help, listScenarios, type Visitors } from '#serve/command/greeting.ts';

/** The command's dependencies: the rest of the project and the terminal. */
export interface CommandEnvironment {
  /** The beginning of a command line, as the help prints it. */
  programName: string;
  argv: readonly string[];
  env: NodeJS.ProcessEnv;
  version: string;
  scenarios: Scenarios;
  mock: (options: { scenario: string; secure: boolean }) => Visitors & { proxy: Mock; demo?: Demo };
  /** Builds the console if needed, and returns the folder of the build. */
  build: () => Promise<string>;
  certificate: (host: string) => Promise<{ key: string; cert: string }>;
  accessLog: (format: LogFormat) => AccessLog;
  print: (line: string) => void;
  printError: (line: string) => void;
}

/** A running server, or the exit code: 2 for invalid options, 1 for a failed start. */
export type CommandResult = { served: RunningServer; drainTimeoutMs: number } | { code: 0 | 1 | 2 };

/** A failed start, which the command reports in one sentence before it exits with 1. */
class StartupError extends Error {}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

async function readPem(file: string, flag: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new StartupError(`The file of ${flag}, ${file}, cannot be read (${codeOf(error)}).`, { cause: error });
  }
}

async function loadTls(
  { tls, host }: Settings,
  { certificate }: CommandEnvironment,
): Promise<Pick<ServeOptions, 'tls'>> {
  if (tls === 'none') return {};
  if (tls === 'made') return { tls: { ...(await certificate(host)), isGenerated: true } };
  return { tls: { key: await readPem(tls.keyFile, '--tls-key'), cert: await readPem(tls.certFile, '--tls-cert') } };
}

async function buildConsole({ build }: CommandEnvironment): Promise<string> {
  try {
    return await build();
  } catch (error) {
    throw new StartupError(
      `The console could not be built. ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
}

/** The address that an attempt listens on, and the prefix of its options. */
interface Listener {
  host: string;
  port: number;
  prefix: '--' | '--admin-';
}

function startupMessage(error: unknown, { host, port, prefix }: Listener): string | undefined {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `Port ${port} is already in use; choose another with ${prefix}port.`;
  if (code === 'EACCES') return `This user may not listen on port ${port}; choose another with ${prefix}port.`;
  if (['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(code))
    return `"${host}" is not an address of this machine; choose another with ${prefix}host.`;
  if (/^ERR_(?:OSSL|SSL|TLS)/.test(code))
    return 'The files of --tls-key and --tls-cert are not a private key and its certificate in PEM format.';
  return undefined;
}

/** Replaces a known error of the system with a `StartupError`, which says what to change. */
async function explainErrors<T>(listener: Listener, attempt: Promise<T>): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    const message = startupMessage(error, listener);
    throw message === undefined ? error : new StartupError(message, { cause: error });
  }
}

function createBackend(
  { back, tls }: Settings,
  { mock }: CommandEnvironment,
): Pick<ServeOptions, 'back'> & { visitors?: Visitors } {
  if ('upstream' in back) return { back };
  const { proxy, demo, ...visitors } = mock({ scenario: back.scenario, secure: tls !== 'none' });
  return { back: { mock: proxy, ...(demo && { demo }) }, visitors };
}

async function startServer(settings: Settings, environment: CommandEnvironment): Promise<RunningServer> {
  const { host, port, trusted, allowedHosts, admin } = settings;
  const tls = await loadTls(settings, environment);
  const listener: Listener = { host, port, prefix: '--' };
  // The ports are checked before the build, which can take a minute.
  await explainErrors(listener, checkPort(settings));
  if (admin) await explainErrors({ ...admin, prefix: '--admin-' }, checkPort(admin));
  const dist = await buildConsole(environment);
  const { back, visitors } = createBackend(settings, environment);
  const accessLog = settings.accessLog === 'off' ? undefined : environment.accessLog(settings.accessLog);
  const log = accessLog?.logError ?? environment.printError;
  const options = { dist, host, port, back, trusted, allowedHosts, admin, accessLog, log, ...tls };
  const served = await explainErrors(listener, serve(options));
  // The access log has the standard output for itself.
  const print = accessLog ? environment.printError : environment.print;
  for (const line of greeting(served, settings, visitors)) print(line);
  return served;
}

/** Throws if the files of the key and the certificate cannot be read or do not match. */
async function checkTlsFiles(settings: Settings, environment: CommandEnvironment): Promise<void> {
  if (typeof settings.tls === 'string') return;
  const { tls } = await loadTls(settings, environment);
  createSecureContext(tls);
}

/** Runs the whole command: prints its output, and either serves or returns an exit code. */
export async function command(environment: CommandEnvironment): Promise<CommandResult> {
  const { programName, argv, env, scenarios, version, print, printError } = environment;
  const parsed = parseOptions(argv, env, scenarios);
  switch (parsed.action) {
    case 'help':
      print(help(programName, scenarios));
      return { code: 0 };
    case 'scenarios':
      print(listScenarios(scenarios, () => true).join('\n'));
      return { code: 0 };
    case 'version':
      print(version);
      return { code: 0 };
    case 'refuse':
      printError(parsed.because);
      return { code: 2 };
    case 'print-config':
    case 'serve':
      try {
        if (parsed.action === 'serve') {
          const { drainTimeoutMs } = parsed.settings;
          return { served: await startServer(parsed.settings, environment), drainTimeoutMs };
        }
        await explainErrors({ ...parsed.settings, prefix: '--' }, checkTlsFiles(parsed.settings, environment));
        print(parsed.config);
        return { code: 0 };
      } catch (error) {
        if (!(error instanceof StartupError)) throw error;
        printError(error.message);
        return { code: 1 };
      }
  }
}
