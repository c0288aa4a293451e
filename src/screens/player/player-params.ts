// The open panel and the search are in the address of the player. Unreadable parameters have default values.
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FindQuery } from '#domain/terminal/tools/find-in-output.ts';
import { withParams, paramValues, type ParamChanges } from '#lib/params.ts';

const PANELS = ['search', 'transcript', 'events'] as const;
export type PanelName = (typeof PANELS)[number];

const MATCH_CASE = 'case';
const MATCH_REGEX = 'regex';

export const parsePanel = (params: URLSearchParams): PanelName | undefined =>
  PANELS.find((panel) => panel === params.get('panel'));

export function parseQuery(params: URLSearchParams): FindQuery {
  const match = paramValues(params, 'match');
  return {
    text: params.get('search') ?? '',
    isRegex: match.includes(MATCH_REGEX),
    isCaseSensitive: match.includes(MATCH_CASE),
  };
}

export const queryToParams = ({ text, isRegex, isCaseSensitive }: FindQuery): ParamChanges => ({
  search: text,
  match: [...(isCaseSensitive ? [MATCH_CASE] : []), ...(isRegex ? [MATCH_REGEX] : [])],
});

/** The panel and the search in the address. The setters replace the history entry, so Back leaves the player. */
export function usePlayerParams(hasEvents = false) {
  const [params, setParams] = useSearchParams();
  /** Whether the user opened or closed a panel here. Only then does the panel take the focus. */
  const [wasSetByUser, setOpened] = useState(false);
  // Synchronous, because typing must not wait for the router.
  const set = (change: ParamChanges) => setParams(withParams(params, change), { replace: true, flushSync: true });
  const panel = parsePanel(params);
  return {
    // A link may name the events panel although this recording has no events.
    panel: panel === 'events' && !hasEvents ? undefined : panel,
    query: parseQuery(params),
    isOpened: wasSetByUser,
    setPanel(panel: PanelName | undefined) {
      setOpened(true);
      set({ panel: panel ?? '' });
    },
    setQuery: (query: FindQuery) => set(queryToParams(query)),
    /** The link to the same view at another moment. */
    linkAt: (t: string) => `${location.origin}${location.pathname}?${withParams(params, { t })}`,
  };
}

export type PlayerState = ReturnType<typeof usePlayerParams>;
