import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { useOutletContext, useSearchParams } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { preferencesQuery, preferredKindsIn } from '#api/identity/preferences.ts';
import { availableCards, type AvailableCard } from '#domain/enrollment/available-cards.ts';
import type { CatalogueCard } from '#domain/enrollment/enroll-card.ts';
import { SAVED_RUN_KEY } from '#domain/enrollment/saved-run.ts';
import type { PageContext } from '#domain/page-context.ts';
import { resourcesMatch } from '#domain/resources/messages.ts';
import { withParams } from '#lib/params.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { PageSection, SectionText } from '#ui/layout/page-section.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { useSetting } from '#ui/store/use-setting.ts';
import { EnrollCard } from './enroll-card.tsx';
import {
  GUIDED_HELP,
  GUIDED_TITLE,
  NO_MATCH,
  NO_MATCH_HELP,
  OTHER_RESOURCES,
  OTHER_RESOURCES_HELP,
  SEARCH,
  SHOW_ALL,
} from './messages.ts';
import { ResumeGuide } from './resume-guide.tsx';
import * as css from './discover.css.ts';

/**
 * All resources that users can enroll. Cards that work here come first; the others show the reason why they are
 * disabled.
 */
export function Catalogue({ onLeave }: { onLeave: (card: CatalogueCard) => void }) {
  const { user } = useOutletContext<PageContext>();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  // Synchronous, so that typed text appears without waiting for the router.
  const setSearch = (text: string) =>
    setParams(withParams(params, { search: text }), { replace: true, flushSync: true });
  const isStoredByProxy = proxyCan(dialectOfContext(user), 'storePreferences');
  const { data: preferred } = useQuery({ ...preferencesQuery, enabled: isStoredByProxy, select: preferredKindsIn });
  const cards = availableCards(user.userAcl, search, preferred);
  const guidedCards = cards.filter(({ isGuided }) => isGuided);
  const otherCards = cards.filter(({ isGuided }) => !isGuided);
  return (
    <>
      <Toolbar summary={search !== '' && resourcesMatch(cards.length)}>
        <SearchField label={SEARCH} value={search} onChange={setSearch} />
      </Toolbar>
      <ResumeGuide />
      {cards.length === 0 && (
        <EmptyState icon={SearchX} title={NO_MATCH} action={<Button onClick={() => setSearch('')}>{SHOW_ALL}</Button>}>
          <p>{NO_MATCH_HELP}</p>
        </EmptyState>
      )}
      {guidedCards.length > 0 && (
        <PageSection title={GUIDED_TITLE}>
          <SectionText>{GUIDED_HELP}</SectionText>
          <CardList cards={guidedCards} onLeave={onLeave} />
        </PageSection>
      )}
      {otherCards.length > 0 && (
        <PageSection title={OTHER_RESOURCES}>
          <SectionText>{OTHER_RESOURCES_HELP}</SectionText>
          <CardList cards={otherCards} onLeave={onLeave} />
        </PageSection>
      )}
    </>
  );
}

interface CardListProps {
  cards: readonly AvailableCard[];
  /** Called when a card opens its documentation. */
  onLeave: (card: CatalogueCard) => void;
}

function CardList({ cards, onLeave }: CardListProps) {
  const [, storeRun] = useSetting(SAVED_RUN_KEY);
  return (
    <ul className={css.cards}>
      {cards.map((card) => (
        <li key={card.id}>
          <EnrollCard card={card} onLeave={() => onLeave(card)} onStart={() => storeRun(null)} />
        </li>
      ))}
    </ul>
  );
}
