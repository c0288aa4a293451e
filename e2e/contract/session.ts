// Signs the run in with a password and one-time code. At the end, renews the web session and signs out.
import { createInterface } from 'node:readline/promises';
import { callOperation, type Visit } from './visit.ts';

/** Prompts on the terminal without showing the typed text. Throws if there is no terminal. */
async function promptHidden(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Error(`${question} is needed: set POSTERN_PASSWORD and, with a second factor, POSTERN_CODE`);
  const hiddenPrompt = createInterface({ input: process.stdin, terminal: true });
  process.stderr.write(`${question}: `);
  const answer = await hiddenPrompt.question('');
  hiddenPrompt.close();
  process.stderr.write('\n');
  return answer;
}

const SECOND_FACTORS_WITH_CODE = new Set(['otp', 'on', 'optional']);

/** Signs in with a password and, if the cluster requires it, a one-time code. Throws the proxy's message. */
export async function signIn(visit: Visit): Promise<void> {
  const { client, user, secondFactor } = visit;
  await client.openPage();
  const pass = process.env['POSTERN_PASSWORD'] ?? (await promptHidden(`Password of ${user}`));
  const needsCode = SECOND_FACTORS_WITH_CODE.has(secondFactor);
  const code = needsCode ? (process.env['POSTERN_CODE'] ?? (await promptHidden('One-time code'))) : '';
  const body = { user, pass, second_factor_token: code };
  const response = await callOperation(visit, 'POST /v1/webapi/sessions/web', { body });
  if (response?.status !== 200)
    throw new Error(`${user} could not sign in: ${response?.status ?? ''} ${String(response?.body).trim()}`);
  if (!(await client.openPage())) throw new Error('signed in, but the page carries no bearer token');
}

/** Renews the web session, unless the run is interrupted, and signs out. Signing out ends everything in the session. */
export async function signOut(visit: Visit): Promise<void> {
  if (!visit.signal.aborted) await callOperation(visit, 'POST /v1/webapi/sessions/web/renew', { body: {} });
  await callOperation(visit, 'DELETE /v1/webapi/sessions/web', { isCleanup: true });
}
