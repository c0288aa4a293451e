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
interface GuideMemory {
  token?: JoinToken | undefined;
  /** What the agent of the token serves. */
  matchers?: Matchers;
  registered?: Schemas['NewDatabase'];
  /** An agent was found that serves the database. */
  isServed?: boolean;
}

interface GuideProgress {
  run: EnrollmentRun;
  found: JoinedResource | undefined;
  hasMoved: boolean;
  memory: GuideMemory;
  /** By which an AWS account is reached. */
  integration: string | undefined;
}

interface ContinueOptions {
  by?: number;
  counts?: ResourceCounts | undefined;
}

export interface Guide extends GuideProgress {
  card: CatalogueCard;
  /** By which usage events of the visit are told together. */
  visit: string;
  dispatch: (action: RunAction) => void;
  /** Goes on with what joined; by several steps where those between are not needed. */
  remember: (more: GuideMemory) => void;
  continueWith: (found: JoinedResource, how?: ContinueOptions) => void;
  /** Goes on with an AWS account. */
  connect: (integration: string) => void;
  /** Tells what is known as the guide appears. */
  start: () => void;
}

/** Goes on where the same guide was left: in this browser, or for the page that it comes back from. */
function initialProgress(
  card: CatalogueCard,
  flow: FlowName,
  detour: Detour | undefined,
): { progress: GuideProgress; reports: RunTransition['reports'] } {
  const saved = parseSavedRun(readSetting(SAVED_RUN_KEY));
  const run = startRun(flow);
  const { integration } = detour ?? {};
  const progress = { run, found: undefined, hasMoved: detour !== undefined, integration, memory: {} };
  if (saved?.card === card.id)
    return { progress: { ...progress, run: { ...run, stepIndex: saved.at }, found: saved.found }, reports: [] };
  if (!detour || integration === undefined) return { progress, reports: [] };
  const { run: resumedRun, reports } = nextRun({ ...run, stepIndex: detour.stepIndex }, { do: 'proceed' });
  return { progress: { ...progress, run: resumedRun }, reports };
}

function storeRun({ id }: CatalogueCard, { run, found }: Pick<GuideProgress, 'run' | 'found'>): void {
  if (run.isOver) return;
  const isDone = run.stepIndex === stepsOf(run).length - 1;
  writeSetting(SAVED_RUN_KEY, isDone || !found ? null : JSON.stringify({ card: id, at: run.stepIndex, found }));
}

interface UseGuideOptions {
  card: CatalogueCard;
  flow: FlowName;
  detour: Detour | undefined;
  visit: string;
}

export function useGuide(
  { card, flow, detour: previousDetour, visit }: UseGuideOptions,
  reportUsage: (report: UsageReport) => void,
): Guide {
  const [initial] = useState(() => initialProgress(card, flow, previousDetour));
  const [store] = useState(() => createStore(initial.progress));
  const progress = useStore(store, (value) => value);
  // From the store, not as drawn: an answer may come before a deed of the same moment is drawn.
  const dispatch = (action: RunAction, change: Partial<Pick<GuideProgress, 'found' | 'integration'>> = {}) => {
    const previous = store.get();
    const { run, reports } = nextRun(previous.run, action);
    for (const report of reports) reportUsage(report);
    const updated = {
      ...previous,
      ...change,
      run,
      hasMoved: previous.hasMoved || run.stepIndex !== previous.run.stepIndex,
    };
    store.set(updated);
    storeRun(card, updated);
  };
  // A tab that goes away is told of, and may yet come back from the browser's memory: the run goes on then.
  const reportLeaving = useEffectEvent(() => {
    for (const report of nextRun(store.get().run, { do: 'leave' }).reports) reportUsage(report);
  });
  useEffect(() => {
    const onPageHide = () => reportLeaving();
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, []);
  return {
    ...progress,
    card,
    visit,
    dispatch,
    remember: (more) => store.set({ ...store.get(), memory: { ...store.get().memory, ...more } }),
    continueWith: (found, { by = 1, counts = {} } = {}) =>
      dispatch(by > 1 ? { do: 'jump', stepCount: by, counts } : { do: 'proceed', counts }, { found }),
    connect: (integration) => dispatch({ do: 'proceed' }, { integration }),
    start: () => initial.reports.forEach(reportUsage),
  };
}

/** The step that is shown. */
export const currentStep = ({ run }: Pick<Guide, 'run'>) => currentStepOf(run);
