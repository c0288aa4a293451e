// The steps of each enrollment guide, with their usage events (docs/protocol/resources.md#15.3, #15.8).
import type { Schemas } from '#api/schemas.ts';
import type { FlowName } from './enroll-card.ts';

export type DiscoverEvent = Schemas['CaptureDiscover']['event'];

export type StepName =
  | 'access'
  | 'account'
  | 'configure'
  | 'connect'
  | 'deploy'
  | 'discovered'
  | 'enroll'
  | 'finished'
  | 'install'
  | 'mtls'
  | 'policy'
  | 'register'
  | 'test';

export interface FlowStep {
  name: StepName;
  event: DiscoverEvent;
  /** Whether the step reports its result as soon as it is known, not when the user continues. */
  reportsItself?: true;
  /** Whether leaving the guide at this step loses nothing, so that it needs no confirmation. */
  canLeaveFreely?: true;
}

const deployStep: FlowStep = { name: 'deploy', event: 'tp.ui.discover.deployService' };
const accessStep: FlowStep = { name: 'access', event: 'tp.ui.discover.principals.configure' };
const testStep: FlowStep = { name: 'test', event: 'tp.ui.discover.testConnection', reportsItself: true };
const finishedStep: FlowStep = { name: 'finished', event: 'tp.ui.discover.completed', canLeaveFreely: true };

export const enrollFlows: Readonly<Record<FlowName, readonly FlowStep[]>> = {
  server: [deployStep, accessStep, testStep, finishedStep],
  kubernetes: [deployStep, accessStep, testStep, finishedStep],
  selfHosted: [
    { name: 'register', event: 'tp.ui.discover.database.register' },
    deployStep,
    { name: 'mtls', event: 'tp.ui.discover.database.configure.mtls' },
    accessStep,
    testStep,
    finishedStep,
  ],
  rds: [
    { name: 'account', event: 'tp.ui.discover.integration.awsoidc.connect', canLeaveFreely: true },
    { name: 'enroll', event: 'tp.ui.discover.database.enroll.rds' },
    deployStep,
    { name: 'policy', event: 'tp.ui.discover.database.configure.iampolicy' },
    accessStep,
    testStep,
    finishedStep,
  ],
  activeDirectory: [
    { name: 'install', event: 'tp.ui.discover.desktop.activeDirectory.tools.install' },
    { name: 'configure', event: 'tp.ui.discover.desktop.activeDirectory.configure' },
    { name: 'connect', event: 'tp.ui.discover.deployService' },
    { name: 'discovered', event: 'tp.ui.discover.autoDiscoveredResources', reportsItself: true, canLeaveFreely: true },
    finishedStep,
  ],
};
