// Where help is, and what one is asked for there: which cluster this is and what runs it.
import ExternalLink from 'lucide-react/icons/external-link';
import { useOutletContext } from 'react-router-dom';
import { lockedFeatures } from '#domain/access.ts';
import { helpLinks } from '#domain/help-links.ts';
import { pageTitle, titles } from '#domain/navigation.ts';
import type { Place } from '#domain/place.ts';
import { visible } from '#lib/visible.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Panel } from '#ui/panel.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import * as css from './support.css.ts';

export function Component() {
  const { config, user } = useOutletContext<Place>();
  const { isEnterprise, isCloud } = config;
  const { premiumSupport } = lockedFeatures(config);
  return (
    <>
      <title>{pageTitle(titles.support)}</title>
      <PageTitle>{titles.support}</PageTitle>
      <div className={css.groups}>
        {helpLinks({ version: user.cluster.authVersion, isEnterprise: isEnterprise && !premiumSupport, isCloud }).map(
          ({ title, links }) => (
            <Panel key={title}>
              <section className={css.group} aria-label={title}>
                <h2>{title}</h2>
                <ul className={css.list}>
                  {links.map(({ label, to }) => (
                    <li key={to}>
                      <Elsewhere to={to}>{label}</Elsewhere>
                    </li>
                  ))}
                </ul>
                {title === 'Support' && premiumSupport && (
                  <p className={css.locked}>
                    Premium support comes with another plan. Your account team can change it.
                  </p>
                )}
              </section>
            </Panel>
          ),
        )}
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

/** Leads to another origin in a tab of its own, and tells it nothing of where one came from. */
function Elsewhere({ to, children }: { to: string; children: string }) {
  return (
    <a className={css.link} href={to} target="_blank" rel="noreferrer">
      {children}
      <Icon of={ExternalLink} />
      <VisuallyHidden> (opens another site in a new tab)</VisuallyHidden>
    </a>
  );
}

function ClusterFacts() {
  const { config, user } = useOutletContext<Place>();
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
        {visible(value)}
        <CopyButton text={value} label={`Copy ${term.toLowerCase()}`} />
      </dd>
    </>
  );
}
