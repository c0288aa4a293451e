import { describe, expect, test } from 'vitest';
import type { Operation } from '#fixtures/contract/operations.ts';
import { isBad, merged, notAsked, type Finding, type Outcome } from './findings.ts';
import { judge, mayLack, refusal } from './judge.ts';
import { junit, lineOf, summaryOf } from './report.ts';

const LOCKS = 'GET /v1/webapi/sites/{cluster}/locks';
const NEWER = 'GET /v1/webapi/sites/{cluster}/resources';
const OLDER = 'GET /v1/webapi/sites/{cluster}/apps';
const BYTES = 'GET /v1/webapi/sites/{cluster}/sessions/{sid}/stream';

const json = (status: number, body: unknown) => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const text = (status: number, body: string) => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body,
});
const error = (status: number, message = 'no') => json(status, { error: { message } });
const unknownRoute = text(404, '404 page not found\n');

const outcome = (operation: Operation, answer: ReturnType<typeof json>, major: number): Outcome['is'] =>
  judge(operation, answer, major).outcome.is;

describe('an absence', () => {
  test.each<[Operation, number, string]>([
    [NEWER, 14, 'not there'],
    [NEWER, 16, 'not there'],
    [NEWER, 18, 'differs'],
    [OLDER, 14, 'differs'],
    [OLDER, 16, 'not there'],
    [OLDER, 18, 'not there'],
    [LOCKS, 14, 'differs'],
  ])('of %s counts on %i.x as %s', (operation, major, is) => {
    expect(outcome(operation, unknownRoute, major)).toBe(is);
  });

  test.each([
    [404, 18],
    [501, 18],
  ])('is no excuse where the contract has the operation: %i in the standard form fails', (status, major) => {
    expect(outcome(NEWER, error(status), major)).toBe('failed');
    expect(outcome(NEWER, error(status), 14)).toBe('not there');
  });

  test('is left open between two known versions', () => {
    expect([14, 15, 17, 18].map((major) => mayLack({ since: 18 }, major))).toEqual([true, true, true, false]);
    expect([12, 14, 15, 18].map((major) => mayLack({ until: 14 }, major))).toEqual([false, false, true, true]);
    expect(mayLack({}, 14)).toBe(false);
  });
});

describe('a refusal', () => {
  test('of permission is one only in the standard form', () => {
    expect(outcome(LOCKS, error(403, 'access denied'), 14)).toBe('forbidden');
    expect(outcome(LOCKS, json(403, { message: 'no' }), 14)).toBe('differs');
    expect(outcome(LOCKS, text(403, 'Forbidden'), 14)).toBe('differs');
    expect(outcome(LOCKS, json(403, []), 14)).toBe('differs');
  });

  test('in plain text is as described on the routes that refuse so', () => {
    expect(outcome(BYTES, text(403, 'access denied'), 14)).toBe('forbidden');
    expect(outcome(BYTES, text(500, 'boom'), 14)).toBe('failed');
  });

  test('of another kind fails, unless the contract names its status', () => {
    for (const status of [400, 409, 412, 429, 500, 504]) expect(outcome(LOCKS, error(status), 14)).toBe('failed');
    expect(outcome('GET /v1/webapi/sites/{cluster}/sessionthumbnail/{sid}', error(404), 18)).toBe('holds');
    expect(outcome('POST /v1/webapi/sites/{cluster}/sign/db', error(400), 14)).toBe('holds');
  });

  test('of a stream is judged by the same rules, and every other is left to who asked', () => {
    const is = (answer: ReturnType<typeof json>, span: object, major: number) =>
      refusal(answer, span, major)?.outcome.is;
    expect(is(unknownRoute, { since: 18 }, 14)).toBe('not there');
    expect(is(unknownRoute, { since: 18 }, 18)).toBeUndefined();
    expect(is(error(403), {}, 14)).toBe('forbidden');
    expect(is(text(403, 'Forbidden'), {}, 14)).toBeUndefined();
  });
});

