// The type of a card in the enrollment catalog, where users choose what to enroll (docs/protocol/resources.md#15.2).
import type { Schemas } from '#api/schemas.ts';
import type { DocsPage } from '#domain/docs-links.ts';

/** The kinds of resources that can be enrolled, in the order of the catalog. */
export const enrolledKinds = ['server', 'database', 'kubernetes', 'application', 'desktop', 'saml'] as const;

export type EnrolledKind = (typeof enrolledKinds)[number];

/** The name of the resource in usage events. */
export type EventResource = NonNullable<Schemas['CaptureDiscoverStep']['resource']>;

/** The guides. A flow is the list of a guide's steps. */
export type FlowName = 'activeDirectory' | 'kubernetes' | 'rds' | 'selfHosted' | 'server';

export type EnrollIcon = 'apple' | 'application' | 'cloud' | 'database' | 'kubernetes' | 'linux' | 'shield' | 'windows';

/** How to enroll the resource: with a guide, in a dialog, or as the documentation describes. */
export type EnrollMethod =
  | { method: 'flow'; flow: FlowName }
  | { method: 'dialog' }
  | { method: 'documentation'; page: DocsPage }
  /** Available only in enterprise builds. */
  | { method: 'enterprise' };

export interface CatalogCard {
  /** The ID in addresses and in browser storage. */
  id: string;
  kind: EnrolledKind;
  name: string;
  /** The product family, such as "Azure". Empty if the name alone is enough. */
  family: string;
  icon: EnrollIcon;
  /** The name of the logo that replaces the icon (src/features/logos). The card's text must name its product. */
  logo?: string;
  /** Lowercase search words. The search ignores the card's name. */
  keywords: string;
  resource: EventResource;
  method: EnrollMethod;
}

/** What the cards of a group have in common. */
interface CardGroup extends Pick<CatalogCard, 'kind' | 'family'> {
  groupKeywords: string;
}

/** Adds the kind, the family and the keywords of the group to each card. */
export const cardGroup = (
  { kind, family, groupKeywords }: CardGroup,
  cards: readonly Omit<CatalogCard, 'kind' | 'family'>[],
): readonly CatalogCard[] =>
  cards.map((card) => ({ ...card, kind, family, keywords: `${groupKeywords} ${card.keywords}`.trim() }));
