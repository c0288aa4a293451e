import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  setCredentialsReader,
  onUnauthorized,
  reportUnauthorized,
  reportUnopenedStream,
  type UnauthorizedReport,
} from './credentials.ts';

let bearer: string | undefined;
let reports: UnauthorizedReport[];
let unsubscribe: () => void;

const reportRefusal = (path: string, { sent = 'first', method = 'GET' } = {}) =>
  reportUnauthorized({
    method,
    url: `https://proxy.example.com${path}`,
    headers: new Headers({ authorization: `Bearer ${sent}` }),
  });

beforeEach(() => {
  bearer = 'first';
  setCredentialsReader(() => ({ csrf: '', bearer }));
  reports = [];
  unsubscribe = () => {};
});
afterEach(() => unsubscribe());

const listen = () => (unsubscribe = onUnauthorized((report) => reports.push(report)));

// docs/behaviour.md#session "If a request is refused with 401", "The user then signs in again in a dialog"
test.each(['/v1/webapi/sites/one/nodes', '/v1/webapi/users', '/v1/webapi/roles/mfa', '/v2/webapi/users'])(
  'reports a 401 of %s',
  (path) => {
    listen();
    reportRefusal(path);
    expect(reports).toEqual([{ bearer: 'first', isDoubtful: false }]);
  },
);

// docs/behaviour.md#session "Such a refusal of a password, a code"
test.each([
  '/v1/webapi/mfa/login/finishsession',
  '/v1/webapi/mfa/authenticatechallenge/password',
  '/v1/webapi/mfa/devices',
  '/v1/webapi/sessions/web',
  '/v1/webapi/users/password',
  '/v1/webapi/users/password/token',
  '/v1/webapi/users/privilege/token',
  '/v1/webapi/headless/1',
])('reports a 401 to a write to %s as doubtful, and a 401 to a read as certain', (path) => {
  listen();
  reportRefusal(path, { method: 'POST' });
  reportRefusal(path);
  expect(reports.map(({ isDoubtful }) => isDoubtful)).toEqual([true, false]);
});

test('passes an earlier report to a new listener', () => {
  reportRefusal('/v1/webapi/users');
  listen();
  expect(reports).toHaveLength(1);
});

test('ignores calls of another session, calls without a session, and the status poll', () => {
  listen();
  reportRefusal('/v1/webapi/users', { sent: 'earlier' });
  reportRefusal('/v1/webapi/user/status');
  bearer = undefined;
  reportRefusal('/v1/webapi/users', { sent: 'undefined' });
  reportUnopenedStream();
  expect(reports).toEqual([]);
});

test('does not pass on the report of an earlier session', () => {
  reportRefusal('/v1/webapi/users');
  bearer = 'second';
  listen();
  expect(reports).toEqual([]);
});

test('reports an unopened stream as doubtful', () => {
  listen();
  reportUnopenedStream();
  expect(reports).toEqual([{ bearer: 'first', isDoubtful: true }]);
});
