// The session of who runs this: in by password and code, renewed, and out again.
import { createInterface } from 'node:readline/promises';
import { callOperation, type Visit } from './visit.ts';

/** Asks on the terminal; what is typed is not shown. */
async function promptHidden(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Error(`${question} is needed: set POSTERN_PASSWORD and, with a second factor, POSTERN_CODE`);
  const quiet = createInterface({ input: process.stdin, terminal: true });
  process.stderr.write(`${question}: `);
  const answer = await quiet.question('');
  quiet.close();
  process.stderr.write('\n');
  return answer;
}

const SECOND_FACTORS_WITH_CODE = new Set(['otp', 'on', 'optional']);

/** Signs in with password and, where the cluster wants it, a one-time code; throws in the proxy's own words. */
export async function signIn(visit: Visit): Promise<void> {
  const { client, user, secondFactor } = visit;
  await client.openPage();
  const pass = process.env['POSTERN_PASSWORD'] ?? (await promptHidden(`Password of ${user}`));
  const wanted = SECOND_FACTORS_WITH_CODE.has(secondFactor);
  const code = wanted ? (process.env['POSTERN_CODE'] ?? (await promptHidden('One-time code'))) : '';
  const body = { user, pass, second_factor_token: code };
  const answer = await callOperation(visit, 'POST /v1/webapi/sessions/web', { body });
  if (answer?.status !== 200)
    throw new Error(`${user} could not sign in: ${answer?.status ?? ''} ${String(answer?.body).trim()}`);
  if (!(await client.openPage())) throw new Error('signed in, but the page carries no bearer token');
}

/** The last of a run; what was opened in the session ends with it. */
export async function signOut(visit: Visit): Promise<void> {
  if (!visit.signal.aborted) await callOperation(visit, 'POST /v1/webapi/sessions/web/renew', { body: {} });
  await callOperation(visit, 'DELETE /v1/webapi/sessions/web', { isCleanup: true });
}
