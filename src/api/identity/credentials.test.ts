import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  identify,
  onUnauthorized,
  reportUnauthorized,
  reportUnopenedStream,
  type Unauthorized,
} from './credentials.ts';

let bearer: string | undefined;
let reports: Unauthorized[];
let stop: () => void;

const refused = (path: string, { sent = 'first', method = 'GET' } = {}) =>
  reportUnauthorized({
    method,
    url: `https://proxy.example.com${path}`,
    headers: new Headers({ authorization: `Bearer ${sent}` }),
  });

beforeEach(() => {
  bearer = 'first';
  identify(() => ({ csrf: '', bearer }));
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
    refused(path);
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
  refused(path, { method: 'POST' });
  refused(path);
  expect(reports.map(({ isDoubtful }) => isDoubtful)).toEqual([true, false]);
});

test('a report from before is handed over when a page listens', () => {
  refused('/v1/webapi/users');
  listen();
  expect(reports).toHaveLength(1);
});

test('calls of another session, without a session and of the status are left out', () => {
  listen();
  refused('/v1/webapi/users', { sent: 'earlier' });
  refused('/v1/webapi/user/status');
  bearer = undefined;
  refused('/v1/webapi/users', { sent: 'undefined' });
  reportUnopenedStream();
  expect(reports).toEqual([]);
});

test('a report of an earlier session is not handed over', () => {
  refused('/v1/webapi/users');
  bearer = 'second';
  listen();
  expect(reports).toEqual([]);
});

test('a stream that did not open is doubtful', () => {
  listen();
  reportUnopenedStream();
  expect(reports).toEqual([{ bearer: 'first', isDoubtful: true }]);
});
