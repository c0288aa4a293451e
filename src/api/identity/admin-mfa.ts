// 18.x refuses administrative writes without an MFA response (docs/protocol/auth-and-identity.md#25.4,
// docs/behaviour.md#calls). The console then prompts for MFA once and retries the write.
import { boundedText, TooLarge } from '#lib/bounded-body.ts';
import { createStore } from '#lib/browser/store.ts';
import { credentials } from './credentials.ts';
import type { Schemas } from '#api/schemas.ts';

type MfaResponse = Schemas['MfaResponse'];

const MFA_REQUIRED_ERROR = 'admin-level API request requires MFA verification';

/** Closes the prompt with the MFA response, or with undefined if the user cancels. */
export type ResolveAdminMfa = (mfaResponse: MfaResponse | undefined) => void;

const prompt = createStore<ResolveAdminMfa | undefined>(undefined);

/** The open prompt, which the page shows. */
export const adminMfaPrompt: Pick<typeof prompt, 'get' | 'subscribe'> = prompt;

let pendingResponse: Promise<MfaResponse | undefined> | undefined;

/** Writes that are refused while the prompt is open share its MFA response. */
function promptForMfa(): Promise<MfaResponse | undefined> {
  pendingResponse ??= new Promise<MfaResponse | undefined>((resolve) => {
    prompt.set((mfaResponse) => {
      prompt.set(undefined);
      pendingResponse = undefined;
      resolve(mfaResponse);
    });
  });
  return pendingResponse;
}

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

/** Creates a function that copies a request. `clone` would make the body a stream, which cannot be sent twice. */
async function createRequestFactory(request: Request): Promise<() => Request> {
  const body = await request.arrayBuffer();
  return () => new Request(request, body.byteLength > 0 ? { body } : {});
}

/** Like `fetch`, but prompts for MFA if the proxy requires it. Returns the refusal if the user cancels. */
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
  // The token may have been renewed since the first request.
  if (bearer) retry.headers.set('authorization', `Bearer ${bearer}`);
  return fetch(retry);
}
