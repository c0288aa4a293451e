import X from 'lucide-react/icons/x';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { DISMISS } from './messages.ts';
import type { OpenToolsProps } from './open-tools.tsx';
import * as css from './tools.css.ts';

const load = () => import('./open-tools.tsx');
const OpenTools = lazy(async () => ({ default: (await load()).OpenTools }));

// Long enough for the session to have what it needs first.
const AHEAD_MS = 3_000;

interface Wanted {
  isAnyOpen: boolean;
  /** There is a log for screen readers. */
  isLogged: boolean;
}

/**
 * Whether the tools are here: fetched when one is opened, or a little before. A fetch that fails must end no session, so
 * they are drawn only once they are, and it is said instead.
 */
function useLoadedTools({ isAnyOpen, isLogged }: Wanted, onFailed: () => void): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const failed = useEffectEvent(onFailed);
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isAnyOpen && !isLogged) return;
    let isGone = false;
    load().then(
      () => isGone || setLoaded(true),
      () => isGone || failed(),
    );
    return () => {
      isGone = true;
    };
  }, [isAnyOpen, isLogged]);
  return isLoaded;
}

/** Below a terminal: its tools that are open, what they could not do, and its log for screen readers. */
export function PaneTools({ tools, screen }: OpenToolsProps) {
  const { notice, options, close } = tools;
  const isAnyOpen = tools.find > 0 || tools.paste !== undefined || tools.isSettings || tools.isShortcuts;
  const isLoaded = useLoadedTools({ isAnyOpen, isLogged: options.isScreenReaderMode }, tools.fail);
  const dismiss = () => {
    close('notice');
    screen.current?.focus();
  };
  return (
    <>
      {notice !== undefined && (
        <div className={css.strip} role="alert">
          <p className={css.notice}>{notice}</p>
          <IconButton size="small" label={DISMISS} icon={X} onClick={dismiss} />
        </div>
      )}
      <Suspense>{isLoaded && <OpenTools tools={tools} screen={screen} />}</Suspense>
    </>
  );
}
