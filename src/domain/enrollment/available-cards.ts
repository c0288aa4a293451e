// Filters and sorts the cards for enrolling resources, and lists the permissions that the user needs for a card but
// does not have (docs/protocol/resources.md#15.2).
import type { Acl } from '#api/identity/user-context.ts';
import { enrolledKinds, type CatalogCard, type EnrolledKind } from './enroll-card.ts';
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

/** The order of the catalog: first the kinds that the user prefers, then the others. */
export function orderedKinds(preferredNumbers: readonly unknown[] = []): EnrolledKind[] {
  const preferredKinds = new Set(preferredNumbers.map((number) => PREFERRED_KINDS.get(number)));
  return [true, false].flatMap((isPreferred) =>
    enrolledKinds.filter((kind) => preferredKinds.has(kind) === isPreferred),
  );
}

/** Guided cards first, then by name. */
const compareCards = (first: AvailableCard, second: AvailableCard): number =>
  Number(second.isGuided) - Number(first.isGuided) ||
  first.name.localeCompare(second.name, 'en') ||
  first.family.localeCompare(second.family, 'en');

/** Whether the card's keywords contain every word of the search. */
function matchesSearch({ keywords }: CatalogCard, search: string): boolean {
  return search
    .toLowerCase()
    .split(' ')
    .every((word) => keywords.includes(word));
}

/** The cards that match the search, those with a guide first. */
export function availableCards(acl: Acl | undefined, search: string): AvailableCard[] {
  return cardCatalog
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
    .toSorted(compareCards);
}

/** Finds a card by its ID, which may come from the address bar. */
export const findCard = (id: string): CatalogCard | undefined => cardCatalog.find((card) => card.id === id);
