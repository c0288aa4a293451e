import { expect, test } from 'vitest';
import { parseNotifications, unseenNotifications } from './notifications.ts';

const one = (id: string, created: string, more: object = {}) => ({ id, title: `About ${id}`, created, ...more });
const page = (notifications: unknown, seen?: unknown) => ({ notifications, userLastSeenNotification: seen });

const OLD = '2026-11-20T10:00:00Z';
const NEW = '2026-11-20T11:00:00.123456789Z';

test('what was created after the time of the last look is new', () => {
  const told = parseNotifications([page([one('b', NEW), one('a', OLD)], OLD)]);
  expect(told.list.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(unseenNotifications(told)).toEqual({ count: 1, newest: NEW });
});

test.each(['0001-01-01T00:00:00Z', 'never', undefined, 7])(
  'with the last visit %j all notifications are new',
  (seen) => {
    expect(unseenNotifications(parseNotifications([page([one('b', NEW), one('a', OLD)], seen)]))).toEqual({
      count: 2,
      newest: NEW,
    });
  },
);

// docs/behaviour.md#notifications "The console skips a malformed notification"
test('what is none is passed over and counted, on every page', () => {
  const told = parseNotifications([
    page([null, 7, { id: 'x' }, one('a', OLD)]),
    page([{ title: 'No ID.' }]),
    page(null),
    7,
  ]);
  expect([told.list.length, told.unreadableCount]).toEqual([1, 4]);
});

// docs/behaviour.md#further-pages "A record that appears again on a later"
test('notifications that come again on a later page are listed once, and the list says that it stopped', () => {
  const again = { ...page([one('b', NEW), one('a', OLD)]), nextKey: 'a' };
  const { list, stopReason: stop } = parseNotifications([again, again]);
  expect([list.map(({ id }) => id), stop]).toEqual([['b', 'a'], 'repeated key']);
});

test('one without a time is shown, and is not new', () => {
  const told = parseNotifications([page([one('a', 'soon')])]);
  expect([told.list.length, unseenNotifications(told)]).toEqual([1, { count: 0, newest: undefined }]);
});

test('its kind says whether it warns or is about an access request', () => {
  const kinds = ['user-created-warning', 'access-request-pending', 'default-informational', 7];
  const { list } = parseNotifications([page(kinds.map((subKind, n) => one(`${n}`, OLD, { subKind })))]);
  expect(list.map(({ isWarning, isAccessRequest: isRequest }) => [isWarning, isRequest])).toEqual([
    [true, false],
    [false, true],
    [false, false],
    [false, false],
  ]);
});

test('labels are shown as text, without unreadable and internal ones', () => {
  const internal = { name: 'teleport.internal/ui-flow', value: 'x' };
  const labels = [{ name: 'request-id', value: 'a\u202E1' }, internal, null, { name: 7 }];
  expect(parseNotifications([page([one('a', OLD, { labels })])]).list[0]?.labels).toEqual(['request-id: aU+202E1']);
});

// docs/behaviour.md#unknown-values "If the console has no description", "It still shows the rest of the record"
test.each([
  ['access-list-review-due', 'About a', ['About a', 'Access list review due (not known here)']],
  ['access-list-review-due', undefined, ['Access list review due', 'Access list review due (not known here)']],
  ['access-request-expired', 'About a', ['About a', 'Access request expired (not known here)']],
  ['user-created-warning', 'About a', ['About a', undefined]],
  ['', 'About a', ['About a', undefined]],
  [7, 'About a', ['About a', undefined]],
])('a notification of the kind %s with the title %s is called %j', (subKind, title, expected) => {
  const [read] = parseNotifications([page([one('a', OLD, { subKind, title })])]).list;
  expect([read?.title, read?.unknownKind]).toEqual(expected);
});
