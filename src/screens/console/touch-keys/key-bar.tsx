import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useEffectEvent, type ReactNode, type SyntheticEvent } from 'react';
import { touchKeyInput, type TouchKey } from '#domain/terminal/tools/touch-keys.ts';
import type { PaneControls } from '#screens/console/pane/pane-report.ts';
import { PASTE } from '#screens/console/tools/paste-messages.ts';
import { Icon } from '#ui/mark/icon.tsx';
import {
  CTRL,
  DOWN_ARROW,
  ESC,
  HYPHEN,
  LEFT_ARROW,
  RIGHT_ARROW,
  SLASH,
  TAB,
  TERMINAL_KEYS,
  UP_ARROW,
  VERTICAL_BAR,
} from './messages.ts';
import * as css from './key-bar.css.ts';
import type { StickyCtrl, TouchKeysState } from './use-touch-keys.ts';

const ARROWS = [
  ['left', LEFT_ARROW, ArrowLeft],
  ['down', DOWN_ARROW, ArrowDown],
  ['up', UP_ARROW, ArrowUp],
  ['right', RIGHT_ARROW, ArrowRight],
] as const;

const SIGNS = [
  ['|', VERTICAL_BAR],
  ['/', SLASH],
  ['-', HYPHEN],
] as const;

/**
 * Reports the height above the on-screen keyboard, which covers the page instead of resizing it. Pages that are zoomed
 * in stay as they are, because zooming reduces the visible height too.
 */
function useVisibleHeight(onVisibleHeight: TouchKeysState['onVisibleHeight']): void {
  const reportHeight = useEffectEvent(onVisibleHeight);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const update = () => {
      if (viewport.scale > 1.01) return;
      const isCovered = viewport.height < window.innerHeight - 1;
      reportHeight(isCovered ? viewport.height : undefined);
      // Browsers scroll the page to the text field, although it fits now.
      if (isCovered) window.scrollTo(0, 0);
    };
    update();
    viewport.addEventListener('resize', update);
    return () => {
      viewport.removeEventListener('resize', update);
      reportHeight(undefined);
    };
  }, []);
}

/**
 * Applies Ctrl to text that an on-screen keyboard composes. Such keyboards send a word only when it is complete, so the
 * first letter ends the composition.
 */
function useCtrlWhileComposing({ isPressed }: StickyCtrl, typeText: (text: string) => void): void {
  const type = useEffectEvent(typeText);
  useEffect(() => {
    if (!isPressed) return undefined;
    const onInput = (event: Event) => {
      if (!(event instanceof InputEvent) || !event.isComposing || !event.data) return;
      const { target, data } = event;
      if (!(target instanceof HTMLTextAreaElement)) return;
      target.value = '';
      type(data.slice(-1));
    };
    document.addEventListener('input', onInput, { capture: true });
    return () => document.removeEventListener('input', onInput, { capture: true });
  }, [isPressed]);
}

/** A tap must not move the focus, or the on-screen keyboard would close. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

interface KeyProps {
  label: string;
  isPressed?: boolean;
  onPress: () => void;
  /** The label by default. */
  children?: ReactNode;
}

function Key({ label, isPressed, onPress, children = label }: KeyProps) {
  return (
    <button type="button" className={css.key} aria-label={label} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </button>
  );
}

interface KeyBarProps {
  state: TouchKeysState;
  /** The terminal that receives the keys. */
  controls: PaneControls;
}

/** The keys that on-screen keyboards lack. */
export function KeyBar({ state: { ctrl, onVisibleHeight }, controls }: KeyBarProps) {
  const type = (text: string) => controls.input(text);
  useVisibleHeight(onVisibleHeight);
  useCtrlWhileComposing(ctrl, type);
  const press = (key: TouchKey) => () => {
    const isApplicationCursor = controls.isApplicationCursor();
    type(touchKeyInput(key, { isCtrlPressed: ctrl.isPressed, isApplicationCursor }));
    ctrl.release();
  };
  const paste = () => {
    ctrl.release();
    controls.pasteClipboard();
  };
  return (
    <div
      className={css.bar}
      role="toolbar"
      aria-label={TERMINAL_KEYS}
      tabIndex={-1}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
    >
      <Key label={ESC} onPress={press('Esc')} />
      <Key label={TAB} onPress={press('Tab')} />
      <Key label={CTRL} isPressed={ctrl.isPressed} onPress={ctrl.toggle} />
      {ARROWS.map(([key, label, icon]) => (
        <Key key={key} label={label} onPress={press(key)}>
          <Icon icon={icon} />
        </Key>
      ))}
      {SIGNS.map(([key, label]) => (
        <Key key={key} label={label} onPress={press(key)}>
          {key}
        </Key>
      ))}
      <Key label={PASTE} onPress={paste} />
    </div>
  );
}
