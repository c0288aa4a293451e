import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { useOutletContext, useSearchParams, Link } from 'react-router-dom';
import { dialectOfContext } from '#api/dialect/dialect-query.ts';
import { proxyCan } from '#api/dialect/dialect.ts';
import { preferencesQuery, preferredKindsIn } from '#api/identity/preferences.ts';
import { availableCards, type AvailableCard, findCard, orderedKinds } from '#domain/enrollment/available-cards.ts';
import { enrolledKinds, type CatalogCard, type EnrolledKind, type EnrollIcon } from '#domain/enrollment/enroll-card.ts';
import { SAVED_RUN_KEY, parseSavedRun } from '#domain/enrollment/saved-run.ts';
import type { PageContext } from '#domain/page-context.ts';
import { resourcesMatch } from '#domain/resources/messages.ts';
import { useLogos } from '#features/logos/logo-icons.tsx';
import { withParams } from '#lib/params.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/field/search-field.tsx';
import { PageSection } from '#ui/layout/page-section.tsx';
import { SectionLinks } from '#ui/layout/tab-links.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { useSetting } from '#ui/store/use-setting.ts';
import {
  NO_MATCH,
  NO_MATCH_HELP,
  SEARCH,
  SHOW_ALL,
  DISCARD_GUIDE,
  continueGuide,
  ENTERPRISE_ONLY,
  GUIDED_TAG,
  ALL_KINDS,
  KIND_HELP,
  KIND_TABS,
  KINDS_OF_RESOURCES,
  kindTab,
} from './messages.ts';
import * as css from './discover.css.ts';
import { currentStepOf, startRun } from '#domain/enrollment/enrollment-run.ts';
import { links } from '#lib/links.ts';
import { sanitize } from '#lib/text/sanitize.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CONTINUE } from '#ui/messages.ts';
import { GUIDE_STEP_TITLES } from './guide/messages.ts';
import AppWindow from 'lucide-react/icons/app-window';
import Cloud from 'lucide-react/icons/cloud';
import Database from 'lucide-react/icons/database';
import ExternalLinkIcon from 'lucide-react/icons/external-link';
import Hexagon from 'lucide-react/icons/hexagon';
import KeyRound from 'lucide-react/icons/key-round';
import Monitor from 'lucide-react/icons/monitor';
import Server from 'lucide-react/icons/server';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { docsLink } from '#domain/docs-links.ts';
import { editionOf } from '#domain/help-links.ts';
import { OPENS_IN_NEW_TAB } from '#ui/button/messages.ts';
import { requiresPermission } from '#ui/feedback/messages.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { Logo, type LogoPath } from '#ui/mark/logo.tsx';
import { Tag } from '#ui/mark/tag.tsx';

/** The icons of cards without a logo. Simple Icons has no logos of Amazon, Microsoft and Oracle. */
const CARD_ICONS: Readonly<Record<EnrollIcon, LucideIcon>> = {
  apple: Monitor,
  application: AppWindow,
  cloud: Cloud,
  database: Database,
  kubernetes: Hexagon,
  linux: Server,
  shield: KeyRound,
  windows: Monitor,
};

/** Why the card is disabled; undefined if it is enabled. */
function disabledReasonOf({ missingPermissions, method }: AvailableCard): string | undefined {
  if (method.method === 'enterprise') return ENTERPRISE_ONLY;
  return missingPermissions.length > 0 ? requiresPermission(missingPermissions.join(', ')) : undefined;
}

interface EnrollCardProps {
  card: AvailableCard;
  /** Called when the card opens its documentation. */
  onLeave: () => void;
  /** Called when the card opens its guide, which then starts at the first step. */
  onStart: () => void;
}

function EnrollCard({ card, onLeave, onStart }: EnrollCardProps) {
  const { config, user } = useOutletContext<PageContext>();
  const { method } = card;
  const disabledReason = disabledReasonOf(card);
  if (disabledReason !== undefined)
    return (
      <div className={css.card.closed}>
        <CardText card={card}>{disabledReason}</CardText>
      </div>
    );
  if (method.method === 'documentation')
    return (
      <a
        className={css.card.open}
        href={docsLink(editionOf(config, user.cluster), method.page)}
        target="_blank"
        rel="noreferrer"
        onClick={onLeave}
      >
        <CardText card={card} />
        <Icon icon={ExternalLinkIcon} />
        <VisuallyHidden> {OPENS_IN_NEW_TAB}</VisuallyHidden>
      </a>
    );
  return (
    <Link className={css.card.open} to={links.discover({}, { add: card.id })} onClick={onStart}>
      <CardText card={card} />
      {card.isGuided && <Tag tone="info">{GUIDED_TAG}</Tag>}
    </Link>
  );
}

/** Undefined until the logos are loaded, and for cards without a logo. */
function useLogoOf({ logo }: AvailableCard): LogoPath | undefined {
  const logos = useLogos();
  if (!logos || logo === undefined) return undefined;
  return logos.databaseLogo(logo) ?? logos.systemLogo(logo) ?? logos.appLogo(logo);
}

