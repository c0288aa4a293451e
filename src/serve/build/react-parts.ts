import { withoutFunctions } from './without-functions.ts';

/** What this console never asks of React; `parts-left-out.test.ts` holds it to that. */
const NEVER_USED = {
  // View transitions; every commit looks for some.
  startViewTransition: 'throws',
  commitAfterMutationEffectsOnFiber: 'throws',
  measureNestedViewTransitions: 'throws',
  measureViewTransitionHostInstancesRecursive: 'throws',
  applyViewTransitionToHostInstances: 'throws',
  restoreViewTransitionOnHostInstances: 'throws',
  trackEnterViewTransitions: '{}',
  commitAppearingPairViewTransitions: '{}',
  commitEnterViewTransitions: '{}',
  commitDeletedPairViewTransitions: '{}',
  commitExitViewTransitions: '{}',
  commitNestedViewTransitions: '{}',
  restorePairedViewTransitions: '{}',
  restoreEnterOrExitViewTransitions: '{}',
  restoreNestedViewTransitions: '{}',
  // Lists of suspended parts, elements of one's own kind.
  updateSuspenseListComponent: 'throws',
  setPropOnCustomElement: 'throws',
  // References to fragments.
  FragmentInstance: 'throws',
  commitNewChildToFragmentInstance: 'throws',
  deleteChildFromFragmentInstance: 'throws',
  // Forms that call a function by themselves; events are asked whether they are of one.
  mountActionState: 'throws',
  updateActionStateImpl: 'throws',
  runActionStateAction: 'throws',
  extractEvents$1: '{}',
  // Style sheets and scripts that components ask for; titles are asked whether they are one.
  getResource: '{ return null }',
  acquireResource: 'throws',
  suspendResource: 'throws',
  preload: 'throws',
  preloadModule: 'throws',
  preinitStyle: 'throws',
  preinitScript: 'throws',
  preinitModuleScript: 'throws',
  preconnectAs: 'throws',
  // The names of the components that an error came from, which no build has.
  describeNativeComponentFrame: '{ return "" }',
} as const;
const OF_FRAGMENTS = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?\n\};\n/gm;

/** React for browsers without that; its other scripts as they are. */
export const trimmed = (script: string): string =>
  script.includes('function FragmentInstance(')
    ? withoutFunctions(script.replaceAll(OF_FRAGMENTS, ''), NEVER_USED)
    : script;
