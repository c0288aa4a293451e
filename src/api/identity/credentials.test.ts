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
let stop: () => void;

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
  stop = () => {};
});
afterEach(() => stop());

const listen = () => (stop = onUnauthorized((report) => reports.push(report)));

// docs/behaviour.md#session "A call that is refused with 401"
test.each(['/v1/webapi/sites/one/nodes', '/v1/webapi/users', '/v1/webapi/roles/mfa', '/v2/webapi/users'])(
  'a 401 of %s is reported',
  (path) => {
    listen();
    reportRefusal(path);
    expect(reports).toEqual([{ bearer: 'first', isDoubtful: false }]);
  },
);

// docs/behaviour.md#session "Such a refusal of a password, a code or a security key"
test.each([
  '/v1/webapi/mfa/login/finishsession',
  '/v1/webapi/mfa/authenticatechallenge/password',
  '/v1/webapi/mfa/devices',
  '/v1/webapi/sessions/web',
  '/v1/webapi/users/password',
  '/v1/webapi/users/password/token',
  '/v1/webapi/users/privilege/token',
  '/v1/webapi/headless/1',
])('a 401 to what is sent to %s is doubtful, and one to a read is not', (path) => {
  listen();
  reportRefusal(path, { method: 'POST' });
  reportRefusal(path);
  expect(reports.map(({ isDoubtful }) => isDoubtful)).toEqual([true, false]);
});

test('a report from before is handed over when a page listens', () => {
  reportRefusal('/v1/webapi/users');
  listen();
  expect(reports).toHaveLength(1);
});

test('calls of another session, without a session and of the status are left out', () => {
  listen();
  reportRefusal('/v1/webapi/users', { sent: 'earlier' });
  reportRefusal('/v1/webapi/user/status');
  bearer = undefined;
  reportRefusal('/v1/webapi/users', { sent: 'undefined' });
  reportUnopenedStream();
  expect(reports).toEqual([]);
});

test('a report of an earlier session is not handed over', () => {
  reportRefusal('/v1/webapi/users');
  bearer = 'second';
  listen();
  expect(reports).toEqual([]);
});

test('a stream that did not open is doubtful', () => {
  listen();
  reportUnopenedStream();
  expect(reports).toEqual([{ bearer: 'first', isDoubtful: true }]);
});
