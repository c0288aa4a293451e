// A card of the catalogue: something that can be enrolled (docs/protocol/resources.md#15.2).
import type { Schemas } from '#api/schemas.ts';
import type { DocsPage } from '#domain/docs-links.ts';

/** What kind of resource it becomes. */
export type EnrolledKind = 'application' | 'database' | 'desktop' | 'kubernetes' | 'saml' | 'server';

/** As usage events name it. */
export type EventResource = NonNullable<Schemas['CaptureDiscoverStep']['resource']>;

export type FlowName = 'activeDirectory' | 'kubernetes' | 'rds' | 'selfHosted' | 'server';

export type EnrollIcon = 'apple' | 'application' | 'cloud' | 'database' | 'kubernetes' | 'linux' | 'shield' | 'windows';

/** How it goes on: step by step here, in a dialog, or in the documentation. */
export type EnrollMethod =
  | { by: 'flow'; flow: FlowName }
  | { by: 'dialog' }
  | { by: 'documentation'; page: DocsPage }
  /** Only builds of the enterprise edition know how. */
  | { by: 'enterprise' };

export interface CatalogueCard {
  /** Of the catalogue; stands in addresses and in what this browser keeps. */
  id: string;
  kind: EnrolledKind;
  name: string;
  /** What it belongs to; empty where the name says all. */
  family: string;
  icon: EnrollIcon;
  /** In lower case. Not the name: these words alone are searched. */
  keywords: string;
  resource: EventResource;
  method: EnrollMethod;
}

interface CardGroup extends Pick<CatalogueCard, 'kind' | 'family'> {
  /** Keywords of all cards in the group. */
  groupKeywords: string;
}

/** The cards of a group, each found by the words of the group and its own. */
export const cardGroup = (
  { kind, family, groupKeywords }: CardGroup,
  cards: readonly Omit<CatalogueCard, 'kind' | 'family'>[],
): readonly CatalogueCard[] =>
  cards.map((card) => ({ ...card, kind, family, keywords: `${groupKeywords} ${card.keywords}`.trim() }));
