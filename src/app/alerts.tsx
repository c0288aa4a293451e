import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { alertsOf } from '#api/user-context.ts';
import { alertsFor, dismiss, dismissedIn, type Alert } from '#domain/alerts.ts';
import type { Place } from '#domain/place.ts';
import { storageKeys } from '#domain/session.ts';
import { jsonOf } from '#lib/read.ts';
import { Banner } from '#ui/banner.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
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

function OnPage({ place: { cluster, config } }: Parameters<typeof Alerts>[0]) {
  // Without them there is nothing to say, and why is of no use to whoever works here (facts/resources.md 4.6).
  const { data, dataUpdatedAt } = useQuery(alertsOf(cluster));
  const [isInTime] = useState(data !== undefined);
  const [dismissed, setDismissed] = useState(stored);
  if (!isInTime) return null;
  const alerts = alertsFor(data, { now: dataUpdatedAt, dismissed, isDashboard: config.isDashboard });
  if (alerts.length === 0) return null;
  return (
    <section className={css.alerts} aria-label="Alerts">
      {alerts.map((alert) => (
        <Banner
          key={alert.id}
          tone={alert.tone}
          action={
            <IconButton
              label={`Dismiss: ${alert.message}`}
              icon={X}
              size="small"
              onClick={() => setDismissed(hide(alert.id))}
            />
          }
        >
          <Words of={alert} />
        </Banner>
      ))}
    </section>
  );
}

function Words({ of: { message, link } }: { of: Alert }) {
  if (link === undefined) return message;
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {message} <Icon of={ExternalLink} />
      <VisuallyHidden> (opens another site in a new tab)</VisuallyHidden>
    </a>
  );
}
