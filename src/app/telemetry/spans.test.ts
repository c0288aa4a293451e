import { expect, test } from 'vitest';
import { tracesPayload } from './spans.ts';

test('creates a span with times in nanoseconds for each request, and marks failed requests', () => {
  const calls = [
    { name: 'GET /v1/webapi/users', startMs: 1_800_000_000_000, endMs: 1_800_000_000_012.5, status: 200 },
    { name: 'PUT /v1/webapi/users', startMs: 1_800_000_000_001, endMs: 1_800_000_000_002, status: 403 },
    { name: 'GET /v1/webapi/roles', startMs: 1_800_000_000_001, endMs: 1_800_000_000_002, status: undefined },
  ];
  const [resourceSpan] = tracesPayload(calls).resourceSpans;
  const [successfulSpan, refusedSpan, unansweredSpan] = resourceSpan?.scopeSpans[0]?.spans ?? [];
  expect(successfulSpan).toMatchObject({
    name: 'GET /v1/webapi/users',
    startTimeUnixNano: '1800000000000000000',
    endTimeUnixNano: '1800000000012500000',
    attributes: [{ key: 'http.status_code', value: { intValue: '200' } }],
    status: {},
  });
  expect(successfulSpan?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(successfulSpan?.spanId).toMatch(/^[0-9a-f]{16}$/);
  expect([refusedSpan?.status, unansweredSpan?.status, unansweredSpan?.attributes]).toEqual([
    { code: 2 },
    { code: 2 },
    [],
  ]);
});
