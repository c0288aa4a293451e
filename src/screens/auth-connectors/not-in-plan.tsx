import { pageTitles } from '#domain/navigation.ts';
import { PlansLink } from '#features/plan/plans-link.tsx';
import { LockedFeature } from '#ui/feedback/locked-feature.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { UPGRADE_HINT } from './messages.ts';

export function NotInPlan({ reason }: { reason: string }) {
  return (
    <>
      <title>{pageTitles.authConnectors}</title>
      <PageTitle>{pageTitles.authConnectors}</PageTitle>
      <LockedFeature title={reason} action={<PlansLink source="authConnectors" />}>
        <p>{UPGRADE_HINT}</p>
      </LockedFeature>
    </>
  );
}
