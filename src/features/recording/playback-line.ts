// The sockets that play recordings, 18.x (docs/protocol/streams.md#14.1).
import { credentials, onRevoked } from '#api/identity/credentials.ts';
import { buildPath } from '#api/build-path.ts';
import { Refusal } from '#api/refusal.ts';
import type { StreamSchemas } from '#api/schemas.ts';
import { fieldsOf, parseJson } from '#lib/untrusted.ts';
import { openLine, SILENT_MS, type Line } from '#features/stream/line.ts';
import type { RecordingPlace } from './http-source.ts';
import { streamEndMessage } from '#domain/stream/stream-end.ts';
import { CONNECTION_REFUSED } from '#domain/stream/messages.ts';
import { CHECK_ACCESS, INCOMPLETE, NOTHING_SENT } from './messages.ts';

const origin = (): string => location.origin.replace(/^http/, 'ws');

/**
 * The bearer is sent first, and nothing but its answer comes before the stream (docs/protocol/streams.md#1.2). Undefined
 * where the socket or the bearer is refused; throws where the proxy doesn't answer.
 */
export async function openWithToken(path: string, place: RecordingPlace): Promise<Line | undefined> {
  const line = guarded(await openLine(origin() + buildPath(path, { ...place })));
  const { bearer = '' } = credentials();
  line.send(JSON.stringify({ token: bearer } satisfies StreamSchemas['StreamToken']));
  const answer = await line.read();
  const { status } = fieldsOf<StreamSchemas['StreamTokenAnswer']>(parseJson(typeof answer === 'string' ? answer : ''));
  if (status === 'ok') return guarded(line);
  line.close();
  if (answer !== undefined) return undefined;
  const ending = await line.ended;
  if (ending.how === 'refused') return undefined;
  throw new Refusal(0, `${streamEndMessage(ending)} ${NOTHING_SENT}`);
}

/** This one stream takes the bearer nowhere else (docs/protocol/streams.md#14.4). */
export async function openWithQuery(path: string, place: RecordingPlace): Promise<Line> {
  const { bearer = '' } = credentials();
  const query = `?access_token=${encodeURIComponent(bearer)}`;
  return guarded(await openLine(origin() + buildPath(path, { ...place }) + query));
}

/** Why it ended without an error of the proxy; `frames` came over it. */
export async function endingOf({ ended }: Line, frames: number): Promise<Refusal> {
  const ending = await ended;
  if (ending.how === 'refused') return new Refusal(0, `${CONNECTION_REFUSED} ${CHECK_ACCESS}`);
  return new Refusal(0, `${streamEndMessage(ending)} ${frames === 0 ? NOTHING_SENT : INCOMPLETE}`);
}

/** No line outlives the session of its user, and a silent one is not waited for. */
function guarded(line: Line): Line {
  const stop = onRevoked(() => line.close());
  const silence = setTimeout(() => line.close({ how: 'silent' }), SILENT_MS);
  void line.ended.then(stop).then(() => clearTimeout(silence));
  return {
    ...line,
    async read() {
      const data = await line.read();
      clearTimeout(silence);
      return data;
    },
  };
}
