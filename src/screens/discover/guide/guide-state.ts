// One run through a guide: where it is, what joined, what the proxy was told of it, and what this browser keeps.
import { useEffect, useEffectEvent, useState } from 'react';
import type { CatalogueCard, FlowName } from '#domain/enrollment/enroll-card.ts';
import type { JoinedResource } from '#domain/enrollment/joined-resource.ts';
import type { JoinToken } from '#domain/enrollment/join-token.ts';
import type { Matchers } from '#domain/enrollment/label-matchers.ts';
import type { Schemas } from '#api/schemas.ts';
import type { Detour } from '#domain/enrollment/integration-detour.ts';
import {
  startRun,
  nextRun,
  currentStepOf,
  stepsOf,
  type ResourceCounts,
  type RunAction,
  type RunTransition,
  type UsageReport,
  type EnrollmentRun,
} from '#domain/enrollment/enrollment-run.ts';
import { SAVED_RUN_KEY, parseSavedRun } from '#domain/enrollment/saved-run.ts';
import { readSetting, writeSetting } from '#lib/browser/settings.ts';
import { createStore } from '#lib/browser/store.ts';
import { useStore } from '#ui/store/use-store.ts';

/** What steps leave for each other; with secrets among it, so it is not kept in the browser. */
interface Memory {
  token?: JoinToken | undefined;
  /** What the agent of the token serves. */
  matchers?: Matchers;
  registered?: Schemas['NewDatabase'];
  /** An agent was found that serves the database. */
  isServed?: boolean;
}

interface Progress {
  run: EnrollmentRun;
  found: JoinedResource | undefined;
  hasMoved: boolean;
  memory: Memory;
  /** By which an AWS account is reached. */
  integration: string | undefined;
}

interface GoingOn {
  by?: number;
  counts?: ResourceCounts | undefined;
}

export interface Guide extends Progress {
  card: CatalogueCard;
  /** By which usage events of the visit are told together. */
  visit: string;
  act: (deed: RunAction) => void;
  /** Goes on with what joined; by several steps where those between are not needed. */
  remember: (more: Memory) => void;
  goOnWith: (found: JoinedResource, how?: GoingOn) => void;
  /** Goes on with an AWS account. */
  connect: (integration: string) => void;
  /** Tells what is known as the guide appears. */
  start: () => void;
}

/** Goes on where the same guide was left: in this browser, or for the page that it comes back from. */
function startOf(
  card: CatalogueCard,
  flow: FlowName,
  back: Detour | undefined,
): { progress: Progress; reports: RunTransition['reports'] } {
  const saved = parseSavedRun(readSetting(SAVED_RUN_KEY));
  const run = startRun(flow);
  const { integration } = back ?? {};
  const progress = { run, found: undefined, hasMoved: back !== undefined, integration, memory: {} };
  if (saved?.card === card.id)
    return { progress: { ...progress, run: { ...run, stepIndex: saved.at }, found: saved.found }, reports: [] };
  if (!back || integration === undefined) return { progress, reports: [] };
  const { run: after, reports } = nextRun({ ...run, stepIndex: back.stepIndex }, { do: 'proceed' });
  return { progress: { ...progress, run: after }, reports };
}

function keep({ id }: CatalogueCard, { run, found }: Pick<Progress, 'run' | 'found'>): void {
  if (run.isOver) return;
  const isDone = run.stepIndex === stepsOf(run).length - 1;
  writeSetting(SAVED_RUN_KEY, isDone || !found ? null : JSON.stringify({ card: id, at: run.stepIndex, found }));
}

interface Begun {
  card: CatalogueCard;
  flow: FlowName;
  back: Detour | undefined;
  visit: string;
}

export function useGuide({ card, flow, back, visit }: Begun, tell: (report: UsageReport) => void): Guide {
  const [first] = useState(() => startOf(card, flow, back));
  const [store] = useState(() => createStore(first.progress));
  const progress = useStore(store, (value) => value);
  // From the store, not as drawn: an answer may come before a deed of the same moment is drawn.
  const act = (deed: RunAction, change: Partial<Pick<Progress, 'found' | 'integration'>> = {}) => {
    const before = store.get();
    const { run, reports } = nextRun(before.run, deed);
    for (const report of reports) tell(report);
    const after = { ...before, ...change, run, hasMoved: before.hasMoved || run.stepIndex !== before.run.stepIndex };
    store.set(after);
    keep(card, after);
  };
  // A tab that goes away is told of, and may yet come back from the browser's memory: the run goes on then.
  const left = useEffectEvent(() => {
    for (const report of nextRun(store.get().run, { do: 'leave' }).reports) tell(report);
  });
  useEffect(() => {
    const leave = () => left();
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, []);
  return {
    ...progress,
    card,
    visit,
    act,
    remember: (more) => store.set({ ...store.get(), memory: { ...store.get().memory, ...more } }),
    goOnWith: (found, { by = 1, counts = {} } = {}) =>
      act(by > 1 ? { do: 'jump', stepCount: by, counts } : { do: 'proceed', counts }, { found }),
    connect: (integration) => act({ do: 'proceed' }, { integration }),
    start: () => first.reports.forEach(tell),
  };
}

/** The step that is shown. */
export const shownStep = ({ run }: Pick<Guide, 'run'>) => currentStepOf(run);
