import WebSocket from 'ws';
import { decodeEnvelope } from '#fixtures/sockets/envelope.ts';
import type { Client } from './client.ts';
import type { Finding, Outcome } from './findings.ts';
import type { Known } from './known.ts';
import { sessionFaults } from './streams.ts';

const SECONDS = 10_000;

/** The first frame of a stream, or the reason why there was none. */
function firstFrame(client: Client, path: string, hello?: string): Promise<Uint8Array> {
  const url = new URL(path, client.origin);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, {
      rejectUnauthorized: !client.insecure,
      headers: { cookie: client.cookie(), origin: client.origin.origin },
    });
    const timer = setTimeout(() => socket.terminate(), SECONDS);
    socket.on('open', () => hello && socket.send(hello));
    socket.on('message', (data: Buffer, isBinary) => {
      // On 18.x the answer to the token comes first, as text.
      if (!isBinary) return;
      resolve(new Uint8Array(data));
      socket.close(1000);
    });
    socket.on('unexpected-response', (_request, answer) =>
      reject(new Error(`${answer.statusCode} before the upgrade`)),
    );
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      reject(new Error('closed without a frame'));
    });
  });
}

function judge(frame: Uint8Array): Outcome {
  const envelope = decodeEnvelope(frame);
  const differs = (path: string, expected: string, found: string): Outcome => ({
    is: 'differs',
    faults: [{ kind: 'differs', path, expected, found }],
  });
  if (!envelope) return differs('', 'an envelope', 'bytes that are none');
  if (!'slne'.includes(envelope.type)) return differs('/type', 'one of s, l, n, e', envelope.type);
  if (envelope.type !== 's') return { is: 'holds' };
  const faults = sessionFaults(envelope.payload);
  return faults.length > 0 ? { is: 'differs', faults } : { is: 'holds' };
}

/** Opens a terminal on the first server found and looks at what it says first (facts/streams.md 3.2, 3.3). */
export async function sockets(client: Client, { known, major }: { known: Known; major: number }): Promise<Finding[]> {
  const name = 'terminal stream';
  const began = performance.now();
  const [cluster, server, login] = ['cluster', 'server', 'login'].map((key) => known.get(key));
  const done = (outcome: Outcome): Finding[] => [{ name, outcome, unknown: [], ms: performance.now() - began }];
  if (!cluster || !server || !login) return done({ is: 'not there', says: 'no server with a login found' });
  const params = encodeURIComponent(JSON.stringify({ login, server_id: server, term: { h: 25, w: 80 } }));
  const base = `/v1/webapi/sites/${encodeURIComponent(cluster)}/connect`;
  const old = major < 18;
  const path = old ? `${base}?access_token=${client.bearer()}&params=${params}` : `${base}/ws?params=${params}`;
  try {
    return done(judge(await firstFrame(client, path, old ? undefined : JSON.stringify({ token: client.bearer() }))));
  } catch (error) {
    return done({ is: 'failed', says: error instanceof Error ? error.message : String(error) });
  }
}
