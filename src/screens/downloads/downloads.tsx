// For clusters that are only an account's dashboard: what their owner runs is fetched from elsewhere
// (docs/protocol/resources.md#13.1).
import Download from 'lucide-react/icons/download';
import Lock from 'lucide-react/icons/lock';
import { useOutletContext } from 'react-router-dom';
import { downloadsLink, editionOf } from '#domain/help-links.ts';
import { pageTitle, titles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import * as css from './downloads.css.ts';

export function Component() {
  const { features } = useOutletContext<PageContext>();
  return (
    <>
      <title>{pageTitle(titles.downloads)}</title>
      <PageTitle>{titles.downloads}</PageTitle>
      {features.downloadCenter ? <Downloads /> : <Closed />}
    </>
  );
}

function Downloads() {
  const { config, user } = useOutletContext<PageContext>();
  const { authVersion } = user.cluster;
  // A dashboard is hosted, but what its owner runs is not.
  const { label, to } = downloadsLink({ ...editionOf(config, user.cluster), isCloud: false });
  return (
    <Panel>
      <section className={css.part} aria-label="Software">
        <h2>Software</h2>
        <p className={css.words}>
          The software for clusters of your own is on another site, for every system and version.
          {authVersion !== '' && ` This dashboard runs version ${sanitize(authVersion)}.`}
        </p>
        <ExternalLink to={to}>{label}</ExternalLink>
      </section>
      <section className={css.part} aria-label="License">
        <h2>License</h2>
        <p className={css.words}>
          License files are handed out by the service that keeps this dashboard, in its own console only. Whoever looks
          after your account can send you yours.
        </p>
      </section>
    </Panel>
  );
}

/** Needs a dashboard and either of two permissions (docs/behaviour.md#permissions). */
function Closed() {
  const { config } = useOutletContext<PageContext>();
  if (config.isDashboard)
    return (
      <EmptyState icon={Lock} title="You do not have permission to see this">
        <p>
          It takes the permission <code>read on license</code> or <code>list on download</code>, which an administrator
          can grant with a role.
        </p>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={Download}
      title="There is no download center here"
      action={<ButtonLink to={links.support()}>Go to Help &amp; Support</ButtonLink>}
    >
      <p>Only the dashboard of an account has one. Help &amp; Support says where the software is.</p>
    </EmptyState>
  );
}
