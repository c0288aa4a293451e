// The guided flows, step by step, with the usage event of each step (docs/protocol/resources.md#15.3, #15.8).
import type { Schemas } from '#api/schemas.ts';
import type { FlowName } from './card.ts';

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

export interface Step {
  name: StepName;
  event: DiscoverEvent;
  /** How it went is told when it is known, not when one goes on. */
  isToldByItself?: true;
  /** Nothing is lost there, so leaving asks nothing. */
  mayLeave?: true;
}

const deploy: Step = { name: 'deploy', event: 'tp.ui.discover.deployService' };
const access: Step = { name: 'access', event: 'tp.ui.discover.principals.configure' };
const test: Step = { name: 'test', event: 'tp.ui.discover.testConnection', isToldByItself: true };
const finished: Step = { name: 'finished', event: 'tp.ui.discover.completed', mayLeave: true };

export const flows: Readonly<Record<FlowName, readonly Step[]>> = {
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
    { name: 'account', event: 'tp.ui.discover.integration.awsoidc.connect', mayLeave: true },
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
    { name: 'discovered', event: 'tp.ui.discover.autoDiscoveredResources', isToldByItself: true, mayLeave: true },
    finished,
  ],
};
