// What the palette offers: places of one's own while nothing is typed, else what was found.
import type { Reading } from '#domain/palette/coverage.ts';
import type { Entry } from '#domain/palette/entry.ts';
import { kinds } from '#domain/palette/kinds.ts';
import { KINDS, PAGE } from '#domain/palette/messages.ts';
import { CONNECT } from '#domain/resources/messages.ts';
import { ACTIONS } from '#domain/messages.ts';
import type { VisitedPage } from '#domain/palette/memory.ts';
import { directTo } from '#domain/palette/direct.ts';
import { offerOf } from '#domain/palette/offer.ts';
import { asked } from '#domain/palette/search.ts';
import type { PaletteOption } from '#ui/palette/palette-option.tsx';
import { BY_NAME, FOUND, NOT_LOADED, OPEN_AGAIN, PAGES, RECENT, SHOW_LIST } from './messages.ts';
import { iconOf, kindIcons, recentIcon, searchIcon } from './icons.ts';

/** One row, and what becomes of it when it is chosen. */
export interface Choice extends PaletteOption {
  use: string;
  act: string;
  visitedAs: string;
}

interface Choices {
  title: string;
  options: readonly Choice[];
}

/** Sessions and launched applications stay beside the page, as the lists open them. */
const standsAlone = (to: string): boolean => /\/console\/|\/desktops\/|^\/web\/launch\//.test(to);

const inPlace = { others: '', keys: '', use: '', act: '', visitedAs: '', newTab: false };

const recent = ({ to, name, note }: VisitedPage): Choice => ({
  ...inPlace,
  id: `place ${to}`,
  icon: recentIcon,
  name,
  note,
  hint: standsAlone(to) ? OPEN_AGAIN : PAGE,
  to,
  newTab: standsAlone(to),
  visitedAs: standsAlone(to) ? name : '',
});

interface Shown {
  login?: string | undefined;
  many: boolean;
  keysOf: (to: string) => string;
}

function option(entry: Entry, { keysOf, ...circumstances }: Shown): Choice {
  const { kind: _, ...offer } = offerOf(entry, circumstances);
  return { ...offer, icon: iconOf(entry), keys: entry.kind === 'page' ? keysOf(entry.at) : '' };
}

/** After a bare `@` each login is a row of its own. */
function options(entry: Entry, shown: Shown): Choice[] {
  if (shown.login !== '' || entry.logins.length === 0) return [option(entry, shown)];
  return entry.logins.map((login) => option(entry, { ...shown, login }));
}

interface AtRest {
  visits: readonly VisitedPage[];
  here: string;
  pages: readonly Entry[];
  actions: readonly Entry[];
  keysOf: (to: string) => string;
}

export function groupsAtRest({ visits, here, pages, actions, keysOf }: AtRest): Choices[] {
  const shown = { many: false, keysOf };
  return [
    { title: RECENT, options: visits.filter(({ to }) => to !== here).map(recent) },
    { title: ACTIONS, options: actions.map((entry) => option(entry, shown)) },
    { title: PAGES, options: pages.map((entry) => option(entry, shown)) },
  ].filter(({ options }) => options.length > 0);
}

/** Where not everything could be loaded, the list itself can be asked: it searches all that is there. */
function further({ kind, cluster }: Reading, words: string, many: boolean): Choice {
  return {
    ...inPlace,
    id: `search ${kind} ${cluster}`,
    icon: searchIcon,
    name: KINDS[kind].searchAll(words),
    note: many ? cluster : '',
    hint: SHOW_LIST,
    to: kinds[kind].list(cluster, words),
  };
}

/** A host by its name alone, as the box above the servers takes it (docs/protocol/resources.md#16.2). */
function direct(of: string, best: readonly Entry[], cluster: string): Choice[] {
  const found = directTo(of, { best, cluster });
  if (found === undefined) return [];
  const { name, to } = found;
  return [
    {
      ...inPlace,
      id: `direct ${to}`,
      icon: kindIcons.server,
      name,
      note: '',
      hint: CONNECT,
      to,
      newTab: true,
      visitedAs: name,
    },
  ];
}

interface Answer {
  of: string;
  best: readonly Entry[];
  readings: readonly Reading[];
  many: boolean;
  /** Where a host that is not listed is dialled from; undefined for anyone who has no servers. */
  dialsFrom: string | undefined;
  keysOf: (to: string) => string;
}

export function groupsFound({ of, best, readings, many, dialsFrom, keysOf }: Answer): Choices[] {
  const { login, words } = asked(of);
  const found = best.flatMap((entry) => options(entry, { login, many, keysOf }));
  const cut = words.length > 0 ? readings.filter(({ isCut }) => isCut) : [];
  const rest = cut.map((reading) => further(reading, words.join(' '), many));
  return [
    { title: rest.length > 0 ? FOUND : '', options: found },
    { title: NOT_LOADED, options: rest },
    { title: BY_NAME, options: dialsFrom === undefined ? [] : direct(of, best, dialsFrom) },
  ].filter(({ options }) => options.length > 0);
}
