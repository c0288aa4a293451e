// Administrative writes that 18.x refuses until their author has answered an MFA challenge for them
// (docs/protocol/auth-and-identity.md#25.4, docs/behaviour.md#calls): they are asked for it once, and the call is made again.
import { boundedText, TooLarge } from '#lib/bounded-body.ts';
import { createStore } from '#lib/browser/store.ts';
import { credentials } from './credentials.ts';
import type { Schemas } from '#api/schemas.ts';

type MfaResponse = Schemas['MfaResponse'];

const MFA_REQUIRED_ERROR = 'admin-level API request requires MFA verification';

/** Ends the question; nothing means that the user would rather not. */
export type ResolveAdminMfa = (proof: MfaResponse | undefined) => void;

const prompt = createStore<ResolveAdminMfa | undefined>(undefined);

/** The question that is open, for the page to ask. */
export const adminMfaPrompt: Pick<typeof prompt, 'get' | 'subscribe'> = prompt;

let pendingResponse: Promise<MfaResponse | undefined> | undefined;

/** Calls that are refused while the question is open wait for the same answer, which may be used for all of them. */
function promptForMfa(): Promise<MfaResponse | undefined> {
  pendingResponse ??= new Promise<MfaResponse | undefined>((resolve) => {
    prompt.set((proof) => {
      prompt.set(undefined);
      pendingResponse = undefined;
      resolve(proof);
    });
  });
  return pendingResponse;
}

/** No refusal is longer. */
const MAX_REFUSAL_BYTES = 1024 * 1024;

async function isMfaRequired(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  try {
    return (await boundedText(response.clone(), MAX_REFUSAL_BYTES)).includes(MFA_REQUIRED_ERROR);
  } catch (error) {
    if (error instanceof TooLarge) return false;
    throw error;
  }
}

/** Makes the same request any number of times. A clone would send its body as a stream, which cannot be sent again. */
async function createRequestFactory(request: Request): Promise<() => Request> {
  const body = await request.arrayBuffer();
  return () => new Request(request, body.byteLength > 0 ? { body } : {});
}

/** As `fetch`; a call for which nothing was answered stays refused. */
export async function fetchWithAdminMfa(request: Request): Promise<Response> {
  if (request.method === 'GET') return fetch(request);
  const createRequest = await createRequestFactory(request);
  const response = await fetch(createRequest());
  if (!(await isMfaRequired(response))) return response;
  const mfaResponse = await promptForMfa();
  if (!mfaResponse) return response;
  const retry = createRequest();
  const { bearer } = credentials();
  retry.headers.set('teleport-mfa-response', JSON.stringify(mfaResponse));
  // It may have been renewed meanwhile.
  if (bearer) retry.headers.set('authorization', `Bearer ${bearer}`);
  return fetch(retry);
}
