import { expect, test } from 'vitest';
import { parseNotifications, unseenNotifications } from './notifications.ts';

const notification = (id: string, created: string, fields: object = {}) => ({
  id,
  title: `About ${id}`,
  created,
  ...fields,
});
const page = (notifications: unknown, lastSeen?: unknown) => ({ notifications, userLastSeenNotification: lastSeen });

const OLD = '2026-11-20T10:00:00Z';
const NEW = '2026-11-20T11:00:00.123456789Z';

test('notifications created after the last visit are new', () => {
  const parsed = parseNotifications([page([notification('b', NEW), notification('a', OLD)], OLD)]);
  expect(parsed.list.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(unseenNotifications(parsed)).toEqual({ count: 1, newest: NEW });
});

test.each(['0001-01-01T00:00:00Z', 'never', undefined, 7])(
  'with the last visit %j all notifications are new',
  (lastSeen) => {
    expect(
      unseenNotifications(parseNotifications([page([notification('b', NEW), notification('a', OLD)], lastSeen)])),
    ).toEqual({
      count: 2,
      newest: NEW,
    });
  },
);

// docs/behaviour.md#notifications "The console skips a malformed notification"
test('skips and counts unreadable records on every page', () => {
  const parsed = parseNotifications([
    page([null, 7, { id: 'x' }, notification('a', OLD)]),
    page([{ title: 'No ID.' }]),
    page(null),
    7,
  ]);
  expect([parsed.list.length, parsed.unreadableCount]).toEqual([1, 4]);
});

// docs/behaviour.md#further-pages "A record that appears again on a later"
test('lists repeated notifications of a later page once, and reports a repeated key', () => {
  const repeatedPage = { ...page([notification('b', NEW), notification('a', OLD)]), nextKey: 'a' };
  const { list, stopReason } = parseNotifications([repeatedPage, repeatedPage]);
  expect([list.map(({ id }) => id), stopReason]).toEqual([['b', 'a'], 'repeated key']);
});

test('shows a notification with an invalid time, but not as new', () => {
  const parsed = parseNotifications([page([notification('a', 'soon')])]);
  expect([parsed.list.length, unseenNotifications(parsed)]).toEqual([1, { count: 0, newest: undefined }]);
});

test('the kind decides whether a notification is a warning or about an access request', () => {
  const kinds = ['user-created-warning', 'access-request-pending', 'default-informational', 7];
  const { list } = parseNotifications([page(kinds.map((subKind, n) => notification(`${n}`, OLD, { subKind })))]);
  expect(list.map(({ isWarning, isAccessRequest }) => [isWarning, isAccessRequest])).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [false, false],
  ]);
});

test('shows labels as text, without unreadable and internal labels', () => {
  const internal = { name: 'teleport.internal/ui-flow', value: 'x' };
  const labels = [{ name: 'request-id', value: 'a\u202E1' }, internal, null, { name: 7 }];
  expect(parseNotifications([page([notification('a', OLD, { labels })])]).list[0]?.labels).toEqual([
    'request-id: aU+202E1',
  ]);
});

// docs/behaviour.md#unknown-values "If the console has no description", "It still shows the rest of the record"
test.each([
  ['access-list-review-due', 'About a', ['About a', 'Access list review due (not known here)']],
  ['access-list-review-due', undefined, ['Access list review due', 'Access list review due (not known here)']],
  ['access-request-expired', 'About a', ['About a', 'Access request expired (not known here)']],
  ['user-created-warning', 'About a', ['About a', undefined]],
  ['', 'About a', ['About a', undefined]],
  [7, 'About a', ['About a', undefined]],
])('a notification of the kind %s with the title %s has the title and unknown kind %j', (subKind, title, expected) => {
  const [parsed] = parseNotifications([page([notification('a', OLD, { subKind, title })])]).list;
  expect([parsed?.title, parsed?.unknownKind]).toEqual(expected);
});
