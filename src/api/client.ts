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
  unreadableWriteError,
  isSessionEnded,
  type Refusal,
  refusalOf,
  stoppedCallError,
  unreachableError,
} from './refusal.ts';
import type { paths } from './schema.d.ts';

/** JSON of a successful response is untrusted; other bodies are text and bytes. */
type WithUntrustedJson<R> = R extends { content: infer C }
  ? Omit<R, 'content'> & { content: { [M in keyof C]: M extends 'application/json' ? UntrustedResponse<C[M]> : C[M] } }
  : R;

/** The contract's operations, with a `Refusal` for every response except 200, because the middleware throws one. */
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

/**
 * The error that the caller of a failed call gets. Not all browsers throw the reason of an abort, so it is read from
 * the signal. An abort without a reason stays an `AbortError`. All other errors mean that the proxy was not reached.
 */
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

/** Users cannot stop the calls that sign in, renew a session and sign out. */
const SESSION_CALLS_PREFIX = '/v1/webapi/sessions/web';

const pendingCallRemovers = new WeakMap<Request, () => void>();

/** A copy of the request that its caller can abort and the user can stop (docs/behaviour.md#waits). */
function makeStoppable(request: Request, path: string): Request {
  if (path.startsWith(SESSION_CALLS_PREFIX)) return request;
  const { signal, method } = request;
  const controller = new AbortController();
  const forwardAbort = () => controller.abort(signal.reason);
  if (signal.aborted) forwardAbort();
  else signal.addEventListener('abort', forwardAbort, { once: true });
  const call = new Request(request, { signal: controller.signal });
  // The call follows the caller's signal after its response too, because downloads are streamed.
  pendingCallRemovers.set(
    call,
    addPendingCall(() => controller.abort(stoppedCallError(method))),
  );
  return call;
}

const removePendingCall = (request: Request): void => pendingCallRemovers.get(request)?.();

/** A response with parsed JSON. openapi-fetch calls `json` unless the content length is 0. */
const jsonResponse = (json: unknown): Response =>
  Object.assign(new Response(null, { headers: { 'content-length': json === undefined ? '0' : '1' } }), {
    json: async () => json,
  });

const jsonTypeOf = (json: unknown): string => (json === null ? 'null' : Array.isArray(json) ? 'array' : typeof json);

/** Checks only whether a response is a record, list, text or null as in the contract. Callers check the fields. */
const hasExpectedType = (json: unknown, operation: string): boolean =>
  (answerTypes[operation] ?? ['object']).includes(jsonTypeOf(json));

type ReceivedResponse = Parameters<NonNullable<Middleware['onResponse']>>[0];

async function readAnswer({
  request,
  response,
  options,
  schemaPath: path,
}: ReceivedResponse): Promise<Response | undefined> {
  const { ok, status, url } = response;
  const { method } = request;
  // Before reading the body, because the connection may break while it is read.
  if (status === 401) reportUnauthorized(request);
  if (ok && options.parseAs === 'text') return new Response(await readBoundedText(response, request));
  if (ok && options.parseAs === 'arrayBuffer')
    return new Response(await boundedBytes(response), { headers: response.headers });
  // Downloads are streamed to disk and have no size limit.
  if (ok && options.parseAs !== 'json') return undefined;
  const text = await readBoundedText(response, request).catch((error: unknown) => {
    if (!(error instanceof TooLarge)) throw error;
    // The status explains more than the size.
    if (!ok) return '';
    throw method === 'GET' ? error : unreadableWriteError(status, url, error.message);
  });
  const json = parseExactJson(text);
  // A write may have an empty response (docs/protocol/auth-and-identity.md#7.3); a read may not.
  const isValidAnswer =
    json === undefined ? text === '' && method !== 'GET' : hasExpectedType(json, `${method} ${path}`);
  if (ok && isValidAnswer) return jsonResponse(json);
  const refusal = refusalOf({ status, url, text, method, path: new URL(request.url).pathname });
  if (status === 403 && isSessionEnded(refusal)) reportUnauthorized(request);
  throw refusal;
}

const clientMiddleware: Middleware = {
  onRequest({ request, schemaPath }) {
    const { csrf, bearer } = credentials();
    request.headers.set('accept', 'application/json');
    // All calls have this header, even without a body (docs/behaviour.md#calls). Only forms have another type.
    if (!request.headers.has('content-type')) request.headers.set('content-type', 'application/json');
    request.headers.set('x-csrf-token', csrf);
    if (bearer) request.headers.set('authorization', `Bearer ${bearer}`);
    return makeStoppable(request, schemaPath);
  },
  // The response is read here, because openapi-fetch would throw the message of its JSON parser.
  onResponse: (received) => readAnswer(received).finally(() => removePendingCall(received.request)),
  onError({ request, error }) {
    removePendingCall(request);
    const failure = toClientError(error, request);
    return failure instanceof Error ? failure : undefined;
  },
};

/** All calls to the proxy use this client (docs/behaviour.md#calls). It calls only this origin and throws refusals. */
export const http = createFetch<Operations>({
  // Undefined during prerendering, which sends no requests.
  baseUrl: globalThis.location?.origin,
  credentials: 'same-origin',
  cache: 'no-store',
  redirect: 'error',
  pathSerializer: buildPath,
  fetch: fetchWithAdminMfa,
});
http.use(clientMiddleware);
