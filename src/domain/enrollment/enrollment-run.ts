// The state machine of one run through an enrollment guide (a wizard; flows.ts has its steps), with its usage reports
// (docs/protocol/resources.md#15.1, "Usage events during a wizard"; docs/behaviour.md#enrolling).
import type { Schemas } from '#api/schemas.ts';
import type { FlowName } from './enroll-card.ts';
import { enrollFlows, type FlowStep, type DiscoverEvent } from './flows.ts';

export interface EnrollmentRun {
  flow: FlowName;
  stepIndex: number;
  /**
   * Whether a step with `reportsItself` has reported its result. If it has not, continuing reports the step as skipped.
   * Other steps ignore this.
   */
  isReported: boolean;
  /** Whether the run has ended: completed, left, or replaced after a detour. */
  isOver: boolean;
}

export type RunAction =
  /** `counts`: the resources of the step, if it counts them. */
  | { type: 'proceed'; counts?: ResourceCounts }
  | { type: 'skip' }
  /** Goes forward by `stepCount` steps, and reports the steps in between as skipped. */
  | { type: 'jump'; stepCount: number; counts?: ResourceCounts }
  | { type: 'back' }
  /** Ends this run without a report, because the user opens a page from which they return to a new run at this step. */
  | { type: 'detour' }
  /** Reports the result of a step with `reportsItself`: a failure if there is an `error`. */
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

/** Whether leaving now needs a confirmation, because it would lose work. */
export const mustConfirmLeaving = (run: EnrollmentRun): boolean =>
  !run.isOver && currentStepOf(run).canLeaveFreely !== true;

/**
 * Only the guides for databases allow going back, except from their last step (docs/protocol/resources.md#15.3). The
 * user can go back to the step that registers the database only if this browser still knows that database.
 */
export function canGoBack(run: EnrollmentRun, isDatabaseKnown: boolean): boolean {
  if (!['selfHosted', 'rds'].includes(run.flow) || isAtLastStep(run)) return false;
  const previousStep = stepsOf(run)[run.stepIndex - 1];
  return previousStep !== undefined && (isDatabaseKnown || !['register', 'enroll'].includes(previousStep.name));
}

const isAtLastStep = (run: EnrollmentRun): boolean => run.stepIndex === stepsOf(run).length - 1;

const moveToStep = (run: EnrollmentRun, stepIndex: number): EnrollmentRun => ({ ...run, stepIndex, isReported: false });

/** The reports about the current step when the user continues. */
function completionReports(run: EnrollmentRun, counts: ResourceCounts = {}): UsageReport[] {
  const { event, reportsItself } = currentStepOf(run);
  if (!reportsItself) return [{ event, status: SUCCESS, ...counts }];
  return run.isReported ? [] : [{ event, status: SKIPPED }];
}

function skipSteps(run: EnrollmentRun, stepCount: number, counts?: ResourceCounts): RunTransition {
  const steps = stepsOf(run);
  const targetIndex = Math.min(run.stepIndex + stepCount, steps.length - 1);
  const skippedReports = steps
    .slice(run.stepIndex + 1, targetIndex)
    .map(({ event }): UsageReport => ({ event, status: SKIPPED }));
  return { run: moveToStep(run, targetIndex), reports: [...completionReports(run, counts), ...skippedReports] };
}

function leaveRun(run: EnrollmentRun): RunTransition {
  const { event } = currentStepOf(run);
  return { run: { ...run, isOver: true }, reports: [{ event, status: isAtLastStep(run) ? SUCCESS : ABORTED }] };
}

/** The state of the run after an action, and the reports. A run that is over ignores all actions. */
export function nextRun(run: EnrollmentRun, action: RunAction): RunTransition {
  if (run.isOver) return { run, reports: [] };
  const { event } = currentStepOf(run);
  switch (action.type) {
    case 'proceed':
      return isAtLastStep(run)
        ? leaveRun(run)
        : { run: moveToStep(run, run.stepIndex + 1), reports: completionReports(run, action.counts) };
    case 'skip':
      return isAtLastStep(run)
        ? leaveRun(run)
        : { run: moveToStep(run, run.stepIndex + 1), reports: [{ event, status: SKIPPED }] };
    case 'jump':
      return skipSteps(run, action.stepCount, action.counts);
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
