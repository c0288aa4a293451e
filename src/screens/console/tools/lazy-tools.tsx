import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { FIND_BAR } from '#features/terminal/find/find-messages.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { focusAfterClose } from './focus-after-close.ts';
import { FindInput } from './find-input.tsx';
import { DISMISS_MESSAGE } from './messages.ts';
import type { OpenToolsProps } from './open-tools.tsx';
import * as css from './tools.css.ts';

const loadTools = () => import('./open-tools.tsx');

type LoadedTools = Awaited<ReturnType<typeof loadTools>>;

// The calls that the session needs have this time to finish before the prefetch starts.
const PREFETCH_DELAY_MS = 3_000;

interface ToolsNeeded {
  isAnyToolOpen: boolean;
  /** Whether the log for screen readers is on. */
  isLogEnabled: boolean;
}

/**
 * Loads the code of the tools when one opens, or prefetches it after a delay. Tools render only after loading, because
 * an error while rendering would end the session. A failed load shows a notice instead. Without `lazy` and `Suspense`,
 * because React may show a loaded component up to 300 ms late.
 */
function useLoadedTools({ isAnyToolOpen, isLogEnabled }: ToolsNeeded, onFailed: () => void): LoadedTools | undefined {
  const [loadedTools, setLoadedTools] = useState<LoadedTools>();
  const reportFailure = useEffectEvent(onFailed);
  useEffect(() => {
    const timer = setTimeout(() => void loadTools().catch(() => undefined), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isAnyToolOpen && !isLogEnabled) return;
    let isUnmounted = false;
    loadTools().then(
      (module) => isUnmounted || setLoadedTools(module),
      () => isUnmounted || reportFailure(),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isAnyToolOpen, isLogEnabled]);
  return loadedTools;
}

interface LoadingFindBarProps {
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
}

/** Takes the focus and the keys while the find bar loads, because otherwise the shell would receive them. */
function LoadingFindBar({ text, onChange, onClose }: LoadingFindBarProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const focus = () => input.current?.focus();
    focus();
    focusAfterClose(focus);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  return (
    <search className={css.strip} aria-label={FIND_BAR}>
      <FindInput ref={input} value={text} onChange={onChange} onKeyDown={onKeyDown} />
    </search>
  );
}

/** Below a terminal: the open tools, notices, and the log for screen readers. */
export function PaneTools({ tools, screen }: Omit<OpenToolsProps, 'typedFindText'>) {
  const [typedFindText, setTypedFindText] = useState('');
  const { notice, options, close } = tools;
  const isAnyToolOpen =
    tools.findRequest > 0 || tools.pendingPaste !== undefined || tools.isSettingsOpen || tools.isShortcutsOpen;
  const isFinding = tools.findRequest > 0;
  if (!isFinding && typedFindText !== '') setTypedFindText('');
  const loadedTools = useLoadedTools({ isAnyToolOpen, isLogEnabled: options.isScreenReaderMode }, () => {
    if (isFinding) screen.current?.focus();
    tools.showLoadError();
  });
  const closeAndFocus = (tool: 'find' | 'notice') => {
    close(tool);
    screen.current?.focus();
  };
  return (
    <>
      {notice !== undefined && (
        <div className={css.strip} role="alert">
          <p className={css.notice}>{notice}</p>
          <IconButton size="small" label={DISMISS_MESSAGE} icon={X} onClick={() => closeAndFocus('notice')} />
        </div>
      )}
      {loadedTools ? (
        <loadedTools.OpenTools tools={tools} screen={screen} typedFindText={typedFindText} />
      ) : (
        isFinding && (
          <LoadingFindBar text={typedFindText} onChange={setTypedFindText} onClose={() => closeAndFocus('find')} />
        )
      )}
    </>
  );
}
