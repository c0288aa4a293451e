// Where help is, and what one is asked for there: which cluster this is and what runs it.
import { useOutletContext } from 'react-router-dom';
import { editionOf, helpLinks, type HelpGroup } from '#domain/help-links.ts';
import { navigationGroups, browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { notInPlanMessage } from '#domain/plan.ts';
import { PlansLink } from '#features/plan/plans-link.tsx';
import { sanitize } from '#lib/text/sanitize.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { LockedFeature } from '#ui/feedback/locked-feature.tsx';
import { MailLink } from '#ui/button/mail-link.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Diagnostics } from './diagnostics.tsx';
import { CLUSTER_INFORMATION, FACTS, noAccess, noResources, UPGRADE } from './messages.ts';
import * as css from './support.css.ts';

export function Component() {
  const { config, user } = useOutletContext<PageContext>();
  const locked = notInPlanMessage(config, 'premiumSupport');
  return (
    <>
      <title>{browserTabTitle(pageTitles.support)}</title>
      <PageTitle>{pageTitles.support}</PageTitle>
      <NothingListed />
      {locked !== undefined && <NoPremium says={locked} />}
      <div className={css.groups}>
        {helpLinks(editionOf(config, user.cluster), locked !== undefined).map((group) => (
          <Group key={group.title} of={group} />
        ))}
      </div>
      <Panel>
        <section className={css.group} aria-label={CLUSTER_INFORMATION}>
          <h2>{CLUSTER_INFORMATION}</h2>
          <ClusterFacts />
        </section>
      </Panel>
      <Diagnostics proxyVersion={user.cluster.proxyVersion} acl={user.userAcl} />
    </>
  );
}

/** Who may list no resources begins here (docs/protocol/resources.md#14), and is told why. */
function NothingListed() {
  const { features, root } = useOutletContext<PageContext>();
  const open = navigationGroups(features, root);
  if (open.some(({ group }) => group === 'Resources')) return null;
  return <Banner tone="info">{open.length === 0 ? noAccess(sanitize(root)) : noResources(sanitize(root))}</Banner>;
}

function NoPremium({ says }: { says: string }) {
  return (
    <LockedFeature title={says} action={<PlansLink from="premiumSupport" />}>
      <p>{UPGRADE}</p>
    </LockedFeature>
  );
}

function Group({ of: { title, links } }: { of: HelpGroup }) {
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

function ClusterFacts() {
  const { config, user } = useOutletContext<PageContext>();
  const { name, authVersion, proxyVersion, publicURL } = user.cluster;
  const values: Record<keyof typeof FACTS, string> = {
    name,
    version: authVersion,
    proxyVersion,
    publicAddress: publicURL,
    tunnelAddress: config.tunnelPublicAddress,
    consoleVersion: __VERSION__,
  };
  const known = (Object.keys(FACTS) as (keyof typeof FACTS)[]).filter((fact) => values[fact]); // keys of a record are no more than strings to the compiler
  return (
    <dl className={css.facts}>
      {known.map((fact) => (
        <Fact key={fact} {...FACTS[fact]} value={values[fact]} />
      ))}
    </dl>
  );
}

function Fact({ term, copy, value }: { term: string; copy: string; value: string }) {
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
