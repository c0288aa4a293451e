// Where help is, and what one is asked for there: which cluster this is and what runs it.
import { useOutletContext } from 'react-router-dom';
import { editionOf, helpLinks, type HelpGroup } from '#domain/help-links.ts';
import { navigation, pageTitle, titles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { lockedSays } from '#domain/plan.ts';
import { PlansLink } from '#features/plan/plans-link.tsx';
import { sanitize } from '#lib/text/sanitize.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { ExternalLink } from '#ui/button/external-link.tsx';
import { LockedFeature } from '#ui/feedback/locked-feature.tsx';
import { MailLink } from '#ui/button/mail-link.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import * as css from './support.css.ts';

export function Component() {
  const { config, user } = useOutletContext<PageContext>();
  const locked = lockedSays(config, 'premiumSupport');
  return (
    <>
      <title>{pageTitle(titles.support)}</title>
      <PageTitle>{titles.support}</PageTitle>
      <NothingListed />
      {locked !== undefined && <NoPremium says={locked} />}
      <div className={css.groups}>
        {helpLinks(editionOf(config, user.cluster), locked !== undefined).map((group) => (
          <Group key={group.title} of={group} />
        ))}
      </div>
      <Panel>
        <section className={css.group} aria-label="Cluster information">
          <h2>Cluster information</h2>
          <ClusterFacts />
        </section>
      </Panel>
    </>
  );
}

/** Whoever may list no resources begins here (docs/protocol/resources.md#14), and is told why. */
function NothingListed() {
  const { features, root } = useOutletContext<PageContext>();
  const open = navigation(features, root);
  if (open.some(({ group }) => group === 'Resources')) return null;
  return (
    <Banner tone="info">
      {open.length === 0
        ? `Your roles open nothing in ${sanitize(root)} yet. An administrator can grant one that does.`
        : `Your roles list no resources of ${sanitize(root)}. What they do open is in the navigation.`}
    </Banner>
  );
}

function NoPremium({ says }: { says: string }) {
  return (
    <LockedFeature title={says} action={<PlansLink from="premiumSupport" />}>
      <p>Another plan opens tickets with the people who make the platform. The community answers here too.</p>
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
  const facts = [
    ['Cluster name', name],
    ['Version', authVersion],
    ['Version of the proxy', proxyVersion],
    ['Public address', publicURL],
    ['Public SSH tunnel', config.tunnelPublicAddress],
    ['Version of Postern', __VERSION__],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([term, value]) => (value ? <Fact key={term} term={term} value={value} /> : null))}
    </dl>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>
        {sanitize(value)}
        <CopyButton text={value} label={`Copy ${term.toLowerCase()}`} />
      </dd>
    </>
  );
}
