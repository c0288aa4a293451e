// The sockets that play recordings, 18.x (docs/protocol/streams.md#14.1).
import { credentials, onRevoked } from '#api/identity/credentials.ts';
import { pathText } from '#api/path-text.ts';
import { Refusal } from '#api/refusal.ts';
import type { StreamSchemas } from '#api/schemas.ts';
import { fieldsOf, jsonOf } from '#lib/read.ts';
import { openLine, type Line } from '#features/stream/line.ts';
import type { RecordingPlace } from './http-source.ts';
import { CLOSED_EARLY, LINE_LOST, NOTHING_SENT, REFUSED } from './messages.ts';

/** A proxy that opens a line and then says nothing has not answered (docs/protocol/streams.md#1.2). */
const SILENT_MS = 30_000;

/** As if its other end had hung up (RFC 6455 7.1.5). */
const CUT = 1006;

const origin = (): string => location.origin.replace(/^http/, 'ws');

/** The bearer is sent first, and nothing but its answer comes before the stream (docs/protocol/streams.md#1.2); undefined where it is refused. */
export async function openWithToken(path: string, place: RecordingPlace): Promise<Line | undefined> {
  const line = guarded(await openLine(origin() + pathText(path, { ...place })));
  const { bearer = '' } = credentials();
  line.send(JSON.stringify({ token: bearer } satisfies StreamSchemas['StreamToken']));
  const answer = await line.read();
  const { status } = fieldsOf<StreamSchemas['StreamTokenAnswer']>(jsonOf(typeof answer === 'string' ? answer : ''));
  if (status === 'ok') return guarded(line);
  line.close();
  return undefined;
}

/** This one stream takes the bearer nowhere else (docs/protocol/streams.md#14.4). */
export async function openWithQuery(path: string, place: RecordingPlace): Promise<Line> {
  const { bearer = '' } = credentials();
  const query = `?access_token=${encodeURIComponent(bearer)}`;
  return guarded(await openLine(origin() + pathText(path, { ...place }) + query));
}

/** Why it ended without the proxy having said so; `frames` came over it. */
export async function endingOf({ ended }: Line, frames: number): Promise<Refusal> {
  const isCut = (await ended).code === CUT;
  if (frames === 0) return new Refusal(0, isCut ? REFUSED : NOTHING_SENT);
  return new Refusal(0, isCut ? LINE_LOST : CLOSED_EARLY);
}

/** No line outlives the session of its user, and a silent one is not waited for. */
function guarded(line: Line): Line {
  const stop = onRevoked(() => line.close());
  const silence = setTimeout(() => line.close(), SILENT_MS);
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
