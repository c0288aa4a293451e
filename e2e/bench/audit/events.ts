// Events for the benchmarks of the audit log: a thousand bytes each, with the usual kinds.
import type { World } from '#fixtures/model/world.ts';
import { toIsoTime } from '#fixtures/encoding/time-source.ts';
import { uuidFrom } from '#fixtures/encoding/uuid.ts';

const SAMPLE_EVENTS = [
  { code: 'T2000I', event: 'session.start', login: 'deploy' },
  { code: 'T3002I', event: 'exec', login: 'root', command: 'systemctl status nginx --no-pager --lines=50' },
  { code: 'T1000I', event: 'user.login', method: 'local', success: true },
  { code: 'T1000W', event: 'user.login', method: 'local', success: false, error: 'invalid credentials' },
  { code: 'T2004I', event: 'session.end', login: 'deploy', interactive: true, enhanced_recording: false },
  { code: 'TDB02I', event: 'db.session.query', db_service: 'ledger', db_query: 'SELECT id, total FROM invoices' },
  { code: 'T2006I', event: 'session.data', tx: 76_800, rx: 2996 },
  { code: 'T5000I', event: 'access_request.create', roles: ['admin'], state: 'PENDING', reason: 'fix the shop' },
] as const;

const USERS = ['alice', 'bob', 'carol', 'dora', 'erik', 'deploy-bot'];

const EVENT_BYTES = 1000;

/** One event every two seconds, the newest a minute ago. */
function eventAt({ time, settings }: World, index: number) {
  const kind = SAMPLE_EVENTS[index % SAMPLE_EVENTS.length] ?? SAMPLE_EVENTS[0];
  const user = USERS[(index * 7) % USERS.length];
  const event = {
    ...kind,
    ei: 0,
    uid: uuidFrom(`bench event ${index}`),
    time: toIsoTime(time.now() - 60_000 - index * 2000),
    cluster_name: settings.cluster,
    user,
    sid: uuidFrom(`bench session ${index >> 3}`),
    server_hostname: `web-${index % 300}`,
    server_id: uuidFrom(`bench server ${index % 300}`),
    server_labels: { env: 'production', region: 'eu-central-1', role: 'web' },
    'addr.remote': `203.0.113.${index % 250}:50000`,
    'addr.local': '10.0.0.7:3022',
    proto: 'ssh',
    namespace: 'default',
    note: '',
  };
  return { ...event, note: 'x'.repeat(Math.max(0, EVENT_BYTES - JSON.stringify(event).length)) };
}

export const eventsFor = (world: World, count: number) =>
  Array.from({ length: count }, (_, index) => eventAt(world, index));
