import createFetch, { type Middleware } from 'openapi-fetch';
import { boundedBytes, boundedText, TooLarge } from '#lib/bounded-body.ts';
import { addPendingCall } from '#lib/calls/pending-calls.ts';
import { parseExactJson } from '#lib/exact-json.ts';
import { isAbortError, UserFacingError } from '#lib/user-facing-error.ts';
import type { UntrustedResponse } from '#lib/untrusted.ts';
import { answerTypes } from './answer-types.gen.ts';
import { fetchWithAdminMfa } from './identity/admin-mfa.ts';
import { credentials, reportUnauthorized } from './identity/credentials.ts';
import { buildPath } from './build-path.ts';
import {
  acceptedUnreadable,
  isSessionEnded,
  type Refusal,
  refusalOf,
  stoppedCall,
  unreachableError,
} from './refusal.ts';
import type { paths } from './schema.d.ts';

/** JSON of a good answer is unread; other bodies are text and bytes as they came. */
type WithUntrustedJson<R> = R extends { content: infer C }
  ? Omit<R, 'content'> & { content: { [M in keyof C]: M extends 'application/json' ? UntrustedResponse<C[M]> : C[M] } }
  : R;

/** The contract's operations with every answer but the good one turned into a `Refusal`, which is what our middleware throws. */
type WithRefusals<T> = {
  [P in keyof T]: {
    [M in keyof T[P]]: T[P][M] extends { responses: infer R }
      ? Omit<T[P][M], 'responses'> & {
          responses: {
            [S in keyof R]: S extends 200
              ? WithUntrustedJson<R[S]>
              : { headers: object; content: { 'application/json': Refusal } };
          };
        }
      : T[P][M];
  };
};
export type Operations = WithRefusals<paths>;

/** Not all browsers throw the reason of an abort. The caller that aborts a call without a reason knows it. */
function toClientError(error: unknown, { signal }: Request): unknown {
  if (signal.reason instanceof UserFacingError) return signal.reason;
  return isAbortError(error) || error instanceof TooLarge ? error : unreachableError();
}

async function readBoundedText(response: Response, request: Request): Promise<string> {
  try {
    return await boundedText(response);
  } catch (error) {
    throw toClientError(error, request);
  }
}

/** The sign-in, renewal and end of a session are no calls that a page waits for. */
const SESSION_CALLS = '/v1/webapi/sessions/web';

const finishers = new WeakMap<Request, () => void>();

/** The same call, which its caller can abort and which a user can stop (docs/behaviour.md#waits). */
function stoppable(request: Request, path: string): Request {
  if (path.startsWith(SESSION_CALLS)) return request;
  const { signal, method } = request;
  const controller = new AbortController();
  const follow = () => controller.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  const call = new Request(request, { signal: controller.signal });
  finishers.set(
    call,
    addPendingCall(() => controller.abort(stoppedCall(method))),
  );
  return call;
}

const finish = (request: Request): void => finishers.get(request)?.();

/** An answer that has been read: the library takes what `json` gives where there is a length, and nothing where that is 0. */
const jsonResponse = (json: unknown): Response =>
  Object.assign(new Response(null, { headers: { 'content-length': json === undefined ? '0' : '1' } }), {
    json: async () => json,
  });

const jsonTypeOf = (json: unknown): string => (json === null ? 'null' : Array.isArray(json) ? 'array' : typeof json);

/** Whether an answer is the record, list or text that the operation answers; what is in it is read where it is used. */
const hasExpectedType = (json: unknown, operation: string): boolean =>
  (answerTypes[operation] ?? ['object']).includes(jsonTypeOf(json));

type Answered = Parameters<NonNullable<Middleware['onResponse']>>[0];

async function readAnswer({ request, response, options, schemaPath: path }: Answered): Promise<Response | undefined> {
  const { ok, status, url } = response;
  const { method } = request;
  // Before the body is read, because the connection may be cut until then.
  if (status === 401) reportUnauthorized(request);
  if (ok && options.parseAs === 'text') return new Response(await readBoundedText(response, request));
  if (ok && options.parseAs === 'arrayBuffer')
    return new Response(await boundedBytes(response), { headers: response.headers });
  // Files are streamed to the disk, whatever their size.
  if (ok && options.parseAs !== 'json') return undefined;
  const text = await readBoundedText(response, request).catch((error: unknown) => {
    if (!(error instanceof TooLarge)) throw error;
    // The status says more than the size.
    if (!ok) return '';
    throw method === 'GET' ? error : acceptedUnreadable(status, url, error.message);
  });
  const json = parseExactJson(text);
  // A write may have an empty answer (docs/protocol/auth-and-identity.md#7.3); a read may not.
  const isAnswer = json === undefined ? text === '' && method !== 'GET' : hasExpectedType(json, `${method} ${path}`);
  if (ok && isAnswer) return jsonResponse(json);
  const refusal = refusalOf({ status, url, text, method, path });
  if (status === 403 && isSessionEnded(refusal)) reportUnauthorized(request);
  throw refusal;
}

const refusalMiddleware: Middleware = {
  onRequest({ request, schemaPath }) {
    const { csrf, bearer } = credentials();
    request.headers.set('accept', 'application/json');
    // All calls say so, also those without a body (docs/behaviour.md#calls); only a form has a type of its own.
    if (!request.headers.has('content-type')) request.headers.set('content-type', 'application/json');
    request.headers.set('x-csrf-token', csrf);
    if (bearer) request.headers.set('authorization', `Bearer ${bearer}`);
    return stoppable(request, schemaPath);
  },
  // Read here and not by the library, which would throw the words of its parser.
  onResponse: (answered) => readAnswer(answered).finally(() => finish(answered.request)),
  onError({ request, error }) {
    finish(request);
    const failure = toClientError(error, request);
    return failure instanceof Error ? failure : undefined;
  },
};

/** Every call to the proxy goes through here (docs/behaviour.md#calls): same origin, never cached, refusals thrown. */
export const http = createFetch<Operations>({
  // Undefined where a page is drawn ahead of the browser: nothing is asked there.
  baseUrl: globalThis.location?.origin,
  credentials: 'same-origin',
  cache: 'no-store',
  redirect: 'error',
  pathSerializer: buildPath,
  fetch: fetchWithAdminMfa,
});
http.use(refusalMiddleware);
