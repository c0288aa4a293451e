// Filters and sorts the cards for enrolling resources, and lists the permissions that the user needs for a card but
// does not have (docs/protocol/resources.md#15.2).
import type { Acl } from '#api/identity/user-context.ts';
import type { CatalogCard, EnrolledKind } from './enroll-card.ts';
import { cardCatalog } from './card-catalog.ts';

export interface AvailableCard extends CatalogCard {
  /** Missing permissions, in the words of roles ("token: create"). Empty if the user may choose the card. */
  missingPermissions: readonly string[];
  /** Whether the console has a guide for the card and the user may follow it. */
  isGuided: boolean;
}

type RequiredPermission = readonly [kind: keyof Acl, flag: 'create' | 'list' | 'read', name: string];

const CREATE_TOKEN: RequiredPermission = ['tokens', 'create', 'token: create'];

const REQUIRED_PERMISSIONS: Readonly<Record<EnrolledKind, readonly RequiredPermission[]>> = {
  application: [CREATE_TOKEN, ['appServers', 'read', 'app_server: read'], ['appServers', 'list', 'app_server: list']],
  database: [CREATE_TOKEN, ['dbServers', 'read', 'db_server: read'], ['dbServers', 'list', 'db_server: list']],
  desktop: [CREATE_TOKEN, ['desktops', 'read', 'windows_desktop: read'], ['desktops', 'list', 'windows_desktop: list']],
  kubernetes: [
    CREATE_TOKEN,
    ['kubeServers', 'read', 'kube_server: read'],
    ['kubeServers', 'list', 'kube_server: list'],
  ],
  saml: [['samlIdpServiceProvider', 'create', 'saml_idp_service_provider: create']],
  server: [CREATE_TOKEN, ['nodes', 'list', 'node: list']],
};

function isAllowed(acl: Acl | undefined, [kind, flag]: RequiredPermission): boolean {
  const flags = acl?.[kind];
  return typeof flags === 'object' && flags?.[flag] === true;
}

/** The kinds by their number in the preferences of users on 18.x (docs/protocol/auth-and-identity.md#25.5). */
const PREFERRED_KINDS = new Map<unknown, EnrolledKind>([
  [1, 'desktop'],
  [2, 'server'],
  [3, 'database'],
  [4, 'kubernetes'],
  [5, 'application'],
]);

const compareCards = (first: CatalogCard, second: CatalogCard): number =>
  first.name.localeCompare(second.name, 'en') || first.family.localeCompare(second.family, 'en');

/** Whether the card's keywords contain every word of the search. */
function matchesSearch({ keywords }: CatalogCard, search: string): boolean {
  return search
    .toLowerCase()
    .split(' ')
    .every((word) => keywords.includes(word));
}

/** Guided cards come first. Both groups start with the preferred kinds and are then sorted by name. */
export function availableCards(
  acl: Acl | undefined,
  search: string,
  preferredNumbers: readonly unknown[] = [],
): AvailableCard[] {
  const preferredKinds = new Set(preferredNumbers.map((number) => PREFERRED_KINDS.get(number)));
  const rankOf = ({ kind }: CatalogCard): number => (preferredKinds.has(kind) ? 0 : 1);
  const matchingCards = cardCatalog
    .filter((card) => matchesSearch(card, search))
    .map((card) => {
      const missingPermissions = REQUIRED_PERMISSIONS[card.kind]
        .filter((permission) => !isAllowed(acl, permission))
        .map(([, , name]) => name);
      return {
        ...card,
        missingPermissions,
        isGuided: card.method.method === 'flow' && missingPermissions.length === 0,
      };
    })
    .toSorted((first, second) => rankOf(first) - rankOf(second) || compareCards(first, second));
  return [...matchingCards.filter(({ isGuided }) => isGuided), ...matchingCards.filter(({ isGuided }) => !isGuided)];
}

/** Finds a card by its ID, which may come from the address bar. */
export const findCard = (id: string): CatalogCard | undefined => cardCatalog.find((card) => card.id === id);
