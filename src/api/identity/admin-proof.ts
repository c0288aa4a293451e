// Administrative writes that 18.x refuses until their author has answered an MFA challenge for them
// (docs/protocol/auth-and-identity.md#25.4, docs/behaviour.md#calls): they are asked for it once, and the call is made again.
import { boundedText, TooLarge } from '#lib/bounded-body.ts';
import { createStore } from '#lib/browser/store.ts';
import { credentials } from './credentials.ts';
import type { Schemas } from '#api/schemas.ts';

type Proof = Schemas['MfaResponse'];

const REFUSED = 'admin-level API request requires MFA verification';

/** Ends the question; nothing means that the user would rather not. */
export type Answering = (proof: Proof | undefined) => void;

const question = createStore<Answering | undefined>(undefined);

/** The question that is open, for the page to ask. */
export const adminQuestion: Pick<typeof question, 'get' | 'subscribe'> = question;

let asked: Promise<Proof | undefined> | undefined;

/** Calls that are refused while the question is open wait for the same answer, which may be used for all of them. */
function ask(): Promise<Proof | undefined> {
  asked ??= new Promise<Proof | undefined>((resolve) => {
    question.set((proof) => {
      question.set(undefined);
      asked = undefined;
      resolve(proof);
    });
  });
  return asked;
}

/** No refusal is longer. */
const MOST_BYTES = 1024 * 1024;

async function isRefused(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  try {
    return (await boundedText(response.clone(), MOST_BYTES)).includes(REFUSED);
  } catch (error) {
    if (error instanceof TooLarge) return false;
    throw error;
  }
}

/** Makes the same request any number of times. A clone would send its body as a stream, which cannot be sent again. */
async function repeatable(request: Request): Promise<() => Request> {
  const body = await request.arrayBuffer();
  return () => new Request(request, body.byteLength > 0 ? { body } : {});
}

/** As `fetch`; a call for which nothing was answered stays refused. */
export async function fetchProven(request: Request): Promise<Response> {
  if (request.method === 'GET') return fetch(request);
  const make = await repeatable(request);
  const response = await fetch(make());
  if (!(await isRefused(response))) return response;
  const proof = await ask();
  if (!proof) return response;
  const again = make();
  const { bearer } = credentials();
  again.headers.set('teleport-mfa-response', JSON.stringify(proof));
  // It may have been renewed meanwhile.
  if (bearer) again.headers.set('authorization', `Bearer ${bearer}`);
  return fetch(again);
}
