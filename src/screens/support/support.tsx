// The help page: links to documentation, facts about the cluster for requests to the support team, and data that the
// console did not understand.
import { useOutletContext } from 'react-router-dom';
import { editionOf, helpLinks, type HelpGroup } from '#domain/help-links.ts';
import { navigationGroups, browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import { isDemo } from '#features/demo/is-demo.ts';
import { PlansLink } from '#features/plan/plans-link.tsx';
import { sanitize } from '#lib/text/sanitize.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { LockedFeature } from '#ui/feedback/locked-feature.tsx';
import { MailLink } from '#ui/button/mail-link.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { TourPanel } from './tour-panel.tsx';
import { Diagnostics } from './diagnostics.tsx';
import { CLUSTER_INFORMATION, CLUSTER_FACTS, noAccessToCluster, noResources, UPGRADE_HINT } from './messages.ts';
import * as css from './support.css.ts';

export function Component() {
  const { config, user } = useOutletContext<PageContext>();
  const notInPlan = notInPlanMessage(config, 'premiumSupport');
  return (
    <>
      <title>{browserTabTitle(pageTitles.support)}</title>
      <PageTitle>{pageTitles.support}</PageTitle>
      <NoAccessNotice />
      {notInPlan !== undefined && <PremiumSupportNotice reason={notInPlan} />}
      {isDemo() && <TourPanel />}
      <div className={css.groups}>
        {helpLinks(editionOf(config, user.cluster), notInPlan !== undefined).map((group) => (
          <HelpLinkGroup key={group.title} group={group} />
        ))}
      </div>
      <Panel>
        <section className={css.group} aria-label={CLUSTER_INFORMATION}>
          <h2>{CLUSTER_INFORMATION}</h2>
          <ClusterDetails />
        </section>
      </Panel>
      <Diagnostics proxyVersion={user.cluster.proxyVersion} acl={user.userAcl} />
    </>
  );
}

/** Explains why users without access to any resource start on this page (docs/protocol/resources.md#14). */
function NoAccessNotice() {
  const { features, root } = useOutletContext<PageContext>();
  const openPages = navigationGroups(features, root);
  if (openPages.some(({ group }) => group === 'Resources')) return null;
  return (
    <Banner tone="info">
      {openPages.length === 0 ? noAccessToCluster(sanitize(root)) : noResources(sanitize(root))}
    </Banner>
  );
}

function PremiumSupportNotice({ reason }: { reason: string }) {
  return (
    <LockedFeature title={reason} action={<PlansLink source="premiumSupport" />}>
      <p>{UPGRADE_HINT}</p>
    </LockedFeature>
  );
}

function HelpLinkGroup({ group: { title, links } }: { group: HelpGroup }) {
  return (
    <Panel>
      <section className={css.group} aria-label={title}>
        <h2>{title}</h2>
        <ul className={css.list}>
          {links.map(({ label, to }) => (
            <li key={to}>
              {to.startsWith('mailto:') ? (
                <MailLink to={to}>{label}</MailLink>
              ) : (
                <ExternalLink to={to}>{label}</ExternalLink>
              )}
            </li>
          ))}
        </ul>
      </section>
    </Panel>
  );
}

function ClusterDetails() {
  const { config, user } = useOutletContext<PageContext>();
  const { name, authVersion, proxyVersion, publicURL } = user.cluster;
  const values: Record<keyof typeof CLUSTER_FACTS, string> = {
    name,
    version: authVersion,
    proxyVersion,
    publicAddress: publicURL,
    tunnelAddress: config.tunnelPublicAddress,
    consoleVersion: __VERSION__,
  };
  const knownFacts = (Object.keys(CLUSTER_FACTS) as (keyof typeof CLUSTER_FACTS)[]).filter((fact) => values[fact]); // `Object.keys` loses the type
  return (
    <dl className={css.clusterFacts}>
      {knownFacts.map((fact) => (
        <ClusterDetail key={fact} {...CLUSTER_FACTS[fact]} value={values[fact]} />
      ))}
    </dl>
  );
}

function ClusterDetail({ term, copy, value }: { term: string; copy: string; value: string }) {
  return (
    <>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>
        {sanitize(value)}
        <CopyButton text={value} label={copy} />
      </dd>
    </>
  );
}
