import { useOutletContext } from 'react-router-dom';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { NotOffered } from '#features/plan/not-offered.tsx';
import { PlansLink } from '#features/plan/plans-link.tsx';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { NOT_AVAILABLE_REASON, NOT_AVAILABLE } from './messages.ts';

export function Component() {
  const { features } = useOutletContext<PageContext>();
  return (
    <>
      <title>{browserTabTitle(pageTitles.trustedDevices)}</title>
      <PageTitle>{pageTitles.trustedDevices}</PageTitle>
      {features.deviceTrust ? (
        <NotOffered feature="trustedDevices" title={NOT_AVAILABLE} action={<PlansLink source="trustedDevices" />}>
          {NOT_AVAILABLE_REASON}
        </NotOffered>
      ) : (
        <NoPermission permission="device: list" />
      )}
    </>
  );
}
