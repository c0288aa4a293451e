// What the proxy tells the user; opening it says that all of it was seen (docs/behaviour.md#notifications).
import { cutText, MESSAGE_LENGTH } from '#lib/text/cut.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { $api } from '#api/api.ts';
import { loadByHand } from '#api/list/pace.ts';
import { hideNotification, notificationsOf, showSeen } from '#api/notifications.ts';
import { notificationsIn, unseenIn, type Notification } from '#domain/notifications.ts';
import { stoppedAt } from '#features/list/messages.ts';
import { useEmptyPages } from '#features/list/use-sight.ts';
import { dismissText, WARNING } from '#lib/messages.ts';
import { sanitize, sanitizeLines } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { CLOSE } from '#ui/button/messages.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Answer } from '#ui/feedback/answer.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';
import * as says from './messages.ts';
import * as css from './notifications.css.ts';

interface PanelProps {
  root: string;
  onClose: () => void;
}

export function Panel({ root, onClose }: PanelProps) {
  const notifications = useInfiniteQuery(notificationsOf(root));
  const { list, unreadable, stop, ...told } = notificationsIn(notifications.data?.pages ?? []);
  const { hasNextPage, isFetching, isError, fetchNextPage } = notifications;
  useEmptyPages({ hasNextPage: hasNextPage && !stop, isFetching, isError, fetchNextPage }, list.length === 0);
  // New notifications stay marked while the panel is open, although opening it says that they were seen.
  const [seenBefore, setSeenBefore] = useState<number>();
  if (notifications.data && seenBefore === undefined) setSeenBefore(told.seen);
  useSeen(root, unseenIn({ list, ...told }).newest);
  return (
    <Dialog title={says.NOTIFICATIONS} width="side" onClose={onClose}>
      <div className={css.close}>
        <Button size="small" aria-label={says.CLOSE_NOTIFICATIONS} onClick={onClose}>
          {CLOSE}
        </Button>
      </div>
      <Answer of={notifications} waiting={<Spinner delay="short" />} notLoaded={says.NOT_LOADED}>
        {() =>
          list.length === 0 ? (
            <EmptyState title={hasNextPage ? says.NONE_SO_FAR : says.NONE}>
              {!hasNextPage && says.WILL_APPEAR}
            </EmptyState>
          ) : (
            <ul className={css.list}>
              {list.map((one) => (
                <Item
                  key={one.id}
                  root={root}
                  of={one}
                  isNew={one.at > (seenBefore ?? told.seen)}
                  now={notifications.dataUpdatedAt}
                />
              ))}
            </ul>
          )
        }
      </Answer>
      {unreadable > 0 && <p>{says.unreadable(unreadable)}</p>}
      {stop && <p>{stoppedAt(list.length, stop)}</p>}
      {hasNextPage && (
        <Button
          pending={notifications.isFetchingNextPage}
          onClick={() => void loadByHand(notificationsOf(root).queryKey, fetchNextPage)}
        >
          {says.SHOW_OLDER}
        </Button>
      )}
    </Dialog>
  );
}

/** Tells the proxy up to which one all were seen. What it refuses is told again when the panel is opened again. */
function useSeen(root: string, newest: string | undefined): void {
  const { mutate } = $api.useMutation('put', '/v1/webapi/sites/{cluster}/lastseennotification', {
    onSuccess: (_, { body }) => showSeen(root, body.time),
  });
  useEffect(() => {
    if (newest !== undefined) mutate({ params: { path: { cluster: root } }, body: { time: newest } });
  }, [root, newest, mutate]);
}

/** The button goes by being pressed; the focus goes to the next one, else to the one before it or the way out. */
function leave(button: HTMLElement): void {
  const row = button.closest('li');
  if (row?.contains(document.activeElement) !== true) return;
  const beside = row.nextElementSibling ?? row.previousElementSibling ?? row.closest('dialog');
  beside?.querySelector('button')?.focus();
}

interface ItemProps {
  root: string;
  of: Notification;
  isNew: boolean;
  now: number;
}

const DISMISSED = 2;

function Item({ root, of: { id, title, ...told }, isNew, now }: ItemProps) {
  const dismissing = $api.useMutation('put', '/v1/webapi/sites/{cluster}/notificationstate');
  const dismiss = (button: HTMLElement) =>
    dismissing.mutate(
      { params: { path: { cluster: root } }, body: { notificationId: id, notificationState: DISMISSED } },
      {
        onSuccess: () => {
          leave(button);
          void hideNotification(root, id);
        },
      },
    );
  return (
    <li className={css.item}>
      <div className={css.words}>
        <div className={css.head}>
          <strong>{sanitize(title)}</strong>
          {isNew && <Tag tone="info">{says.NEW}</Tag>}
          {told.isWarning && <Tag tone="warn">{WARNING}</Tag>}
        </div>
        {told.text !== '' && <p className={css.text}>{cutText(sanitizeLines(told.text), MESSAGE_LENGTH)}</p>}
        {told.isRequest && <p className={css.quiet}>{says.REQUESTS_END}</p>}
        <span className={css.quiet}>
          {told.unknownKind !== undefined && `${told.unknownKind} · `}
          {told.labels.map((label) => `${label} · `)}
          <RelativeTime at={told.created} now={now} />
        </span>
        {dismissing.error && (
          <div role="alert">
            <ErrorText error={dismissing.error} />
          </div>
        )}
      </div>
      <IconButton
        label={dismissText(sanitize(title))}
        icon={X}
        size="small"
        pending={dismissing.isPending}
        onClick={({ currentTarget }) => dismiss(currentTarget)}
      />
    </li>
  );
}
