import { expect, test } from 'vitest';
import { parseRecordingRow } from './recording-row.ts';
import { recordingRows, type RecordingFilter } from './recording-rows.ts';

const MINUTE_MS = 60_000;
const START_MS = Date.parse('2030-01-02T03:00:00Z');
const timeAt = (minutes: number): string => new Date(START_MS + minutes * MINUTE_MS).toISOString();

const sessionEnd = (sid: string, options: { ended: number; lasts?: number } & Record<string, unknown>) => {
  const { ended, lasts, ...fields } = options;
  const times = lasts === undefined ? {} : { session_start: timeAt(ended - lasts), session_stop: timeAt(ended) };
  return {
    event: 'session.end',
    sid,
    time: timeAt(ended),
    interactive: true,
    participants: ['ada'],
    ...times,
    ...fields,
  };
};

const ROWS = [
  sessionEnd('s1', { ended: 10, lasts: 5, server_hostname: 'web-10', server_labels: { env: 'prod' } }),
  sessionEnd('s2', { ended: 30, lasts: 29, server_hostname: 'web-2', participants: ['bob', 'ada'] }),
  sessionEnd('s3', { ended: 20, server_hostname: 'db-1', session_recording: 'off', interactive: false }),
  sessionEnd('s4', { ended: 40, lasts: 1, event: 'windows.desktop.session.end', desktop_name: 'pc-4', user: 'eve' }),
  { unreadable: true },
].map(parseRecordingRow);

const NO_FILTER: RecordingFilter = {
  text: '',
  types: [],
  users: [],
  resources: [],
  environments: [],
  modes: [],
  lengths: [],
};
const sidsFor = (filter: Partial<RecordingFilter>, sort = 'end:desc') => {
  const [field = '', dir] = sort.split(':');
  return recordingRows(ROWS, {
    filter: { ...NO_FILTER, ...filter },
    order: { field, dir: dir === 'asc' ? 'asc' : 'desc' },
    protocols: [],
    environmentLabel: undefined,
  }).map((row) => (row.ok ? row.sid : 'unreadable'));
};

// docs/behaviour.md#recordings "The newest recording comes first"
test.each<[string, string[]]>([
  ['end:desc', ['s4', 's2', 's3', 's1', 'unreadable']],
  ['end:asc', ['s1', 's3', 's2', 's4', 'unreadable']],
  ['start:asc', ['s3', 's2', 's1', 's4', 'unreadable']],
  ['duration:desc', ['s2', 's1', 's4', 's3', 'unreadable']],
  ['name:asc', ['s3', 's4', 's2', 's1', 'unreadable']],
  ['users:asc', ['s3', 's1', 's2', 's4', 'unreadable']],
  ['type:asc', ['s4', 's2', 's3', 's1', 'unreadable']],
  ['unknown:asc', ['s1', 's3', 's2', 's4', 'unreadable']],
])('sorted by %s, the recordings are %j', (sort, sids) => expect(sidsFor({}, sort)).toEqual(sids));

test.each<[Partial<RecordingFilter>, string[]]>([
  [{ text: 'WEB' }, ['s2', 's1']],
  [{ text: 'web 29' }, ['s2']],
  [{ text: 'minutes' }, ['s2', 's1']],
  [{ text: 'recording disabled' }, ['s4', 's3']],
  [{ text: 'play bob' }, ['s2']],
  [{ text: 's3' }, ['s3']],
  [{ types: ['desktop'] }, ['s4']],
  [{ environments: ['prod'] }, ['s1']],
  [{ modes: ['command'] }, ['s3']],
  [{ modes: ['interactive'] }, ['s4', 's2', 's1']],
  [{ modes: ['interactive', 'command'] }, ['s4', 's2', 's3', 's1']],
  [{ lengths: ['under-10-minutes'] }, ['s4', 's1']],
  [{ lengths: ['under-1-minute', 'under-1-hour'] }, ['s2']],
  [{ users: ['bob'] }, ['s2']],
  [{ users: ['bob', 'eve'] }, ['s4', 's2']],
  [{ resources: ['web-10', 'db-1'] }, ['s3', 's1']],
  [{ types: ['ssh'], users: ['eve'] }, []],
])('filtered by %j, the recordings are %j', (filter, sids) => expect(sidsFor(filter)).toEqual(sids));
