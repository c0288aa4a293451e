// The sockets that play recordings, 18.x (docs/protocol/streams.md#14.1).
import { credentials, onRevoked } from '#api/credentials.ts';
import { pathText } from '#api/path-text.ts';
import type { StreamSchemas } from '#api/schemas.ts';
import { fieldsOf, jsonOf } from '#lib/read.ts';
import { openLine, type Line } from '#features/stream/line.ts';
import type { RecordingPlace } from './http-source.ts';

const origin = (): string => location.origin.replace(/^http/, 'ws');

/** The bearer is sent first, and nothing but its answer comes before the stream (docs/protocol/streams.md#1.2); undefined where it is refused. */
export async function openWithToken(path: string, place: RecordingPlace): Promise<Line | undefined> {
  const line = await openLine(origin() + pathText(path, { ...place }));
  const { bearer = '' } = credentials();
  line.send(JSON.stringify({ token: bearer } satisfies StreamSchemas['StreamToken']));
  const answer = await line.read();
  const { status } = fieldsOf<StreamSchemas['StreamTokenAnswer']>(jsonOf(typeof answer === 'string' ? answer : ''));
  if (status === 'ok') return hungUpWithSession(line);
  line.close();
  return undefined;
}

/** This one stream takes the bearer nowhere else (docs/protocol/streams.md#14.4). */
export async function openWithQuery(path: string, place: RecordingPlace): Promise<Line> {
  const { bearer = '' } = credentials();
  const query = `?access_token=${encodeURIComponent(bearer)}`;
  return hungUpWithSession(await openLine(origin() + pathText(path, { ...place }) + query));
}

/** No line outlives the session of its user. */
function hungUpWithSession(line: Line): Line {
  const stop = onRevoked(() => line.close());
  void line.ended.then(stop);
  return line;
}
