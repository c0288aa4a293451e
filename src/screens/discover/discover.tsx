// The page that enrolls resources. Users choose a type of resource, and its guide or form opens
// (docs/protocol/resources.md#15.2).
import { useState } from 'react';
import { Navigate, useLocation, useOutletContext, useSearchParams } from 'react-router-dom';
import { dialect } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { isSignedIn } from '#api/identity/credentials.ts';
import { preferencesQuery } from '#api/identity/preferences.ts';
import { waitBriefly, queryClient } from '#api/query-client.ts';
import { findCard, availableCards } from '#domain/enrollment/available-cards.ts';
import type { CatalogueCard } from '#domain/enrollment/enroll-card.ts';
import { parseDetour, type Detour } from '#domain/enrollment/integration-detour.ts';
import { browserTabTitle, pageTitles } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { settingsOwner } from '#lib/browser/settings.ts';
import { links } from '#lib/links.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NoPermission } from '#ui/feedback/no-permission.tsx';
import { LEAVE } from '#ui/messages.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useRunOnce } from '#ui/store/use-run-once.ts';
import { useStore } from '#ui/store/use-store.ts';
import { AddApplication } from './add-application.tsx';
import { Catalogue } from './catalogue.tsx';
import { Guide } from './guide/guide.tsx';
import { PROGRESS_STORED } from './guide/messages.ts';
import { enroll } from './messages.ts';
import { useUsageReporter, type UsageReporter } from './use-usage-events.ts';
import * as css from './discover.css.ts';

/** Whether the console itself enrolls the resource. Other cards link to other pages. */
const isEnrolledHere = ({ method }: CatalogueCard): boolean => method.method === 'flow' || method.method === 'dialog';

/** Loads the user's preferences first, because the order of the cards depends on them. */
export const loader = () => isSignedIn() && waitBriefly(fetchPreferences());
export const shouldRevalidate = () => false;

async function fetchPreferences(): Promise<void> {
  const proxy = await dialect().catch(() => undefined); // the page layout shows the error
  if (proxy && proxyCan(proxy, 'storePreferences')) await queryClient.prefetchQuery(preferencesQuery);
}

export function Component() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const detour = parseDetour(state);
  const requestedCard = findCard(params.get('add') ?? '');
  const openCard = requestedCard && isEnrolledHere(requestedCard) ? requestedCard : undefined;
  const [isReturning] = useState(detour !== undefined);
  const usage = useUsageReporter(detour?.id);
  if (detour && !params.has('add'))
    return <Navigate to={links.discover({}, { add: detour.card })} state={state} replace />;
  return (
    <>
      <title>{browserTabTitle(pageTitles.discover)}</title>
      {!isReturning && <RunOnce run={usage.start} />}
      {openCard && !detour && <RunOnce key={openCard.id} run={() => usage.report(openCard.resource, 'picked')} />}
      <PageTitle actions={openCard && <LeaveLink isStored={openCard.method.method === 'flow'} />}>
        {openCard ? enroll(openCard.name) : pageTitles.discover}
      </PageTitle>
      {openCard ? (
        <OpenCard card={openCard} usage={usage} detour={detour?.card === openCard.id ? detour : undefined} />
      ) : (
        <Catalogue onLeave={(card) => usage.report(card.resource, 'picked')} />
      )}
    </>
  );
}

const LeaveLink = ({ isStored }: { isStored: boolean }) => (
  <>
    {isStored && <span className={css.storedNote}>{PROGRESS_STORED}</span>}
    <ButtonLink to={links.discover()}>{LEAVE}</ButtonLink>
  </>
);

/** Runs an action when it appears. Several of these run in order. */
function RunOnce({ run }: { run: () => void }) {
  useRunOnce(() => run());
  return null;
}

interface OpenCardProps {
  card: CatalogueCard;
  usage: UsageReporter;
  detour: Detour | undefined;
}

function OpenCard({ card, usage, detour }: OpenCardProps) {
  const { user } = useOutletContext<PageContext>();
  // The owner of the saved guide is known shortly after the page renders.
  const hasOwnSettings = useStore(settingsOwner, (owner) => owner !== undefined);
  const { method } = card;
  if (method.method !== 'flow') return <AddApplication />;
  const missingPermissions =
    availableCards(user.userAcl, '').find(({ id }) => id === card.id)?.missingPermissions ?? [];
  if (missingPermissions.length > 0) return <NoPermission permission={missingPermissions.join(', ')} />;
  return hasOwnSettings && <Guide key={card.id} card={card} flow={method.flow} usage={usage} detour={detour} />;
}
