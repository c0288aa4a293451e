// Enrolling a resource begins with what it is (docs/protocol/resources.md#15.2).
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
import { KEPT_HERE } from './guide/messages.ts';
import { enroll } from './messages.ts';
import { useUsage, type Usage } from './usage.ts';
import * as css from './discover.css.ts';

/** What other cards lead to is elsewhere. */
const isHere = ({ method: way }: CatalogueCard): boolean => way.by === 'flow' || way.by === 'dialog';

/** The order of the cards follows what the user prefers; a page that has it is drawn once. */
export const loader = () => isSignedIn() && waitBriefly(askPreferred());
export const shouldRevalidate = () => false;

async function askPreferred(): Promise<void> {
  const proxy = await dialect().catch(() => undefined); // the frame says what failed
  if (proxy && proxyCan(proxy, 'storePreferences')) await queryClient.prefetchQuery(preferencesQuery);
}

export function Component() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const back = parseDetour(state);
  const named = findCard(params.get('add') ?? '');
  const chosen = named && isHere(named) ? named : undefined;
  const [isBack] = useState(back !== undefined);
  const usage = useUsage(back?.id);
  if (back && !params.has('add')) return <Navigate to={links.discover({}, { add: back.card })} state={state} replace />;
  return (
    <>
      <title>{browserTabTitle(pageTitles.discover)}</title>
      {!isBack && <Once does={usage.begin} />}
      {chosen && !back && <Once key={chosen.id} does={() => usage.tell(chosen.resource, 'picked')} />}
      <PageTitle actions={chosen && <LeaveLink isKept={chosen.method.by === 'flow'} />}>
        {chosen ? enroll(chosen.name) : pageTitles.discover}
      </PageTitle>
      {chosen ? (
        <Chosen card={chosen} usage={usage} back={back?.card === chosen.id ? back : undefined} />
      ) : (
        <Catalogue onLeave={(card) => usage.tell(card.resource, 'picked')} />
      )}
    </>
  );
}

const LeaveLink = ({ isKept }: { isKept: boolean }) => (
  <>
    {isKept && <span className={css.kept}>{KEPT_HERE}</span>}
    <ButtonLink to={links.discover()}>{LEAVE}</ButtonLink>
  </>
);

/** What is done when it appears; of several, in their order. */
function Once({ does }: { does: () => void }) {
  useRunOnce(() => does());
  return null;
}

interface ChosenProps {
  card: CatalogueCard;
  usage: Usage;
  back: Detour | undefined;
}

function Chosen({ card, usage, back }: ChosenProps) {
  const { user } = useOutletContext<PageContext>();
  // Whose guide was left is known a moment after the page.
  const isOwned = useStore(settingsOwner, (owner) => owner !== undefined);
  const { method: way } = card;
  if (way.by !== 'flow') return <AddApplication />;
  const missing = availableCards(user.userAcl, '').find(({ id }) => id === card.id)?.missingPermissions ?? [];
  if (missing.length > 0) return <NoPermission permission={missing.join(', ')} />;
  return isOwned && <Guide key={card.id} card={card} flow={way.flow} usage={usage} back={back} />;
}
