import { expect, test } from 'vitest';
import { failureText, readDiagnosis } from './traces.ts';

test('parses the outcome of every trace, and describes the failed ones', () => {
  const diagnosis = readDiagnosis({
    id: 'one',
    success: false,
    message: 'failed',
    traces: [
      { traceType: 'RBAC_NODE', status: 'SUCCESS', details: 'fine' },
      { traceType: 'CONNECTIVITY', status: 'failed', details: 'no answer', error: 'connection refused' },
      { traceType: 'LATER', status: 'STATUS_UNSPECIFIED' },
    ],
  });
  expect(diagnosis).toEqual({
    isSuccess: false,
    traces: [
      { type: 'RBAC_NODE', outcome: 'passed', details: 'fine', error: '' },
      { type: 'CONNECTIVITY', outcome: 'failed', details: 'no answer', error: 'connection refused' },
      { type: 'LATER', outcome: 'unknown', details: '', error: '' },
    ],
  });
  expect(failureText(diagnosis)).toBe('[CONNECTIVITY] connection refused (no answer)');
});

test.each([undefined, null, 'ok', { success: 'true', traces: 7 }])('%j is parsed as an unsuccessful test', (raw) => {
  expect(readDiagnosis(raw)).toEqual({ isSuccess: false, traces: [] });
});

test.each([null, 7, [], { traceType: 7, status: {} }])('the outcome of the trace %j is unknown', (trace) => {
  expect(readDiagnosis({ traces: [trace] }).traces).toEqual([{ type: '', outcome: 'unknown', details: '', error: '' }]);
});
