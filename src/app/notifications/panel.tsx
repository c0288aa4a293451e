// The alerts of the cluster and the user's notifications. Opening the panel marks all of them as seen (docs/behaviour.md#notifications).
import { truncate, MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { $api } from '#api/api.ts';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { alertsOf } from '#api/identity/user-context.ts';
import { ALERTS } from '#app/messages.ts';
import { visibleAlerts } from '#domain/alerts.ts';
import type { PageContext } from '#domain/page-context.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { AlertMessage } from './alert-message.tsx';
import { loadNextPage } from '#api/list/list-throttle.ts';
import { hideNotification, notificationsOf, markNotificationsSeen } from '#api/notifications.ts';
import { parseNotifications, unseenNotifications, type UserNotification } from '#domain/notifications.ts';
import { stoppedMessage } from '#features/list/messages.ts';
import { useEmptyPages } from '#features/list/use-visible-range.ts';
import { dismissLabel, WARNING } from '#lib/messages.ts';
import { sanitize, sanitizeLines } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';
import * as messages from './messages.ts';
import * as css from './notifications.css.ts';

interface NotificationPanelProps {
  context: PageContext;
  onClose: () => void;
}

export function NotificationPanel({ context, onClose }: NotificationPanelProps) {
  const hasNotifications = proxyCan(dialectOfContext(context.user), 'notifyUsers');
  return (
    <Dialog
      title={messages.NOTIFICATIONS}
      width="side"
      focusesTitle
      corner={<IconButton label={messages.CLOSE_NOTIFICATIONS} icon={X} size="small" onClick={onClose} />}
      onClose={onClose}
    >
      <AlertList context={context} isAlone={!hasNotifications} />
      {hasNotifications && <NotificationList root={context.root} />}
    </Dialog>
  );
}

const NoNotifications = () => (
  <EmptyState title={messages.NO_NOTIFICATIONS}>{messages.NO_NOTIFICATIONS_DESCRIPTION}</EmptyState>
);

/** All alerts of the cluster, including those that the user has dismissed above the page. */
function AlertList({ context: { cluster, config }, isAlone }: { context: PageContext; isAlone: boolean }) {
  const alerts = useQuery(alertsOf(cluster));
  return (
    <Answer query={alerts} placeholder={<Spinner delay="short" />} errorTitle={messages.ALERTS_NOT_LOADED}>
      {(answer) => {
        const list = visibleAlerts(answer, {
          now: alerts.dataUpdatedAt,
          dismissed: {},
          isDashboard: config.isDashboard,
        });
        if (list.length === 0) return isAlone && <NoNotifications />;
        return (
          <ul className={css.alerts} aria-label={ALERTS}>
            {list.map((alert) => (
              <li key={alert.id}>
                <Banner tone={alert.tone}>
                  <AlertMessage alert={alert} />
                </Banner>
              </li>
            ))}
          </ul>
        );
      }}
    </Answer>
  );
}

function NotificationList({ root }: { root: string }) {
  const notifications = useInfiniteQuery(notificationsOf(root));
  const { list, unreadableCount, stopReason, ...details } = parseNotifications(notifications.data?.pages ?? []);
  const { hasNextPage, isFetching, isError, fetchNextPage } = notifications;
  useEmptyPages({ hasNextPage: hasNextPage && !stopReason, isFetching, isError, fetchNextPage }, list.length === 0);
  // Notifications stay marked as new while the panel is open, although opening it reports them as seen.
  const [lastSeenAtOpening, setLastSeenAtOpening] = useState<number>();
  if (notifications.data && lastSeenAtOpening === undefined) setLastSeenAtOpening(details.lastSeenMs);
  useMarkSeen(root, unseenNotifications({ list, ...details }).newest);
  return (
    <>
      <Answer
        query={notifications}
        placeholder={<Spinner delay="short" />}
        errorTitle={messages.NOTIFICATIONS_NOT_LOADED}
      >
        {() =>
          list.length > 0 ? (
            <ul className={css.list}>
              {list.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  root={root}
                  notification={notification}
                  isNew={notification.createdMs > (lastSeenAtOpening ?? details.lastSeenMs)}
                  now={notifications.dataUpdatedAt}
                />
              ))}
            </ul>
          ) : hasNextPage ? (
            <EmptyState title={messages.NO_NOTIFICATIONS_SO_FAR} />
          ) : (
            <NoNotifications />
          )
        }
      </Answer>
      {unreadableCount > 0 && <p>{messages.unreadableNotifications(unreadableCount)}</p>}
      {stopReason && <p>{stoppedMessage(list.length, stopReason)}</p>}
      {hasNextPage && (
        <Button
          pending={notifications.isFetchingNextPage}
          onClick={() => void loadNextPage(notificationsOf(root).queryKey, fetchNextPage)}
        >
          {messages.SHOW_OLDER}
        </Button>
      )}
    </>
  );
}

/** Reports to the proxy that the newest notification was seen. Repeats a failed report when the panel next opens. */
function useMarkSeen(root: string, newest: string | undefined): void {
  const { mutate } = $api.useMutation('put', '/v1/webapi/sites/{cluster}/lastseennotification', {
    onSuccess: (_, { body }) => markNotificationsSeen(root, body.time),
  });
  useEffect(() => {
    if (newest !== undefined) mutate({ params: { path: { cluster: root } }, body: { time: newest } });
  }, [root, newest, mutate]);
}

/** Moves the focus to the next or the previous notification, or to the close button, because the row disappears. */
function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  if (row?.contains(document.activeElement) !== true) return;
  const neighbour = row.nextElementSibling ?? row.previousElementSibling ?? row.closest('dialog');
  neighbour?.querySelector('button')?.focus();
}

interface NotificationItemProps {
  root: string;
  notification: UserNotification;
  isNew: boolean;
  now: number;
}

const DISMISSED_STATE = 2;

function NotificationItem({ root, notification: { id, title, ...details }, isNew, now }: NotificationItemProps) {
  const dismissing = $api.useMutation('put', '/v1/webapi/sites/{cluster}/notificationstate');
  const dismiss = (button: HTMLElement) =>
    dismissing.mutate(
      { params: { path: { cluster: root } }, body: { notificationId: id, notificationState: DISMISSED_STATE } },
      {
        onSuccess: () => {
          focusNeighbour(button);
          void hideNotification(root, id);
        },
      },
    );
  return (
    <li className={css.item}>
      <div className={css.words}>
        <div className={css.head}>
          <strong>{sanitize(title)}</strong>
          {isNew && <Tag tone="info">{messages.NEW_TAG}</Tag>}
          {details.isWarning && <Tag tone="warn">{WARNING}</Tag>}
        </div>
        {details.text !== '' && <p className={css.text}>{truncate(sanitizeLines(details.text), MAX_MESSAGE_LENGTH)}</p>}
        {details.isAccessRequest && <p className={css.quiet}>{messages.ACCESS_REQUESTS_NOT_SUPPORTED}</p>}
        <span className={css.quiet}>
          {details.unknownKind !== undefined && `${details.unknownKind} · `}
          {details.labels.map((label) => `${label} · `)}
          <RelativeTime time={details.created} now={now} />
        </span>
        {dismissing.error && (
          <div role="alert">
            <ErrorText error={dismissing.error} />
          </div>
        )}
      </div>
      <IconButton
        label={dismissLabel(sanitize(title))}
        icon={X}
        size="small"
        pending={dismissing.isPending}
        onClick={({ currentTarget }) => dismiss(currentTarget)}
      />
    </li>
  );
}
