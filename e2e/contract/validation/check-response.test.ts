import { describe, expect, test } from 'vitest';
import type { Operation } from '#fixtures/contract/operations.ts';
import { isFailure, mergeFindings, notCalled, type Finding, type CheckResult } from './findings.ts';
import { checkResponse, mayBeMissing, verdictOfRefusal } from './check-response.ts';
import { formatJunit, formatFinding, formatSummary } from './report.ts';

const LOCKS = 'GET /v1/webapi/sites/{cluster}/locks';
const NEWER_OPERATION = 'GET /v1/webapi/sites/{cluster}/resources';
const OLDER_OPERATION = 'GET /v1/webapi/sites/{cluster}/apps';
const BINARY_OPERATION = 'GET /v1/webapi/sites/{cluster}/sessions/{sid}/stream';

const jsonResponse = (status: number, body: unknown) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const textResponse = (status: number, body: string) => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});
const errorResponse = (status: number, message = 'no') => jsonResponse(status, { error: { message } });
const UNKNOWN_ROUTE_RESPONSE = textResponse(404, '404 page not found\n');

const resultOf = (
  operation: Operation,
  response: ReturnType<typeof jsonResponse>,
  major: number,
): CheckResult['result'] => checkResponse(operation, response, major).result.result;

describe('operations that the proxy lacks', () => {
  test.each<[Operation, number, string]>([
    [NEWER_OPERATION, 14, 'not there'],
    [NEWER_OPERATION, 16, 'not there'],
    [NEWER_OPERATION, 18, 'differs'],
    [OLDER_OPERATION, 14, 'differs'],
    [OLDER_OPERATION, 16, 'not there'],
    [OLDER_OPERATION, 18, 'not there'],
    [LOCKS, 14, 'differs'],
  ])('a response "page not found" for %s on %i.x has the result "%s"', (operation, major, expectedResult) => {
    expect(resultOf(operation, UNKNOWN_ROUTE_RESPONSE, major)).toBe(expectedResult);
  });

  test.each([
    [404, 18],
    [501, 18],
  ])('status %i as a JSON error fails on %i.x, which has the operation, but not on 14.x', (status, major) => {
    expect(resultOf(NEWER_OPERATION, errorResponse(status), major)).toBe('failed');
    expect(resultOf(NEWER_OPERATION, errorResponse(status), 14)).toBe('not there');
  });

  test('may also be missing in versions between those that the contract describes', () => {
    expect([14, 15, 17, 18].map((major) => mayBeMissing({ since: 18 }, major))).toEqual([true, true, true, false]);
    expect([12, 14, 15, 18].map((major) => mayBeMissing({ until: 14 }, major))).toEqual([false, false, true, true]);
    expect(mayBeMissing({}, 14)).toBe(false);
  });
});

describe('refusals', () => {
  test('with status 403 are permission errors only in the standard JSON form', () => {
    expect(resultOf(LOCKS, errorResponse(403, 'access denied'), 14)).toBe('forbidden');
    expect(resultOf(LOCKS, jsonResponse(403, { message: 'no' }), 14)).toBe('differs');
    expect(resultOf(LOCKS, textResponse(403, 'Forbidden'), 14)).toBe('differs');
    expect(resultOf(LOCKS, jsonResponse(403, []), 14)).toBe('differs');
  });

  test('in plain text are permission errors on routes that the contract describes so', () => {
    expect(resultOf(BINARY_OPERATION, textResponse(403, 'access denied'), 14)).toBe('forbidden');
    expect(resultOf(BINARY_OPERATION, textResponse(500, 'boom'), 14)).toBe('failed');
  });

  test('with another status fail, unless the contract lists the status', () => {
    for (const status of [400, 409, 412, 429, 500, 504])
      expect(resultOf(LOCKS, errorResponse(status), 14)).toBe('failed');
    expect(resultOf('GET /v1/webapi/sites/{cluster}/sessionthumbnail/{sid}', errorResponse(404), 18)).toBe('holds');
    expect(resultOf('POST /v1/webapi/sites/{cluster}/sign/db', errorResponse(400), 14)).toBe('holds');
  });

  test('of streams follow the same rules, but have no verdict if they are in another form', () => {
    const resultOfRefusal = (response: ReturnType<typeof jsonResponse>, versions: object, major: number) =>
      verdictOfRefusal(response, versions, major)?.result.result;
    expect(resultOfRefusal(UNKNOWN_ROUTE_RESPONSE, { since: 18 }, 14)).toBe('not there');
    expect(resultOfRefusal(UNKNOWN_ROUTE_RESPONSE, { since: 18 }, 18)).toBeUndefined();
    expect(resultOfRefusal(errorResponse(403), {}, 14)).toBe('forbidden');
    expect(resultOfRefusal(textResponse(403, 'Forbidden'), {}, 14)).toBeUndefined();
  });
});

