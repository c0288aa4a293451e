import { createInterface } from 'node:readline/promises';
import type { Client } from './client.ts';

/** Asks on the terminal; what is typed is not shown. */
async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Error(`${question} is needed: set POSTERN_PASSWORD and, with a second factor, POSTERN_CODE`);
  const quiet = createInterface({ input: process.stdin, terminal: true });
  process.stderr.write(`${question}: `);
  const answer = await quiet.question('');
  quiet.close();
  process.stderr.write('\n');
  return answer;
}

const NEEDS_CODE = new Set(['otp', 'on', 'optional']);

/** Signs in with password and, where the cluster wants it, a one-time code; throws in the proxy's own words. */
export async function signIn(client: Client, user: string, secondFactor: string): Promise<void> {
  await client.openPage();
  const pass = process.env['POSTERN_PASSWORD'] ?? (await ask(`Password of ${user}`));
  const wanted = NEEDS_CODE.has(secondFactor);
  const code = wanted ? (process.env['POSTERN_CODE'] ?? (await ask('One-time code'))) : '';
  const { status, body } = await client.call('POST', '/v1/webapi/sessions/web', {
    user,
    pass,
    second_factor_token: code,
  });
  if (status !== 200) throw new Error(`${user} could not sign in: ${status} ${String(body).trim()}`);
  if (!(await client.openPage())) throw new Error('signed in, but the page carries no bearer token');
}
