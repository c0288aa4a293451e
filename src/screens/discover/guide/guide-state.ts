// One run through a guide: where it is, what joined, what the proxy was told of it, and what this browser keeps.
import { useEffect, useEffectEvent, useState } from 'react';
import type { Card, FlowName } from '#domain/enrollment/catalogue.ts';
import type { Found } from '#domain/enrollment/found.ts';
import type { JoinToken } from '#domain/enrollment/join-token.ts';
import type { Matchers } from '#domain/enrollment/label-matchers.ts';
import type { Schemas } from '#api/schemas.ts';
import { begin, next, stepOf, stepsOf, type Deed, type Report, type Run } from '#domain/enrollment/next.ts';
import { SAVED_RUN, savedRun } from '#domain/enrollment/saved-run.ts';
import { readSetting, writeSetting } from '#lib/browser/settings.ts';
import { createStore } from '#lib/browser/store.ts';
import { useStore } from '#ui/store/use-store.ts';

/** What steps leave for each other; with secrets among it, so it is not kept in the browser. */
interface Memory {
  token?: JoinToken | undefined;
  /** What the agent of the token serves. */
  matchers?: Matchers;
  registered?: Schemas['NewDatabase'];
}

interface Progress {
  run: Run;
  found: Found | undefined;
  hasMoved: boolean;
  memory: Memory;
}

export interface Guide extends Progress {
  card: Card;
  act: (deed: Deed) => void;
  /** Goes on with what joined; by several steps where those between are not needed. */
  goOnWith: (found: Found, by?: number) => void;
  remember: (more: Memory) => void;
}

/** Goes on where the same guide was left. */
function startOf(card: Card, flow: FlowName): Progress {
  const saved = savedRun(readSetting(SAVED_RUN));
  const run = begin(flow);
  const progress = { run, found: undefined, hasMoved: false, memory: {} };
  if (saved?.card !== card.id) return progress;
  return { ...progress, run: { ...run, at: saved.at }, found: saved.found };
}

function keep({ id }: Card, { run, found }: Progress): void {
  if (run.isOver) return;
  const isDone = run.at === stepsOf(run).length - 1;
  writeSetting(SAVED_RUN, isDone || !found ? null : JSON.stringify({ card: id, at: run.at, found }));
}

export function useGuide(card: Card, flow: FlowName, tell: (report: Report) => void): Guide {
  const [store] = useState(() => createStore(startOf(card, flow)));
  const progress = useStore(store, (value) => value);
  // From the store, not as drawn: an answer may come before a deed of the same moment is drawn.
  const act = (deed: Deed, found = store.get().found) => {
    const { run: before, ...rest } = store.get();
    const { run, reports } = next(before, deed);
    for (const report of reports) tell(report);
    const after = { ...rest, run, found, hasMoved: rest.hasMoved || run.at !== before.at };
    store.set(after);
    keep(card, after);
  };
  // A tab that goes away is told of, and may yet come back from the browser's memory: the run goes on then.
  const left = useEffectEvent(() => {
    for (const report of next(store.get().run, { do: 'leave' }).reports) tell(report);
  });
  useEffect(() => {
    const leave = () => left();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  return {
    ...progress,
    card,
    act,
    goOnWith: (found, by = 1) => act(by > 1 ? { do: 'jump', by } : { do: 'proceed' }, found),
    remember: (more) => store.set({ ...store.get(), memory: { ...store.get().memory, ...more } }),
  };
}

/** The step that is shown. */
export const shownStep = ({ run }: Pick<Guide, 'run'>) => stepOf(run);
