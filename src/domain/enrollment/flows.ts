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
  /** The step reports its result when it is known, not when the user continues. */
  reportsItself?: true;
  /** Leaving the guide at this step loses nothing, so it needs no confirmation. */
  canLeaveFreely?: true;
}

const deploy: FlowStep = { name: 'deploy', event: 'tp.ui.discover.deployService' };
const access: FlowStep = { name: 'access', event: 'tp.ui.discover.principals.configure' };
const test: FlowStep = { name: 'test', event: 'tp.ui.discover.testConnection', reportsItself: true };
const finished: FlowStep = { name: 'finished', event: 'tp.ui.discover.completed', canLeaveFreely: true };

export const enrollFlows: Readonly<Record<FlowName, readonly FlowStep[]>> = {
  server: [deploy, access, test, finished],
  kubernetes: [deploy, access, test, finished],
  selfHosted: [
    { name: 'register', event: 'tp.ui.discover.database.register' },
    deploy,
    { name: 'mtls', event: 'tp.ui.discover.database.configure.mtls' },
    access,
    test,
    finished,
  ],
  rds: [
    { name: 'account', event: 'tp.ui.discover.integration.awsoidc.connect', canLeaveFreely: true },
    { name: 'enroll', event: 'tp.ui.discover.database.enroll.rds' },
    deploy,
    { name: 'policy', event: 'tp.ui.discover.database.configure.iampolicy' },
    access,
    test,
    finished,
  ],
  activeDirectory: [
    { name: 'install', event: 'tp.ui.discover.desktop.activeDirectory.tools.install' },
    { name: 'configure', event: 'tp.ui.discover.desktop.activeDirectory.configure' },
    { name: 'connect', event: 'tp.ui.discover.deployService' },
    { name: 'discovered', event: 'tp.ui.discover.autoDiscoveredResources', reportsItself: true, canLeaveFreely: true },
    finished,
  ],
};
