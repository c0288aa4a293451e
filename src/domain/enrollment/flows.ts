// The guided flows, step by step, with the usage event of each step (docs/protocol/resources.md#15.3, #15.8).
import type { Schemas } from '#api/schemas.ts';
import type { FlowName } from './card.ts';

export type DiscoverEvent = Schemas['CaptureDiscover']['event'];

type Cut<T> = T extends `tp.ui.discover.${infer Rest}` ? Rest : never;
/** The event of a step, without what all of them begin with. */
export type StepEvent = Cut<DiscoverEvent>;

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
  event: StepEvent;
  /** How it went is told when it is known, not when one goes on. */
  isToldByItself?: true;
  /** Nothing is lost there, so leaving asks nothing. */
  mayLeave?: true;
}

const deploy: Step = { name: 'deploy', event: 'deployService' };
const access: Step = { name: 'access', event: 'principals.configure' };
const test: Step = { name: 'test', event: 'testConnection', isToldByItself: true };
const finished: Step = { name: 'finished', event: 'completed', mayLeave: true };

export const flows: Readonly<Record<FlowName, readonly Step[]>> = {
  server: [deploy, access, test, finished],
  kubernetes: [deploy, access, test, finished],
  selfHosted: [
    { name: 'register', event: 'database.register' },
    deploy,
    { name: 'mtls', event: 'database.configure.mtls' },
    access,
    test,
    finished,
  ],
  rds: [
    { name: 'account', event: 'integration.awsoidc.connect', mayLeave: true },
    { name: 'enroll', event: 'database.enroll.rds' },
    deploy,
    { name: 'policy', event: 'database.configure.iampolicy' },
    access,
    test,
    finished,
  ],
  activeDirectory: [
    { name: 'install', event: 'desktop.activeDirectory.tools.install' },
    { name: 'configure', event: 'desktop.activeDirectory.configure' },
    { name: 'connect', event: 'deployService' },
    { name: 'discovered', event: 'autoDiscoveredResources', isToldByItself: true, mayLeave: true },
    finished,
  ],
};
