// The command line options of `npm run contract`.
import { parseArgs } from 'node:util';

export interface ContractOptions {
  proxy: URL;
  insecure: boolean;
  user: string;
  /** Whether the run may create and delete data. */
  write: boolean;
  /** The path of the JUnit report. */
  report: string;
}

const USAGE_TEXT =
  'npm run contract -- --proxy https://proxy.example.com [--insecure] [--user NAME] [--write] [--report FILE]; password and one-time code are asked for, or taken from POSTERN_PASSWORD and POSTERN_CODE';

/** An error in the arguments of the command. The process then exits with code 2. */
export class UsageError extends Error {}

function parseProxyUrl(text: string | undefined): URL {
  if (!text) throw new UsageError(`--proxy is missing. ${USAGE_TEXT}`);
  if (!URL.canParse(text)) throw new UsageError(`--proxy ${text} is not an address. ${USAGE_TEXT}`);
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new UsageError(`--proxy ${text} is neither http nor https`);
  return url;
}

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        proxy: { type: 'string' },
        insecure: { type: 'boolean', default: false },
        user: { type: 'string', default: process.env['POSTERN_USER'] ?? '' },
        write: { type: 'boolean', default: false },
        report: { type: 'string', default: 'test-results/contract.xml' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}. ${USAGE_TEXT}`);
  }
}

export function parseOptions(args: string[]): ContractOptions {
  const { proxy, insecure, user, write, report } = parseCommandLine(args);
  return { proxy: parseProxyUrl(proxy), insecure, user, write, report };
}