describe('what is new', () => {
  const page = (item: object) =>
    json(200, {
      items: [{ name: 'a', desc: '', protocol: 'postgres', labels: [], hostname: 'a', uri: 'a:1', ...item }],
      startKey: '',
      totalCount: 0,
    });
  const DATABASES = 'GET /v1/webapi/sites/{cluster}/databases';

  test('is noted and holds, be it a value of an open list or a field', () => {
    expect(judge(DATABASES, page({ type: 'moon', colour: 'red' }), 18)).toEqual({
      outcome: { is: 'holds' },
      fields: ['/items/0/colour'],
      values: ['/items/0/type: "moon"'],
    });
  });

  test('does not hide what differs', () => {
    expect(judge(DATABASES, page({ type: 7 }), 18).outcome.is).toBe('differs');
  });
});

describe('a report', () => {
  const finding = (name: string, report: Outcome, more: Partial<Finding> = {}): Finding => ({
    name,
    outcome: report,
    fields: [],
    values: [],
    ms: 12,
    ...more,
  });
  const differs: Outcome = { is: 'differs', faults: [{ kind: 'differs', path: '/0', expected: '<a>', found: '"b"' }] };

  test('has one finding a name: every bad one, or the best with all its news', () => {
    const all = [
      notAsked('a', 'nothing'),
      finding('a', { is: 'holds' }, { fields: ['/x'] }),
      finding('a', { is: 'holds' }, { fields: ['/y', '/x'], values: ['/z: 1'] }),
      finding('b', { is: 'holds' }),
      finding('b', differs),
      notAsked('c', 'nothing'),
    ];
    expect(merged(all)).toEqual([
      finding('a', { is: 'holds' }, { fields: ['/x', '/y'], values: ['/z: 1'] }),
      finding('b', differs),
      notAsked('c', 'nothing'),
    ]);
    expect(merged(all).filter(isBad)).toHaveLength(1);
  });

  test('says of each what became of it, with paths and both values', () => {
    expect(lineOf(finding('GET /a', differs, { fields: ['/x'], values: ['/y: "z"'] }))).toBe(
      'differs    GET /a\n      /0: expected <a>, found "b"\n      unknown fields: /x\n      unknown values: /y: "z"',
    );
    expect(lineOf(finding('GET /b', { is: 'failed', says: '500 no' }))).toBe('failed     GET /b (500 no)');
  });

  test('holds no token that a proxy sent', () => {
    const token = '0123456789abcdef'.repeat(4);
    const faults = [{ kind: 'differs' as const, path: '', expected: 'x', found: `{"token":"${token}"}` }];
    const all = [
      finding('GET /a', { is: 'differs', faults }, { values: [`/t: ${token}`] }),
      finding('GET /b', { is: 'failed', says: `500 ${token}` }),
      finding('GET /c', { is: 'forbidden', says: token }),
    ];
    const report = [junit(all), ...all.map(lineOf)].join('');
    expect(report).not.toContain(token);
    expect(report).toContain('<64 hex digits>');
  });

  test('counts in JUnit what differs as failures, what failed as errors, and the rest as skipped', () => {
    const all = [
      finding('GET /a', differs),
      finding('GET /b', { is: 'failed', says: 'a "quote" & \u0000' }),
      finding('GET /c', { is: 'forbidden', says: '403' }),
      finding('GET /d', { is: 'holds' }, { values: ['/y: "z"'] }),
      notAsked('GET /e', 'nothing'),
    ];
    const xml = junit(all);
    expect(xml).toContain('<testsuite name="contract" tests="5" failures="1" errors="1" skipped="2">');
    expect(xml).toContain('<failure message="differs">/0: expected &lt;a&gt;, found &quot;b&quot;</failure>');
    expect(xml).toContain('<error message="a &quot;quote&quot; &amp; \ufffd"/>');
    expect(xml).toContain('<skipped message="not asked: nothing"/>');
    expect(xml).toContain('<system-out>unknown values: /y: &quot;z&quot;</system-out>');
    expect(summaryOf(all)).toBe('1 hold, 2 differ or fail, 1 forbidden, 1 not asked');
  });
});