function CardText({ card, children }: { card: AvailableCard; children?: ReactNode }) {
  const { icon, family, name } = card;
  const logoPath = useLogoOf(card);
  return (
    <>
      <span className={css.logo}>
        {logoPath === undefined ? <Icon icon={CARD_ICONS[icon]} /> : <Logo path={logoPath} />}
      </span>
      <span className={css.cardText}>
        <span className={css.name}>{name}</span>
        {family !== '' && <span className={css.family}> {family}</span>}
        {children !== undefined && <span className={css.family}> {children}</span>}
      </span>
    </>
  );
}

/** Offers to continue or discard an unfinished guide. */
function ResumeGuide() {
  const [storedRun, storeRun] = useSetting(SAVED_RUN_KEY);
  const savedRun = parseSavedRun(storedRun);
  const card = savedRun && findCard(savedRun.card);
  if (!savedRun?.found || card?.method.method !== 'flow') return null;
  const { name } = currentStepOf({ ...startRun(card.method.flow), stepIndex: savedRun.stepIndex });
  return (
    <Banner
      tone="info"
      action={
        <span className={css.actions}>
          <Button size="small" onClick={() => storeRun(null)}>
            {DISCARD_GUIDE}
          </Button>
          <ButtonLink size="small" variant="primary" to={links.discover({}, { add: card.id })}>
            {CONTINUE}
          </ButtonLink>
        </span>
      }
    >
      <p>{continueGuide(sanitize(savedRun.found.name), GUIDE_STEP_TITLES[name])}</p>
    </Banner>
  );
}

const parseKind = (text: string | null): EnrolledKind | undefined => enrolledKinds.find((kind) => kind === text);

interface KindTabsProps {
  cards: readonly AvailableCard[];
  kinds: readonly EnrolledKind[];
  currentKind: EnrolledKind | undefined;
}

/** One row of tabs: all cards, and the cards of each kind. The counts follow the search. */
function KindTabs({ cards, kinds, currentKind }: KindTabsProps) {
  const [params] = useSearchParams();
  const tab = (kind: EnrolledKind | undefined, title: string) => {
    const count = cards.filter((card) => kind === undefined || card.kind === kind).length;
    const query = withParams(params, { kind: kind ?? '' }).toString();
    return { to: `?${query}`, title: kindTab(title, count), isCurrent: kind === currentKind };
  };
  return (
    <SectionLinks
      label={KINDS_OF_RESOURCES}
      sections={[tab(undefined, ALL_KINDS), ...kinds.map((kind) => tab(kind, KIND_TABS[kind]))]}
    />
  );
}

/** The kinds in the order of the tabs. Newer proxies store which kinds the user prefers. */
function useOrderedKinds(): EnrolledKind[] {
  const { user } = useOutletContext<PageContext>();
  const proxyStoresPreferences = proxyCan(dialectOfContext(user), 'storePreferences');
  const { data: preferred } = useQuery({
    ...preferencesQuery,
    enabled: proxyStoresPreferences,
    select: preferredKindsIn,
  });
  return orderedKinds(preferred);
}

/** All resources that users can enroll, in a section for each kind. A disabled card shows the reason. */
export function Catalog({ onLeave }: { onLeave: (card: CatalogCard) => void }) {
  const { user } = useOutletContext<PageContext>();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  // Synchronous, so that typed text appears without waiting for the router.
  const setSearch = (text: string) =>
    setParams(withParams(params, { search: text }), { replace: true, flushSync: true });
  const kinds = useOrderedKinds();
  const currentKind = parseKind(params.get('kind'));
  const matchingCards = availableCards(user.userAcl, search);
  const sections = kinds
    .filter((kind) => currentKind === undefined || kind === currentKind)
    .map((kind) => ({ kind, cards: matchingCards.filter((card) => card.kind === kind) }))
    .filter(({ cards }) => cards.length > 0);
  return (
    <>
      <Toolbar summary={search !== '' && resourcesMatch(sections.flatMap(({ cards }) => cards).length)}>
        <SearchField label={SEARCH} value={search} onChange={setSearch} />
      </Toolbar>
      <KindTabs cards={matchingCards} kinds={kinds} currentKind={currentKind} />
      <ResumeGuide />
      {sections.length === 0 && (
        <EmptyState
          icon={SearchX}
          title={NO_MATCH}
          action={<Button onClick={() => setParams({}, { replace: true })}>{SHOW_ALL}</Button>}
        >
          <p>{NO_MATCH_HELP}</p>
        </EmptyState>
      )}
      {sections.map(({ kind, cards }) => (
        <PageSection key={kind} title={KIND_TABS[kind]} help={KIND_HELP[kind]}>
          <CardList cards={cards} onLeave={onLeave} />
        </PageSection>
      ))}
    </>
  );
}

interface CardListProps {
  cards: readonly AvailableCard[];
  /** Called when a card opens its documentation. */
  onLeave: (card: CatalogCard) => void;
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
