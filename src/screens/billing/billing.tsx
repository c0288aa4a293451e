// Shows what the open API reports about the plan. The API has no bills (docs/protocol/resources.md#13.1).
import Lock from 'lucide-react/icons/lock';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useOutletContext } from 'react-router-dom';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { notInPlanMessages } from '#domain/plan.ts';
import { PlansLink } from '#features/plan/plans-link.tsx';
import { NOT_INCLUDED } from '#features/plan/messages.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { PageSection, SectionText } from '#ui/layout/page-section.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { GO_TO_SUPPORT } from '#ui/button/messages.ts';
import {
  BILLED_BY_USAGE,
  INVOICES,
  INVOICES_ELSEWHERE,
  NOT_BILLED,
  NOT_BILLED_BY_USAGE,
  PLAN,
  SELF_HOSTED,
} from './messages.ts';
import * as css from './billing.css.ts';

export function Component() {
  const { features } = useOutletContext<PageContext>();
  return (
    <>
      <title>{browserTabTitle(pageTitles.billing)}</title>
      <PageTitle>{pageTitles.billing}</PageTitle>
      {features.billing ? <BillingPlan /> : <NotBilled />}
    </>
  );
}

function BillingPlan() {
  const { config } = useOutletContext<PageContext>();
  const notInPlan = notInPlanMessages(config);
  return (
    <Panel>
      <PageSection title={PLAN}>
        <p>{config.isUsageBasedBilling ? BILLED_BY_USAGE : NOT_BILLED_BY_USAGE}</p>
        {notInPlan.length > 0 && (
          <ul className={css.list} aria-label={NOT_INCLUDED}>
            {notInPlan.map((text) => (
              <li key={text} className={css.notBilled}>
                <Icon icon={Lock} /> {text}
              </li>
            ))}
          </ul>
        )}
        <PlansLink source="billing" />
      </PageSection>
      <PageSection title={INVOICES}>
        <SectionText>{INVOICES_ELSEWHERE}</SectionText>
      </PageSection>
    </Panel>
  );
}

/**
 * Only hosted clusters are billed, and only users with permission to list billing see the page
 * (docs/protocol/resources.md#4.5).
 */
function NotBilled() {
  const { config } = useOutletContext<PageContext>();
  if (config.isCloud) return <NoPermission permission="billing: list" />;
  return (
    <EmptyState
      icon={ReceiptText}
      title={NOT_BILLED}
      action={<ButtonLink to={links.support()}>{GO_TO_SUPPORT}</ButtonLink>}
    >
      <p>{SELF_HOSTED}</p>
    </EmptyState>
  );
}
