import X from 'lucide-react/icons/x';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { DISMISS_MESSAGE } from './messages.ts';
import type { OpenToolsProps } from './open-tools.tsx';
import * as css from './tools.css.ts';

const loadTools = () => import('./open-tools.tsx');
const OpenTools = lazy(async () => ({ default: (await loadTools()).OpenTools }));

// The calls that the session needs have this time to finish before the prefetch starts.
const PREFETCH_DELAY_MS = 3_000;

interface ToolsNeeded {
  isAnyToolOpen: boolean;
  /** Whether the log for screen readers is on. */
  isLogEnabled: boolean;
}

/**
 * Loads the code of the tools when one opens, or prefetches it after a delay. Tools render only after loading, because
 * an error while rendering would end the session. A failed load shows a notice instead.
 */
function useLoadedTools({ isAnyToolOpen, isLogEnabled }: ToolsNeeded, onFailed: () => void): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const reportFailure = useEffectEvent(onFailed);
  useEffect(() => {
    const timer = setTimeout(() => void loadTools().catch(() => undefined), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isAnyToolOpen && !isLogEnabled) return;
    let isUnmounted = false;
    loadTools().then(
      () => isUnmounted || setLoaded(true),
      () => isUnmounted || reportFailure(),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isAnyToolOpen, isLogEnabled]);
  return isLoaded;
}

/** Below a terminal: the open tools, notices, and the log for screen readers. */
export function PaneTools({ tools, screen }: OpenToolsProps) {
  const { notice, options, close } = tools;
  const isAnyToolOpen =
    tools.findRequest > 0 || tools.pendingPaste !== undefined || tools.isSettingsOpen || tools.isShortcutsOpen;
  const isLoaded = useLoadedTools({ isAnyToolOpen, isLogEnabled: options.isScreenReaderMode }, tools.showLoadError);
  const dismiss = () => {
    close('notice');
    screen.current?.focus();
  };
  return (
    <>
      {notice !== undefined && (
        <div className={css.strip} role="alert">
          <p className={css.notice}>{notice}</p>
          <IconButton size="small" label={DISMISS_MESSAGE} icon={X} onClick={dismiss} />
        </div>
      )}
      <Suspense>{isLoaded && <OpenTools tools={tools} screen={screen} />}</Suspense>
    </>
  );
}
