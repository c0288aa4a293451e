// One run through a guided flow as a state machine: what a deed leads to, and what is told of it
// (docs/protocol/resources.md#15.1, "Usage events during a wizard"; docs/behaviour.md#enrolling).
import type { Schemas } from '#api/schemas.ts';
import type { FlowName } from './card.ts';
import { flows, type Step, type DiscoverEvent } from './flows.ts';

export interface Run {
  flow: FlowName;
  /** Index of the step. */
  at: number;
  /** How the step went has been told; until then going on counts as skipped where a step tells of itself. */
  isTold: boolean;
  /** Left, at its end or before. */
  isOver: boolean;
}

export type Deed =
  /** `counts` where the step counts resources. */
  | { do: 'proceed'; counts?: Counts }
  | { do: 'skip' }
  /** Goes on by that many steps: those between are not needed. */
  | { do: 'jump'; by: number; counts?: Counts }
  | { do: 'back' }
  /** To a page that leads back here: nothing is told until then. */
  | { do: 'detour' }
  /** The step that tells of itself knows how it went. */
  | { do: 'tell'; error?: string; counts?: Counts }
  /** A call of the step failed; the step goes on. */
  | { do: 'fail'; error: string }
  /** To another page, by closing the tab, or by reloading it. */
  | { do: 'leave' };

type Status = Schemas['CaptureDiscoverStep']['stepStatus'];
export type Counts = Pick<Schemas['CaptureDiscoverStep'], 'autoDiscoverResourcesCount' | 'selectedResourcesCount'>;

export interface Report extends Counts {
  event: DiscoverEvent;
  status: Exclude<Status, 'DISCOVER_STATUS_UNSPECIFIED'>;
  error?: string;
}

export interface Next {
  run: Run;
  reports: readonly Report[];
}

const SUCCESS = 'DISCOVER_STATUS_SUCCESS';
const SKIPPED = 'DISCOVER_STATUS_SKIPPED';
const ABORTED = 'DISCOVER_STATUS_ABORTED';
const FAILED = 'DISCOVER_STATUS_ERROR';
const NONE: Counts = { autoDiscoverResourcesCount: 0, selectedResourcesCount: 0 };

export const begin = (flow: FlowName): Run => ({ flow, at: 0, isTold: false, isOver: false });

export const stepsOf = ({ flow }: Pick<Run, 'flow'>): readonly Step[] => flows[flow];

/** The step at which a run is. */
export const stepOf = (run: Run): Step => {
  const step = stepsOf(run)[run.at];
  if (!step) throw new Error(`the flow ${run.flow} has no step ${run.at}`);
  return step;
};

/** Whether something would be lost by leaving now. */
export const mustAskToLeave = (run: Run): boolean => !run.isOver && stepOf(run).mayLeave !== true;

/**
 * Guides to databases alone have a way back (docs/protocol/resources.md#15.3); to what registers one only while it is
 * known what was registered.
 */
export function canGoBack(run: Run, isRegistered: boolean): boolean {
  if (!['selfHosted', 'rds'].includes(run.flow) || isLast(run)) return false;
  const before = stepsOf(run)[run.at - 1];
  return before !== undefined && (isRegistered || !['register', 'enroll'].includes(before.name));
}

const isLast = (run: Run): boolean => run.at === stepsOf(run).length - 1;

const goTo = (run: Run, at: number): Run => ({ ...run, at, isTold: false });

/** What going on tells of the step that is left. */
function passed(run: Run, counts: Counts = {}): Report[] {
  const { event, isToldByItself } = stepOf(run);
  if (!isToldByItself) return [{ event, status: SUCCESS, ...counts }];
  return run.isTold ? [] : [{ event, status: SKIPPED }];
}

function jump(run: Run, by: number, counts?: Counts): Next {
  const steps = stepsOf(run);
  const at = Math.min(run.at + by, steps.length - 1);
  const between = steps.slice(run.at + 1, at).map(({ event }): Report => ({ event, status: SKIPPED }));
  return { run: goTo(run, at), reports: [...passed(run, counts), ...between] };
}

function leave(run: Run): Next {
  const { event } = stepOf(run);
  return { run: { ...run, isOver: true }, reports: [{ event, status: isLast(run) ? SUCCESS : ABORTED }] };
}

/** After the end nothing happens any more, and beyond the last step there is nowhere to go. */
export function next(run: Run, deed: Deed): Next {
  if (run.isOver) return { run, reports: [] };
  const { event } = stepOf(run);
  switch (deed.do) {
    case 'proceed':
      return isLast(run) ? leave(run) : { run: goTo(run, run.at + 1), reports: passed(run, deed.counts) };
    case 'skip':
      return isLast(run) ? leave(run) : { run: goTo(run, run.at + 1), reports: [{ event, status: SKIPPED }] };
    case 'jump':
      return jump(run, deed.by, deed.counts);
    case 'back':
      return run.at === 0 ? leave(run) : { run: goTo(run, run.at - 1), reports: [] };
    case 'detour':
      return { run: { ...run, isOver: true }, reports: [] };
    case 'tell':
      return { run: { ...run, isTold: true }, reports: [told(event, deed)] };
    case 'fail':
      return { run, reports: [{ event, status: FAILED, error: deed.error, ...NONE }] };
    case 'leave':
      return leave(run);
  }
}

const told = (event: DiscoverEvent, { error, counts }: { error?: string; counts?: Counts }): Report =>
  error === undefined ? { event, status: SUCCESS, ...counts } : { event, status: FAILED, error };