describe('unknown values and fields', () => {
  const databasePage = (item: object) =>
    jsonResponse(200, {
      items: [{ name: 'a', desc: '', protocol: 'postgres', labels: [], hostname: 'a', uri: 'a:1', ...item }],
      startKey: '',
      totalCount: 0,
    });
  const DATABASES = 'GET /v1/webapi/sites/{cluster}/databases';

  test('are listed in the verdict, which still passes', () => {
    expect(checkResponse(DATABASES, databasePage({ type: 'moon', colour: 'red' }), 18)).toEqual({
      result: { result: 'holds' },
      unknownFields: ['/items/0/colour'],
      unknownValues: ['/items/0/type: "moon"'],
    });
  });

  test('do not hide a value of the wrong type', () => {
    expect(checkResponse(DATABASES, databasePage({ type: 7 }), 18).result.result).toBe('differs');
  });
});

describe('the report', () => {
  const finding = (name: string, result: CheckResult, overrides: Partial<Finding> = {}): Finding => ({
    name,
    result,
    unknownFields: [],
    unknownValues: [],
    ms: 12,
    ...overrides,
  });
  const differs: CheckResult = {
    result: 'differs',
    faults: [{ kind: 'differs', path: '/0', expected: '<a>', found: '"b"' }],
  };

  test('merges findings of the same name: keeps all failures, or else the best result with all unknown fields', () => {
    const all = [
      notCalled('a', 'nothing'),
      finding('a', { result: 'holds' }, { unknownFields: ['/x'] }),
      finding('a', { result: 'holds' }, { unknownFields: ['/y', '/x'], unknownValues: ['/z: 1'] }),
      finding('b', { result: 'holds' }),
      finding('b', differs),
      notCalled('c', 'nothing'),
    ];
    expect(mergeFindings(all)).toEqual([
      finding('a', { result: 'holds' }, { unknownFields: ['/x', '/y'], unknownValues: ['/z: 1'] }),
      finding('b', differs),
      notCalled('c', 'nothing'),
    ]);
    expect(mergeFindings(all).filter(isFailure)).toHaveLength(1);
  });

  test('describes differences with path and both values, and failures with their reason', () => {
    expect(formatFinding(finding('GET /a', differs, { unknownFields: ['/x'], unknownValues: ['/y: "z"'] }))).toBe(
      'differs    GET /a\n      /0: expected <a>, found "b"\n      unknown fields: /x\n      unknown values: /y: "z"',
    );
    expect(formatFinding(finding('GET /b', { result: 'failed', message: '500 no' }))).toBe(
      'failed     GET /b (500 no)',
    );
  });

  test('masks tokens that a proxy sent', () => {
    const token = '0123456789abcdef'.repeat(4);
    const faults = [{ kind: 'differs' as const, path: '', expected: 'x', found: `{"token":"${token}"}` }];
    const all = [
      finding('GET /a', { result: 'differs', faults }, { unknownValues: [`/t: ${token}`] }),
      finding('GET /b', { result: 'failed', message: `500 ${token}` }),
      finding('GET /c', { result: 'forbidden', message: token }),
    ];
    const report = [formatJunit(all), ...all.map(formatFinding)].join('');
    expect(report).not.toContain(token);
    expect(report).toContain('<64 hex digits>');
  });

  test('counts differences as JUnit failures, failed calls as errors, and forbidden or missing ones as skipped', () => {
    const all = [
      finding('GET /a', differs),
      finding('GET /b', { result: 'failed', message: 'a "quote" & \u0000' }),
      finding('GET /c', { result: 'forbidden', message: '403' }),
      finding('GET /d', { result: 'holds' }, { unknownValues: ['/y: "z"'] }),
      notCalled('GET /e', 'nothing'),
    ];
    const xml = formatJunit(all);
    expect(xml).toContain('<testsuite name="contract" tests="5" failures="1" errors="1" skipped="2">');
    expect(xml).toContain('<failure message="differs">/0: expected &lt;a&gt;, found &quot;b&quot;</failure>');
    expect(xml).toContain('<error message="a &quot;quote&quot; &amp; \ufffd"/>');
    expect(xml).toContain('<skipped message="not asked: nothing"/>');
    expect(xml).toContain('<system-out>unknown values: /y: &quot;z&quot;</system-out>');
    expect(formatSummary(all)).toBe('1 hold, 2 differ or fail, 1 forbidden, 1 not asked');
  });
});
