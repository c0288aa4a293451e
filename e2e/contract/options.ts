import { parseArgs } from 'node:util';

export interface Options {
  proxy: URL;
  insecure: boolean;
  user: string;
  write: boolean;
  /** Where the JUnit report goes. */
  report: string;
}

const USAGE =
  'npm run contract -- --proxy https://proxy.example.com [--insecure] [--user NAME] [--write] [--report FILE]; password and one-time code are asked for, or taken from POSTERN_PASSWORD and POSTERN_CODE';

/** A sentence about what is wrong with the words of the command, with exit code 2. */
export class Misused extends Error {}

function address(text: string | undefined): URL {
  if (!text) throw new Misused(`--proxy is missing. ${USAGE}`);
  if (!URL.canParse(text)) throw new Misused(`--proxy ${text} is not an address. ${USAGE}`);
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new Misused(`--proxy ${text} is neither http nor https`);
  return url;
}

function words(args: string[]) {
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
    throw new Misused(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`);
  }
}

export function optionsOf(args: string[]): Options {
  const { proxy, insecure, user, write, report } = words(args);
  return { proxy: address(proxy), insecure, user, write, report };
}
