import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { GO_TO_SESSIONS, NOT_JOINABLE } from './messages.ts';

/** Shown when the user can't join sessions of other users in this console. */
export function NotJoinable({ cluster, reason }: { cluster: string; reason: string }) {
  return (
    <FullPage
      title={NOT_JOINABLE}
      action={<ButtonLink to={links.activeSessions({ cluster })}>{GO_TO_SESSIONS}</ButtonLink>}
    >
      <title>{browserTabTitle(pageTitles.joinSession, cluster)}</title>
      <p>{reason}</p>
    </FullPage>
  );
}
