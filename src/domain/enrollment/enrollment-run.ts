// The state machine of one run through an enrollment guide, with its usage reports
// (docs/protocol/resources.md#15.1, "Usage events during a wizard"; docs/behaviour.md#enrolling).
import type { Schemas } from '#api/schemas.ts';
import type { FlowName } from './enroll-card.ts';
import { enrollFlows, type FlowStep, type DiscoverEvent } from './flows.ts';

export interface EnrollmentRun {
  flow: FlowName;
  stepIndex: number;
  /** Whether the step has reported its result. Otherwise, continuing counts as skipping the test. */
  isReported: boolean;
  /** Whether the user has left the guide. */
  isOver: boolean;
}

export type RunAction =
  /** `counts`: the resources of the step, if it counts them. */
  | { type: 'proceed'; counts?: ResourceCounts }
  | { type: 'skip' }
  /** Goes forward by `stepCount` steps, because the steps between are not needed. */
  | { type: 'jump'; stepCount: number; counts?: ResourceCounts }
  | { type: 'back' }
  /** Opens a page from which the user returns to this step. Nothing is reported before the return. */
  | { type: 'detour' }
  /** Reports the result of a step with `reportsItself`. */
  | { type: 'tell'; error?: string; counts?: ResourceCounts }
  /** Reports a failed call. The step stays open. */
  | { type: 'fail'; error: string }
  /** The user opens another page, or closes or reloads the tab. */
  | { type: 'leave' };

type StepStatus = Schemas['CaptureDiscoverStep']['stepStatus'];
export type ResourceCounts = Pick<
  Schemas['CaptureDiscoverStep'],
  'autoDiscoverResourcesCount' | 'selectedResourcesCount'
>;

export interface UsageReport extends ResourceCounts {
  event: DiscoverEvent;
  status: Exclude<StepStatus, 'DISCOVER_STATUS_UNSPECIFIED'>;
  error?: string;
}

export interface RunTransition {
  run: EnrollmentRun;
  reports: readonly UsageReport[];
}

const SUCCESS = 'DISCOVER_STATUS_SUCCESS';
const SKIPPED = 'DISCOVER_STATUS_SKIPPED';
const ABORTED = 'DISCOVER_STATUS_ABORTED';
const FAILED = 'DISCOVER_STATUS_ERROR';
const NO_COUNTS: ResourceCounts = { autoDiscoverResourcesCount: 0, selectedResourcesCount: 0 };

export const startRun = (flow: FlowName): EnrollmentRun => ({ flow, stepIndex: 0, isReported: false, isOver: false });

export const stepsOf = ({ flow }: Pick<EnrollmentRun, 'flow'>): readonly FlowStep[] => enrollFlows[flow];

/** The current step of a run. */
export const currentStepOf = (run: EnrollmentRun): FlowStep => {
  const step = stepsOf(run)[run.stepIndex];
  if (!step) throw new Error(`the flow ${run.flow} has no step ${run.stepIndex}`);
  return step;
};

/** Whether leaving now would lose work. */
export const mustConfirmLeaving = (run: EnrollmentRun): boolean =>
  !run.isOver && currentStepOf(run).canLeaveFreely !== true;

/**
 * Only database guides allow going back (docs/protocol/resources.md#15.3). Going back to the step that registers the
 * database requires that the registered database is known.
 */
export function canGoBack(run: EnrollmentRun, isRegistrationKnown: boolean): boolean {
  if (!['selfHosted', 'rds'].includes(run.flow) || isLast(run)) return false;
  const previousStep = stepsOf(run)[run.stepIndex - 1];
  return previousStep !== undefined && (isRegistrationKnown || !['register', 'enroll'].includes(previousStep.name));
}

const isLast = (run: EnrollmentRun): boolean => run.stepIndex === stepsOf(run).length - 1;

const moveToStep = (run: EnrollmentRun, stepIndex: number): EnrollmentRun => ({ ...run, stepIndex, isReported: false });

/** The reports for the current step when the user continues. */
function completionReports(run: EnrollmentRun, counts: ResourceCounts = {}): UsageReport[] {
  const { event, reportsItself } = currentStepOf(run);
  if (!reportsItself) return [{ event, status: SUCCESS, ...counts }];
  return run.isReported ? [] : [{ event, status: SKIPPED }];
}

function jumpAhead(run: EnrollmentRun, stepCount: number, counts?: ResourceCounts): RunTransition {
  const steps = stepsOf(run);
  const stepIndex = Math.min(run.stepIndex + stepCount, steps.length - 1);
  const skippedReports = steps
    .slice(run.stepIndex + 1, stepIndex)
    .map(({ event }): UsageReport => ({ event, status: SKIPPED }));
  return { run: moveToStep(run, stepIndex), reports: [...completionReports(run, counts), ...skippedReports] };
}

function leaveRun(run: EnrollmentRun): RunTransition {
  const { event } = currentStepOf(run);
  return { run: { ...run, isOver: true }, reports: [{ event, status: isLast(run) ? SUCCESS : ABORTED }] };
}

/** The next state and its reports. A finished run ignores all actions. */
export function nextRun(run: EnrollmentRun, action: RunAction): RunTransition {
  if (run.isOver) return { run, reports: [] };
  const { event } = currentStepOf(run);
  switch (action.type) {
    case 'proceed':
      return isLast(run)
        ? leaveRun(run)
        : { run: moveToStep(run, run.stepIndex + 1), reports: completionReports(run, action.counts) };
    case 'skip':
      return isLast(run)
        ? leaveRun(run)
        : { run: moveToStep(run, run.stepIndex + 1), reports: [{ event, status: SKIPPED }] };
    case 'jump':
      return jumpAhead(run, action.stepCount, action.counts);
    case 'back':
      return run.stepIndex === 0 ? leaveRun(run) : { run: moveToStep(run, run.stepIndex - 1), reports: [] };
    case 'detour':
      return { run: { ...run, isOver: true }, reports: [] };
    case 'tell':
      return { run: { ...run, isReported: true }, reports: [resultReport(event, action)] };
    case 'fail':
      return { run, reports: [{ event, status: FAILED, error: action.error, ...NO_COUNTS }] };
    case 'leave':
      return leaveRun(run);
  }
}

const resultReport = (
  event: DiscoverEvent,
  { error, counts }: { error?: string; counts?: ResourceCounts },
): UsageReport => (error === undefined ? { event, status: SUCCESS, ...counts } : { event, status: FAILED, error });
