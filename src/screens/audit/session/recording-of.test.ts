import { expect, test } from 'vitest';
import { unreadableRow, rowOf } from '#domain/audit/test-rows.ts';
import { recordingOf } from './recording-of.ts';

const SESSION_START = rowOf({ uid: 's', code: 'T2000I', event: 'session.start', sid: 'one' });
const endRow = (changed: object) =>
  rowOf({ uid: 'e', code: 'T2004I', event: 'session.end', sid: 'one', interactive: true, ...changed });

test.each([
  ['its end tells', [unreadableRow(), endRow({}), SESSION_START], 'ssh'],
  ['of a pod', [endRow({ kubernetes_cluster: 'shop', proto: 'kube' }), SESSION_START], 'k8s'],
  ['nobody recorded it', [endRow({ session_recording: 'off' }), SESSION_START], undefined],
  ['nobody could watch it', [endRow({ interactive: false }), SESSION_START], undefined],
  ['another session ended', [endRow({ sid: 'two' }), SESSION_START], undefined],
  ['its end is not loaded', [SESSION_START], undefined],
  ['a database that can be played', [endRow({ event: 'db.session.end', db_protocol: 'postgres' })], 'database'],
  ['a database that cannot', [endRow({ event: 'db.session.end', db_protocol: 'redis' })], undefined],
])('%s', (_, rows, type) => expect(recordingOf('one', rows, ['postgres'])?.type).toBe(type));
