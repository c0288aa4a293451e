import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { alertsOf } from '#api/identity/user-context.ts';
import { visibleAlerts, dismiss, parseDismissed, type Alert } from '#domain/alerts.ts';
import type { PageContext } from '#domain/page-context.ts';
import { storageKeys } from '#domain/session/session-record.ts';
import { dismissLabel } from '#lib/messages.ts';
import { parseJson } from '#lib/untrusted.ts';
import { AlertMessage } from '#app/notifications/alert-message.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { textWidth } from '#ui/table/text-width.ts';
import { useWidth } from '#ui/table/use-width.ts';
import { PHONE_LINES } from '#ui/feedback/banner.css.ts';
import { screen } from '#ui/theme/tokens.ts';
import { useMedia } from '#ui/theme/use-media.ts';
import { ALERTS, moreCountLabel, moreAlertsLabel, SHOW_LESS, SHOW_MORE } from '#app/messages.ts';
import * as css from './alerts.css.ts';
import { localStore } from '#lib/browser/storage.ts';

const storedDismissals = () => parseDismissed(parseJson(localStore.read(storageKeys.alerts) ?? ''));

function storeDismissal(id: string): ReturnType<typeof dismiss> {
  const dismissed = dismiss(storedDismissals(), id, Date.now());
  localStore.writeIfRoom(storageKeys.alerts, JSON.stringify(dismissed));
  return dismissed;
}

/**
 * The cluster's alerts, above every page. Alerts that arrive after a page has rendered wait for the next page, so that
 * nothing moves.
 */
export function Alerts({ context }: { context: Pick<PageContext, 'cluster' | 'config'> }) {
  const { pathname } = useLocation();
  return <PageAlerts key={pathname} context={context} />;
}

/** How many characters of an alert's message the label of its Dismiss button contains at most. */
const MAX_LABEL_LENGTH = 240;

function PageAlerts({ context: { cluster, config } }: Parameters<typeof Alerts>[0]) {
  // Alerts that fail to load are not reported, because users cannot fix that (docs/protocol/resources.md#4.6).
  const { data, dataUpdatedAt } = useQuery(alertsOf(cluster));
  const [hasLoadedInTime] = useState(data !== undefined);
  const [isExpanded, setExpanded] = useState(false);
  const [dismissed, setDismissed] = useState(storedDismissals);
  if (!hasLoadedInTime) return null;
  const alerts = visibleAlerts(data, { now: dataUpdatedAt, dismissed, isDashboard: config.isDashboard });
  const [firstAlert, ...otherAlerts] = alerts;
  if (firstAlert === undefined) return null;
  const alertProps = (alert: Alert) => ({
    alert,
    onDismiss: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      restoreFocusAfter(currentTarget, () => setDismissed(storeDismissal(alert.id))),
  });
  return (
    <section className={css.alerts} aria-label={ALERTS}>
      <FirstAlert
        {...alertProps(firstAlert)}
        otherCount={otherAlerts.length}
        isExpanded={isExpanded}
        onToggle={() => setExpanded(!isExpanded)}
      />
      {isExpanded && otherAlerts.map((alert) => <AlertBanner key={alert.id} {...alertProps(alert)} />)}
    </section>
  );
}

interface FirstAlertProps extends AlertProps {
  otherCount: number;
  isExpanded: boolean;
  onToggle: () => void;
}

/**
 * The most severe alert, in one line until it is expanded, on phones in a few. Bars for all alerts would push the list
 * off a phone's screen.
 */
function FirstAlert({ otherCount, isExpanded, onToggle, ...notice }: FirstAlertProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const { message, link } = notice.alert;
  const lineCount = useMedia(screen.phone) ? PHONE_LINES * WRAPPED_LINE_USE : 1;
  const isTruncated =
    width !== undefined && textWidth(message, 'plain') + (link ? LINK_ICON_WIDTH : 0) > width * lineCount;
  const toggleButton = (otherCount > 0 || isTruncated) && (
    <Button
      size="small"
      variant="quiet"
      aria-label={!isExpanded && otherCount > 0 ? moreAlertsLabel(otherCount) : undefined}
      aria-expanded={isExpanded}
      onClick={onToggle}
    >
      {isExpanded ? SHOW_LESS : otherCount > 0 ? moreCountLabel(otherCount) : SHOW_MORE}
    </Button>
  );
  return <AlertBanner {...notice} toggleButton={toggleButton} isShort={!isExpanded} textRef={ref} />;
}

/** How much of a line wrapped text fills at least. */
const WRAPPED_LINE_USE = 0.75;

/** The width of the external link icon with its gap, in pixels. */
const LINK_ICON_WIDTH = 22;

/**
 * Makes a change that removes the button, and moves the focus to the next alert. If there is no next alert, the focus
 * moves to the last alert or to the page.
 */
function restoreFocusAfter(button: HTMLElement, change: () => void): void {
  const region = button.closest('section');
  const buttons = () => [...(region?.isConnected ? region.querySelectorAll('button') : [])];
  const index = buttons().findIndex((candidate) => candidate === button);
  flushSync(change);
  const remainingButtons = buttons();
  (remainingButtons[index] ?? remainingButtons.at(-1) ?? document.getElementById('content'))?.focus({
    preventScroll: true,
  });
}

interface AlertProps {
  alert: Alert;
  onDismiss: (event: MouseEvent<HTMLElement>) => void;
}

interface AlertBannerProps extends AlertProps {
  toggleButton?: ReactNode;
  isShort?: boolean;
  textRef?: Ref<HTMLDivElement>;
}

function AlertBanner({ alert, onDismiss, toggleButton, isShort = false, textRef }: AlertBannerProps) {
  return (
    <Banner
      tone={alert.tone}
      isShort={isShort}
      {...(textRef && { textRef })}
      action={
        <span className={css.actions}>
          {toggleButton}
          <IconButton label={dismissLabel(shortenMessage(alert.message))} icon={X} size="small" onClick={onDismiss} />
        </span>
      }
    >
      <AlertMessage alert={alert} />
    </Banner>
  );
}

function shortenMessage(message: string): string {
  // Remove half a surrogate pair at the cut.
  return message.length > MAX_LABEL_LENGTH ? `${message.slice(0, MAX_LABEL_LENGTH).replace(/\p{Cs}$/u, '')}…` : message;
}
