import { Suspense } from 'react';
import type { PaneControls } from '#screens/console/pane/pane-report.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import type { TouchKeysState } from './use-touch-keys.ts';

const KeyBar = lazyComponent(async () => (await import('./key-bar.tsx')).KeyBar);

interface TouchKeysProps {
  state: TouchKeysState;
  /** The focused terminal; undefined while the pane shows the server picker. */
  controls: PaneControls | undefined;
}

/** The key bar, which only touch screens load. */
export function TouchKeys({ state, controls }: TouchKeysProps) {
  if (!state.isShown || !controls) return null;
  return (
    <Suspense>
      <KeyBar state={state} controls={controls} />
    </Suspense>
  );
}
