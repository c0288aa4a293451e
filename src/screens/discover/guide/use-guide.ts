// One run of a guide: the current step, the joined resource, the usage events and the stored progress.
import { useEffect, useEffectEvent, useState } from 'react';
import type { CatalogCard, FlowName } from '#domain/enrollment/enroll-card.ts';
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

/** Data that steps share. It contains secrets, so it is not stored in the browser. */
interface GuideMemory {
  token?: JoinToken | undefined;
  /** The labels of databases that the token's agent serves. */
  matchers?: Matchers;
  registered?: Schemas['NewDatabase'];
  /** Whether an agent serves the database. */
  isServed?: boolean;
}

interface GuideProgress {
  run: EnrollmentRun;
  /** The resource that joined the cluster, or a registered database; undefined before that. */
  found: JoinedResource | undefined;
  /** Whether the step has changed since the guide opened, or the user returned from another page. */
  hasMoved: boolean;
  memory: GuideMemory;
  /** Name of the integration that accesses the AWS account. */
  integration: string | undefined;
}

interface ContinueOptions {
  steps?: number;
  counts?: ResourceCounts | undefined;
}

export interface Guide extends GuideProgress {
  card: CatalogCard;
  /** ID that groups the usage events of a visit. */
  visit: string;
  dispatch: (action: RunAction) => void;
  /** Stores data that steps share. */
  remember: (changes: GuideMemory) => void;
  /** Stores the joined resource and goes to the next step, or several steps ahead. */
  continueWith: (found: JoinedResource, options?: ContinueOptions) => void;
  /** Continues with an AWS account. */
  connect: (integration: string) => void;
  /** Reports the usage events of a step that the user finished on another page before the guide opened. */
  start: () => void;
}

/**
 * The step and data with which the guide opens: the saved ones from this browser's storage, or those from the page that
 * the user returns from.
 */
function initialProgress(
  card: CatalogCard,
  flow: FlowName,
  detour: Detour | undefined,
): { progress: GuideProgress; reports: RunTransition['reports'] } {
  const saved = parseSavedRun(readSetting(SAVED_RUN_KEY));
  const run = startRun(flow);
  const { integration } = detour ?? {};
  const progress = { run, found: undefined, hasMoved: detour !== undefined, integration, memory: {} };
  if (saved?.card === card.id)
    return { progress: { ...progress, run: { ...run, stepIndex: saved.stepIndex }, found: saved.found }, reports: [] };
  if (!detour || integration === undefined) return { progress, reports: [] };
  const { run: resumedRun, reports } = nextRun({ ...run, stepIndex: detour.stepIndex }, { type: 'proceed' });
  return { progress: { ...progress, run: resumedRun }, reports };
}

function storeRun({ id }: CatalogCard, { run, found }: Pick<GuideProgress, 'run' | 'found'>): void {
  if (run.isOver) return;
  const isLastStep = run.stepIndex === stepsOf(run).length - 1;
  writeSetting(
    SAVED_RUN_KEY,
    isLastStep || !found ? null : JSON.stringify({ card: id, stepIndex: run.stepIndex, found }),
  );
}

interface UseGuideOptions {
  card: CatalogCard;
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
  // Reads from the store, because React may not have rendered the previous action when a response arrives.
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
  // A closing tab reports that the user left. The browser may restore the tab from its cache, and then the run
  // continues.
  const reportLeaving = useEffectEvent(() => {
    for (const report of nextRun(store.get().run, { type: 'leave' }).reports) reportUsage(report);
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
    remember: (changes) => store.set({ ...store.get(), memory: { ...store.get().memory, ...changes } }),
    continueWith: (found, { steps = 1, counts = {} } = {}) =>
      dispatch(steps > 1 ? { type: 'jump', stepCount: steps, counts } : { type: 'proceed', counts }, { found }),
    connect: (integration) => dispatch({ type: 'proceed' }, { integration }),
    start: () => initial.reports.forEach(reportUsage),
  };
}

export const currentStep = ({ run }: Pick<Guide, 'run'>) => currentStepOf(run);
