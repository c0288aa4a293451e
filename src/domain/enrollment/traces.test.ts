import { expect, test } from 'vitest';
import { failureText, readDiagnosis } from './traces.ts';

test('every point is read with its outcome', () => {
  const read = readDiagnosis({
    id: 'one',
    success: false,
    message: 'failed',
    traces: [
      { traceType: 'RBAC_NODE', status: 'SUCCESS', details: 'fine' },
      { traceType: 'CONNECTIVITY', status: 'failed', details: 'no answer', error: 'connection refused' },
      { traceType: 'LATER', status: 'STATUS_UNSPECIFIED' },
    ],
  });
  expect(read).toEqual({
    isSuccess: false,
    traces: [
      { type: 'RBAC_NODE', outcome: 'passed', details: 'fine', error: '' },
      { type: 'CONNECTIVITY', outcome: 'failed', details: 'no answer', error: 'connection refused' },
      { type: 'LATER', outcome: 'unknown', details: '', error: '' },
    ],
  });
  expect(failureText(read)).toBe('[CONNECTIVITY] connection refused (no answer)');
});

test.each([undefined, null, 'ok', { success: 'true', traces: 7 }])('%j is a test that did not succeed', (raw) => {
  expect(readDiagnosis(raw)).toEqual({ isSuccess: false, traces: [] });
});

test.each([null, 7, [], { traceType: 7, status: {} }])('of a point like %j nothing is known', (trace) => {
  expect(readDiagnosis({ traces: [trace] }).traces).toEqual([{ type: '', outcome: 'unknown', details: '', error: '' }]);
});
