import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { alertsOf } from '#api/identity/user-context.ts';
import { alertsFor, dismiss, dismissedIn, type Alert } from '#domain/alerts.ts';
import type { PageContext } from '#domain/page-context.ts';
import { storageKeys } from '#domain/session/record.ts';
import { dismissText } from '#lib/messages.ts';
import { jsonOf } from '#lib/read.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { textWidth } from '#ui/table/text-width.ts';
import { useWidth } from '#ui/table/use-width.ts';
import { ALERTS, more, moreAlerts, SHOW_LESS, SHOW_MORE } from '#app/messages.ts';
import * as css from './alerts.css.ts';
import { localStore } from '#lib/browser/storage.ts';

const stored = () => dismissedIn(jsonOf(localStore.read(storageKeys.alerts) ?? ''));

function hide(id: string): ReturnType<typeof dismiss> {
  const dismissed = dismiss(stored(), id, Date.now());
  localStore.writeIfRoom(storageKeys.alerts, JSON.stringify(dismissed));
  return dismissed;
}

/** What the cluster has to say, above every page. Ones that come after a page was drawn wait for the next: nothing moves. */
export function Alerts({ context }: { context: Pick<PageContext, 'cluster' | 'config'> }) {
  const { pathname } = useLocation();
  return <OnPage key={pathname} context={context} />;
}

/** As much of it as names a button. */
const LONG = 240;

function OnPage({ context: { cluster, config } }: Parameters<typeof Alerts>[0]) {
  // Without them there is nothing to say, and why is of no use to anyone who works here (docs/protocol/resources.md#4.6).
  const { data, dataUpdatedAt } = useQuery(alertsOf(cluster));
  const [isInTime] = useState(data !== undefined);
  const [isWhole, setWhole] = useState(false);
  const [dismissed, setDismissed] = useState(stored);
  if (!isInTime) return null;
  const alerts = alertsFor(data, { now: dataUpdatedAt, dismissed, isDashboard: config.isDashboard });
  const [first, ...others] = alerts;
  if (first === undefined) return null;
  const notice = (alert: Alert) => ({
    of: alert,
    onDismiss: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      keepFocus(currentTarget, () => setDismissed(hide(alert.id))),
  });
  return (
    <section className={css.alerts} aria-label={ALERTS}>
      <First {...notice(first)} others={others.length} isWhole={isWhole} onFold={() => setWhole(!isWhole)} />
      {isWhole && others.map((alert) => <Notice key={alert.id} {...notice(alert)} />)}
    </section>
  );
}

interface FirstProps extends NoticeProps {
  others: number;
  isWhole: boolean;
  onFold: () => void;
}

/** The gravest, in one line until it is unfolded, as the others are with it: three bars would push a phone's list away. */
function First({ others, isWhole, onFold, ...notice }: FirstProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const { message, link } = notice.of;
  const isCut = width !== undefined && textWidth(message, 'plain') + (link ? LINK_SIGN : 0) > width;
  const fold = (others > 0 || isCut) && (
    <Button
      size="small"
      variant="quiet"
      aria-label={!isWhole && others > 0 ? moreAlerts(others) : undefined}
      aria-expanded={isWhole}
      onClick={onFold}
    >
      {isWhole ? SHOW_LESS : others > 0 ? more(others) : SHOW_MORE}
    </Button>
  );
  return <Notice {...notice} fold={fold} isLine={!isWhole} wordsRef={ref} />;
}

/** The sign of another site, with its gap. */
const LINK_SIGN = 22;

/** The button goes by being pressed; the focus goes to what has taken its place, else to the page. */
function keepFocus(button: HTMLElement, change: () => void): void {
  const region = button.closest('section');
  const buttons = () => [...(region?.isConnected ? region.querySelectorAll('button') : [])];
  const index = buttons().findIndex((one) => one === button);
  flushSync(change);
  const left = buttons();
  (left[index] ?? left.at(-1) ?? document.getElementById('content'))?.focus({ preventScroll: true });
}

interface NoticeProps {
  of: Alert;
  onDismiss: (event: MouseEvent<HTMLElement>) => void;
}

interface FoldedProps extends NoticeProps {
  fold?: ReactNode;
  isLine?: boolean;
  wordsRef?: Ref<HTMLDivElement>;
}

function Notice({ of: alert, onDismiss, fold, isLine, wordsRef }: FoldedProps) {
  return (
    <Banner
      tone={alert.tone}
      isLine={isLine ?? false}
      {...(wordsRef && { wordsRef })}
      action={
        <span className={css.actions}>
          {fold}
          <IconButton label={dismissText(start(alert.message))} icon={X} size="small" onClick={onDismiss} />
        </span>
      }
    >
      <Whole of={alert} />
    </Banner>
  );
}

function start(message: string): string {
  // Half a surrogate pair at the cut is no mark.
  return message.length > LONG ? `${message.slice(0, LONG).replace(/\p{Cs}$/u, '')}…` : message;
}

function Whole({ of: { id, message, link } }: { of: Alert }) {
  const capture = $api.useMutation('post', '/v1/webapi/capture');
  if (link === undefined) return message;
  const onClick = () => capture.mutate({ body: { event: 'tp.ui.banner.click', alert: id } });
  return (
    <ExternalLink to={link} onClick={onClick}>
      {message}
    </ExternalLink>
  );
}
