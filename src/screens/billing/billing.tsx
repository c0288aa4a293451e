// What the open API tells of the plan; bills themselves it does not hand out (docs/protocol/resources.md#13.1).
import Lock from 'lucide-react/icons/lock';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useOutletContext } from 'react-router-dom';
import { pageTitle, titles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { leftOut } from '#domain/plan.ts';
import { PlansLink } from '#features/plan/plans-link.tsx';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import * as css from './billing.css.ts';

export function Component() {
  const { features } = useOutletContext<PageContext>();
  return (
    <>
      <title>{pageTitle(titles.billing)}</title>
      <PageTitle>{titles.billing}</PageTitle>
      {features.billing ? <Plan /> : <Closed />}
    </>
  );
}

function Plan() {
  const { config } = useOutletContext<PageContext>();
  const closed = leftOut(config);
  return (
    <Panel>
      <section className={css.part} aria-label="Plan">
        <h2>Plan</h2>
        <p>
          {config.isUsageBasedBilling ? 'This cluster is billed by usage.' : 'This cluster is not billed by usage.'}
        </p>
        {closed.length > 0 && (
          <ul className={css.list} aria-label="Not part of this plan">
            {closed.map((says) => (
              <li key={says} className={css.closed}>
                <Icon of={Lock} /> {says}
              </li>
            ))}
          </ul>
        )}
        <PlansLink from="billing" />
      </section>
      <section className={css.part} aria-label="Bills">
        <h2>Bills</h2>
        <p className={css.words}>
          Invoices, means of payment and what was used are kept by the service that hosts this cluster, and it shows
          them in its own console only.
        </p>
      </section>
    </Panel>
  );
}

/** Only hosted clusters are billed, and only who may list billing sees to it (docs/protocol/resources.md#4.5). */
function Closed() {
  const { config } = useOutletContext<PageContext>();
  if (config.isCloud)
    return (
      <EmptyState icon={Lock} title="You do not have permission to see this">
        <p>
          It takes the permission <code>list on billing</code>, which an administrator can grant with a role.
        </p>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={ReceiptText}
      title="This cluster is not billed here"
      action={<ButtonLink to={links.support()}>Go to Help &amp; Support</ButtonLink>}
    >
      <p>Only clusters that are hosted as a service have a bill, and this one is run by its owner.</p>
    </EmptyState>
  );
}
