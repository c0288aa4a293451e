import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { $api } from '#api/api.ts';
import { alertsOf } from '#api/user-context.ts';
import { alertsFor, dismiss, dismissedIn, type Alert } from '#domain/alerts.ts';
import type { Place } from '#domain/place.ts';
import { storageKeys } from '#domain/session/record.ts';
import { jsonOf } from '#lib/read.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Elsewhere } from '#ui/elsewhere.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import * as css from './alerts.css.ts';

const stored = () => dismissedIn(jsonOf(localStorage.getItem(storageKeys.alerts) ?? ''));

function hide(id: string): ReturnType<typeof dismiss> {
  const dismissed = dismiss(stored(), id, Date.now());
  localStorage.setItem(storageKeys.alerts, JSON.stringify(dismissed));
  return dismissed;
}

/** What the cluster has to say, above every page. Ones that come after a page was drawn wait for the next: nothing moves. */
export function Alerts({ place }: { place: Pick<Place, 'cluster' | 'config'> }) {
  const { pathname } = useLocation();
  return <OnPage key={pathname} place={place} />;
}

/** More than these would push the page away. */
const SHOWN = 3;
const LONG = 240;

function OnPage({ place: { cluster, config } }: Parameters<typeof Alerts>[0]) {
  // Without them there is nothing to say, and why is of no use to whoever works here (facts/resources.md 4.6).
  const { data, dataUpdatedAt } = useQuery(alertsOf(cluster));
  const [isInTime] = useState(data !== undefined);
  const [isWhole, setWhole] = useState(false);
  const [dismissed, setDismissed] = useState(stored);
  if (!isInTime) return null;
  const alerts = alertsFor(data, { now: dataUpdatedAt, dismissed, isDashboard: config.isDashboard });
  if (alerts.length === 0) return null;
  const shown = isWhole ? alerts : alerts.slice(0, SHOWN);
  const onDismiss = (id: string, { currentTarget }: MouseEvent<HTMLElement>) =>
    keepFocus(currentTarget, () => setDismissed(hide(id)));
  return (
    <section className={css.alerts} aria-label="Alerts">
      {shown.map((alert) => (
        <Notice key={alert.id} of={alert} onDismiss={(event) => onDismiss(alert.id, event)} />
      ))}
      {shown.length < alerts.length && (
        <Button
          size="small"
          variant="quiet"
          onClick={({ currentTarget }) => keepFocus(currentTarget, () => setWhole(true))}
        >
          {more(alerts.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

const more = (count: number) => (count === 1 ? 'Show 1 more alert' : `Show ${count} more alerts`);

/** The button goes by being pressed; the focus goes to what has taken its place, else to the page. */
function keepFocus(button: HTMLElement, change: () => void): void {
  const region = button.closest('section');
  const buttons = () => [...(region?.isConnected ? region.querySelectorAll('button') : [])];
  const place = buttons().findIndex((one) => one === button);
  flushSync(change);
  const left = buttons();
  (left[place] ?? left.at(-1) ?? document.getElementById('content'))?.focus({ preventScroll: true });
}

function Notice({ of: alert, onDismiss }: { of: Alert; onDismiss: (event: MouseEvent<HTMLElement>) => void }) {
  const dismiss = <IconButton label={`Dismiss: ${start(alert.message)}`} icon={X} size="small" onClick={onDismiss} />;
  return (
    <Banner tone={alert.tone} action={dismiss}>
      <Words of={alert} />
    </Banner>
  );
}

/** As much of it as a line or two hold. */
function start(message: string): string {
  // Half a surrogate pair at the cut is no mark.
  return message.length > LONG ? `${message.slice(0, LONG).replace(/\p{Cs}$/u, '')}…` : message;
}

function Words({ of: alert }: { of: Alert }) {
  const { message } = alert;
  if (start(message) === message) return <Whole of={alert} />;
  return (
    <details>
      <summary>{start(message)}</summary>
      <Whole of={alert} />
    </details>
  );
}

function Whole({ of: { id, message, link } }: { of: Alert }) {
  const tell = $api.useMutation('post', '/v1/webapi/capture');
  if (link === undefined) return message;
  const onClick = () => tell.mutate({ body: { event: 'tp.ui.banner.click', alert: id } });
  return (
    <Elsewhere to={link} onClick={onClick}>
      {message}
    </Elsewhere>
  );
}
