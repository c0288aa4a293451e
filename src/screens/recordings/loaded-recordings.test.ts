import { expect, test } from 'vitest';
import { parseRecordingRow } from '#domain/recording/recording-row.ts';
import { rowsOfPages, timeSpanOf } from './loaded-recordings.ts';

const page = (...uids: string[]) => ({
  rows: uids.map((uid, index) =>
    parseRecordingRow(
      uid === '' ? {} : { event: 'session.end', uid, sid: 's', time: `2030-01-02T00:00:0${uid}Z` },
      index,
    ),
  ),
});

test('removes duplicate sessions of overlapping pages and keeps all unreadable records', () => {
  const rows = rowsOfPages([page('3', '2', ''), page('2', '1', '')]);
  expect(rows.map(({ id }) => id)).toEqual(['3', '2', 'row 2 of page 0', '1', 'row 2 of page 1']);
});

test('computes the time span of readable records only', () => {
  const timeAt = (second: number) => Date.UTC(2030, 0, 2, 0, 0, second);
  expect(timeSpanOf(page('3', '', '1').rows)).toEqual({ from: timeAt(1), to: timeAt(3) });
  expect(timeSpanOf(page('').rows)).toBeUndefined();
});
