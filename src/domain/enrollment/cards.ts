// Which cards of the catalogue are shown, in what order, and why one cannot be chosen (docs/protocol/resources.md#15.2).
import type { Acl } from '#api/identity/user-context.ts';
import type { Card, EnrolledKind } from './card.ts';
import { catalogue } from './catalogue.ts';

export interface OfferedCard extends Card {
  /** Permissions that are missing, as roles name them ("token: create"); empty where it may be chosen. */
  missing: readonly string[];
  /** It is done here step by step, and may be. */
  isGuided: boolean;
}

type Need = readonly [kind: keyof Acl, flag: 'create' | 'list' | 'read', name: string];

const TOKEN: Need = ['tokens', 'create', 'token: create'];

const NEEDS: Readonly<Record<EnrolledKind, readonly Need[]>> = {
  application: [TOKEN, ['appServers', 'read', 'app_server: read'], ['appServers', 'list', 'app_server: list']],
  database: [TOKEN, ['dbServers', 'read', 'db_server: read'], ['dbServers', 'list', 'db_server: list']],
  desktop: [TOKEN, ['desktops', 'read', 'windows_desktop: read'], ['desktops', 'list', 'windows_desktop: list']],
  kubernetes: [TOKEN, ['kubeServers', 'read', 'kube_server: read'], ['kubeServers', 'list', 'kube_server: list']],
  saml: [['samlIdpServiceProvider', 'create', 'saml_idp_service_provider: create']],
  server: [TOKEN, ['nodes', 'list', 'node: list']],
};

function isAllowed(acl: Acl | undefined, [kind, flag]: Need): boolean {
  const flags = acl?.[kind];
  return typeof flags === 'object' && flags?.[flag] === true;
}

/** As an 18.x proxy numbers what somebody prefers (docs/protocol/auth-and-identity.md#25.5). */
const PREFERRED = new Map<unknown, EnrolledKind>([
  [1, 'desktop'],
  [2, 'server'],
  [3, 'database'],
  [4, 'kubernetes'],
  [5, 'application'],
]);

const byName = (one: Card, other: Card): number =>
  one.name.localeCompare(other.name, 'en') || one.family.localeCompare(other.family, 'en');

/** Every word has to stand somewhere among the words of the card. */
function isFound({ keywords }: Card, search: string): boolean {
  return search
    .toLowerCase()
    .split(' ')
    .every((word) => keywords.includes(word));
}

/** Those that are guided and may be chosen come first; in each part kinds that are preferred do, then it goes by name. */
export function offeredCards(acl: Acl | undefined, search: string, preferred: readonly unknown[] = []): OfferedCard[] {
  const kinds = new Set(preferred.map((number) => PREFERRED.get(number)));
  const rank = ({ kind }: Card): number => (kinds.has(kind) ? 0 : 1);
  const offered = catalogue
    .filter((card) => isFound(card, search))
    .map((card) => {
      const missing = NEEDS[card.kind].filter((need) => !isAllowed(acl, need)).map(([, , name]) => name);
      return { ...card, missing, isGuided: card.way.by === 'flow' && missing.length === 0 };
    })
    .toSorted((one, other) => rank(one) - rank(other) || byName(one, other));
  return [...offered.filter(({ isGuided }) => isGuided), ...offered.filter(({ isGuided }) => !isGuided)];
}

/** A card by its ID, which may come from an address. */
export const cardOf = (id: string): Card | undefined => catalogue.find((card) => card.id === id);
