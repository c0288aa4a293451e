// The page with download links, for clusters that serve only as an account's dashboard. Their users download the
// software for their own clusters from the vendor (docs/protocol/resources.md#13.1).
import Download from 'lucide-react/icons/download';
import { useOutletContext } from 'react-router-dom';
import { downloadsLink, editionOf } from '#domain/help-links.ts';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { PageSection, SectionText } from '#ui/layout/page-section.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { GO_TO_SUPPORT } from '#ui/button/messages.ts';
import {
  DASHBOARD_ONLY,
  REQUIRED_PERMISSION,
  dashboardVersion,
  LICENSE,
  LICENSE_ELSEWHERE,
  NO_CENTER,
  SOFTWARE,
  SOFTWARE_ELSEWHERE,
} from './messages.ts';

export function Component() {
  const { features } = useOutletContext<PageContext>();
  return (
    <>
      <title>{browserTabTitle(pageTitles.downloads)}</title>
      <PageTitle>{pageTitles.downloads}</PageTitle>
      {features.downloadCenter ? <DownloadCenter /> : <NoDownloadCenter />}
    </>
  );
}

function DownloadCenter() {
  const { config, user } = useOutletContext<PageContext>();
  const { authVersion } = user.cluster;
  // The dashboard itself is hosted in the cloud, but its users run their own clusters.
  const { label, to } = downloadsLink({ ...editionOf(config, user.cluster), isCloud: false });
  return (
    <Panel>
      <PageSection title={SOFTWARE}>
        <SectionText>{SOFTWARE_ELSEWHERE}</SectionText>
        {authVersion !== '' && <SectionText>{dashboardVersion(sanitize(authVersion))}</SectionText>}
        <ExternalLink to={to}>{label}</ExternalLink>
      </PageSection>
      <PageSection title={LICENSE}>
        <SectionText>{LICENSE_ELSEWHERE}</SectionText>
      </PageSection>
    </Panel>
  );
}

/** Users need a dashboard cluster and one of two permissions (docs/behaviour.md#permissions). */
function NoDownloadCenter() {
  const { config } = useOutletContext<PageContext>();
  if (config.isDashboard) return <NoPermission permission={REQUIRED_PERMISSION} />;
  return (
    <EmptyState
      icon={Download}
      title={NO_CENTER}
      action={<ButtonLink to={links.support()}>{GO_TO_SUPPORT}</ButtonLink>}
    >
      <p>{DASHBOARD_ONLY}</p>
    </EmptyState>
  );
}
