import { expect, test } from 'vitest';
import { unreadableRow, rowOf } from '#domain/audit/test-rows.ts';
import { recordingOf } from './recording-of.ts';

const start = rowOf({ uid: 's', code: 'T2000I', event: 'session.start', sid: 'one' });
const end = (changed: object) =>
  rowOf({ uid: 'e', code: 'T2004I', event: 'session.end', sid: 'one', interactive: true, ...changed });

test.each([
  ['its end tells', [unreadableRow(), end({}), start], 'ssh'],
  ['of a pod', [end({ kubernetes_cluster: 'shop', proto: 'kube' }), start], 'k8s'],
  ['nobody recorded it', [end({ session_recording: 'off' }), start], undefined],
  ['nobody could watch it', [end({ interactive: false }), start], undefined],
  ['another session ended', [end({ sid: 'two' }), start], undefined],
  ['its end is not loaded', [start], undefined],
  ['a database that can be played', [end({ event: 'db.session.end', db_protocol: 'postgres' })], 'database'],
  ['a database that cannot', [end({ event: 'db.session.end', db_protocol: 'redis' })], undefined],
])('%s', (_, rows, type) => expect(recordingOf('one', rows, ['postgres'])?.type).toBe(type));
