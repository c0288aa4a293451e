import { expect, test } from 'vitest';
import { unreadableRow, rowOf } from '#domain/audit/test-rows.ts';
import { recordingOf } from './recording-of.ts';

const SESSION_START = rowOf({ uid: 's', code: 'T2000I', event: 'session.start', sid: 'one' });
const endRow = (changes: object) =>
  rowOf({ uid: 'e', code: 'T2004I', event: 'session.end', sid: 'one', interactive: true, ...changes });

test.each([
  ['finds the recording of an SSH session', [unreadableRow(), endRow({}), SESSION_START], 'ssh'],
  [
    'finds the recording of a pod session',
    [endRow({ kubernetes_cluster: 'shop', proto: 'kube' }), SESSION_START],
    'k8s',
  ],
  ['finds no recording if recording was off', [endRow({ session_recording: 'off' }), SESSION_START], undefined],
  ['finds no recording of a session without a terminal', [endRow({ interactive: false }), SESSION_START], undefined],
  ['finds no recording if another session ended', [endRow({ sid: 'two' }), SESSION_START], undefined],
  ['finds no recording if the end of the session is not loaded', [SESSION_START], undefined],
  [
    'finds the recording of a database with a player',
    [endRow({ event: 'db.session.end', db_protocol: 'postgres' })],
    'database',
  ],
  [
    'finds no recording of a database without a player',
    [endRow({ event: 'db.session.end', db_protocol: 'redis' })],
    undefined,
  ],
])('%s', (_, rows, type) => expect(recordingOf('one', rows, ['postgres'])?.type).toBe(type));
