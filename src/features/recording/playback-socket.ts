// The sockets for playing recordings on 18.x (docs/protocol/streams.md#14.1).
import { credentials, onRevoked } from '#api/identity/credentials.ts';
import { buildPath } from '#api/build-path.ts';
import { UserFacingError } from '#lib/user-facing-error.ts';
import type { StreamSchemas } from '#api/schemas.ts';
import { fieldsOf, parseJson } from '#lib/untrusted.ts';
import { openStreamSocket, SILENCE_TIMEOUT_MS, type StreamSocket } from '#features/stream/stream-socket.ts';
import type { RecordingId } from './http-source.ts';
import { streamEndMessage } from '#domain/stream/stream-end.ts';
import { CONNECTION_REFUSED } from '#domain/stream/messages.ts';
import { CHECK_ACCESS, RECORDING_INCOMPLETE, NO_RECORDING_SENT } from './messages.ts';

const websocketOrigin = (): string => location.origin.replace(/^http/, 'ws');

/**
 * Sends the bearer token first; the proxy answers it before the stream (docs/protocol/streams.md#1.2). Resolves with
 * undefined if the socket or the token is refused. Rejects if the proxy does not answer. The signal closes the socket.
 */
export async function openWithToken(
  path: string,
  recordingId: RecordingId,
  signal?: AbortSignal,
): Promise<StreamSocket | undefined> {
  const socket = guardSocket(await openStreamSocket(websocketOrigin() + buildPath(path, { ...recordingId })));
  if (signal?.aborted === true) socket.close();
  signal?.addEventListener('abort', () => socket.close());
  const { bearer = '' } = credentials();
  socket.send(JSON.stringify({ token: bearer } satisfies StreamSchemas['StreamToken']));
  const answer = await socket.read();
  const { status } = fieldsOf<StreamSchemas['StreamTokenAnswer']>(parseJson(typeof answer === 'string' ? answer : ''));
  if (status === 'ok') return guardSocket(socket);
  socket.close();
  if (answer !== undefined) return undefined;
  const streamEnd = await socket.ended;
  if (streamEnd.type === 'refused') return undefined;
  throw new UserFacingError(`${streamEndMessage(streamEnd)} ${NO_RECORDING_SENT}`);
}

/** For the only stream that accepts the bearer token just in the address (docs/protocol/streams.md#14.4). */
export async function openWithQuery(path: string, recordingId: RecordingId): Promise<StreamSocket> {
  const { bearer = '' } = credentials();
  const query = `?access_token=${encodeURIComponent(bearer)}`;
  return guardSocket(await openStreamSocket(websocketOrigin() + buildPath(path, { ...recordingId }) + query));
}

/** Why a stream ended without an error of the proxy. `frames` is the number of received frames. */
export async function endRefusal({ ended }: StreamSocket, frames: number): Promise<UserFacingError> {
  const streamEnd = await ended;
  if (streamEnd.type === 'refused') return new UserFacingError(`${CONNECTION_REFUSED} ${CHECK_ACCESS}`);
  return new UserFacingError(
    `${streamEndMessage(streamEnd)} ${frames === 0 ? NO_RECORDING_SENT : RECORDING_INCOMPLETE}`,
  );
}

/** Closes the socket when the session of the user ends, and when the proxy does not send a first message in time. */
function guardSocket(socket: StreamSocket): StreamSocket {
  const unsubscribe = onRevoked(() => socket.close());
  const silenceTimer = setTimeout(() => socket.close({ type: 'silent' }), SILENCE_TIMEOUT_MS);
  void socket.ended.then(unsubscribe).then(() => clearTimeout(silenceTimer));
  return {
    ...socket,
    async read() {
      const data = await socket.read();
      clearTimeout(silenceTimer);
      return data;
    },
  };
}
