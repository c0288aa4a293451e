// Arrow keys, Page Up, Page Down, Home and End move the focus between the main actions of rows, or between their names.
// Enter and Tab keep their normal behavior.
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { isOverlayOpen, useShortcuts } from '#ui/shortcut/shortcut.ts';
import { ROW_MAIN_ACTION, MOVE_BETWEEN_ROWS, MOVE_END, MOVE_PAGE } from './messages.ts';

/** A plain search field, or a query field with completion. */
const SEARCH_FIELD = 'input[type="search"], input[role="combobox"]';
const FOCUSABLE = 'a[href], button:not(:disabled)';
const KEY_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const MAX_WAIT_FRAMES = 30;

interface RowList {
  body: RefObject<HTMLElement | null>;
  count: number;
  /** Scrolls to a row that is not rendered, because only visible rows are in the DOM. */
  reveal: (index: number) => void;
}

/** `aria-rowindex` starts at 1, and the header is row 1. */
const rowAt = (body: HTMLElement, index: number) => body.querySelector(`tr[aria-rowindex="${index + 2}"]`);

const indexOf = (element: Element): number | undefined => {
  const row = element.closest('tr[aria-rowindex]');
  return row ? Number(row.getAttribute('aria-rowindex')) - 2 : undefined;
};

const ROW_NAME = 'th[scope="row"]';

/** The link in the name of a row, or its main action: the first control in its last cell, or else its first control. */
const targetIn = (row: Element, isOnName: boolean): HTMLElement | null =>
  (isOnName ? row.querySelector<HTMLElement>(`${ROW_NAME} a[href]`) : null) ?? mainAction(row);

const mainAction = (row: Element): HTMLElement | null =>
  row.lastElementChild?.querySelector<HTMLElement>(FOCUSABLE) ?? row.querySelector<HTMLElement>(FOCUSABLE);

interface RowNavigation extends RowList {
  /** 1 for down, −1 for up. */
  step: number;
  /** Whether the focus is on the name of a row. */
  isOnName: boolean;
  /** The row that will get the focus; repeated keys continue from it. */
  pendingIndex: { current: number | undefined };
  /** The row that had the focus before it was scrolled out of the DOM. */
  lastFocusedIndex: { readonly current: number | undefined };
}

function focusRow(navigation: RowNavigation, index: number, remainingFrames = MAX_WAIT_FRAMES): void {
  const row = navigation.body.current && rowAt(navigation.body.current, index);
  if (row || remainingFrames === 0) {
    navigation.pendingIndex.current = undefined;
    if (!row) return;
    const action = targetIn(row, navigation.isOnName);
    // A heading between rows has no action, so the focus moves to the next row.
    const next = index + navigation.step;
    if (!action && next >= 0 && next < navigation.count) focusRow(navigation, next);
    else action?.focus();
    return;
  }
  if (remainingFrames === MAX_WAIT_FRAMES) navigation.reveal(index);
  navigation.pendingIndex.current = index;
  requestAnimationFrame(() => {
    if (navigation.pendingIndex.current === index) focusRow(navigation, index, remainingFrames - 1);
  });
}

/** The first row below the table's sticky header. */
function firstVisibleRow(body: HTMLElement): number {
  const edge = body.parentElement?.querySelector('th')?.getBoundingClientRect().bottom ?? 0;
  const rows = [...body.querySelectorAll('tr[aria-rowindex]')];
  const row = rows.find((candidate) => candidate.getBoundingClientRect().top >= edge - 1) ?? rows[0];
  return (row && indexOf(row)) ?? 0;
}

const isClosedSearchField = (target: Element): boolean =>
  target.matches(SEARCH_FIELD) && target.getAttribute('aria-expanded') !== 'true';

/** The number of visible rows below the sticky header, minus one row that stays visible. */
function visibleRowCount(body: HTMLElement): number {
  const edge = body.parentElement?.querySelector('th')?.getBoundingClientRect().bottom ?? 0;
  const height = body.querySelector('tr[aria-rowindex]')?.getBoundingClientRect().height ?? 0;
  return height === 0 ? 1 : Math.max(1, Math.floor((window.innerHeight - Math.max(0, edge)) / height) - 1);
}

/** The target row of a key, from the focused row; undefined for other keys. */
function targetIndex(
  currentIndex: number,
  key: string,
  { body, count }: { body: HTMLElement; count: number },
): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageUp':
      return currentIndex - visibleRowCount(body);
    case 'PageDown':
      return currentIndex + visibleRowCount(body);
    default: {
      const step = KEY_STEPS[key];
      return step === undefined ? undefined : currentIndex + step;
    }
  }
}

/** The target row of a key event; undefined for events that this hook does not handle. */
function nextIndex(
  event: KeyboardEvent,
  { body: { current: body }, count, pendingIndex, lastFocusedIndex }: Omit<RowNavigation, 'step' | 'isOnName'>,
): number | undefined {
  const { key, target } = event;
  const step = KEY_STEPS[key];
  if (!body || !(target instanceof Element) || count === 0) return undefined;
  if (body.contains(target)) {
    const currentIndex = pendingIndex.current ?? indexOf(target);
    return currentIndex === undefined ? undefined : targetIndex(currentIndex, key, { body, count });
  }
  const startIndex = pendingIndex.current ?? lastFocusedIndex.current;
  if (target === document.body && startIndex !== undefined && step !== undefined) return startIndex + step;
  return key === 'ArrowDown' && isClosedSearchField(target) ? firstVisibleRow(body) : undefined;
}

/** The last focused row, even if it was scrolled out of the DOM. Another focus or a press of the pointer resets it. */
function useLastFocusedRow(body: RefObject<HTMLElement | null>): { readonly current: number | undefined } {
  const lastFocused = useRef<number>(undefined);
  useLayoutEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      lastFocused.current = target instanceof Element && isWithin(body.current, target) ? indexOf(target) : undefined;
    };
    const onPointerDown = () => {
      lastFocused.current = undefined;
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [body]);
  return lastFocused;
}

const ROW_SHORTCUTS = [
  { keys: '↓ ↑', description: MOVE_BETWEEN_ROWS, group: 'On this page' },
  { keys: 'PgDn PgUp', description: MOVE_PAGE, group: 'On this page' },
  { keys: 'Home End', description: MOVE_END, group: 'On this page' },
  { keys: '↵', description: ROW_MAIN_ACTION, group: 'On this page' },
] as const;

const isWithin = (body: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Element && body?.contains(target) === true;

const focusSearch = () => document.querySelector<HTMLInputElement>(`main :is(${SEARCH_FIELD})`)?.select();

export function useRowKeys(rows: RowList): void {
  const pendingIndex = useRef<number>(undefined);
  const lastFocusedIndex = useLastFocusedRow(rows.body);
  useShortcuts(ROW_SHORTCUTS);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (hasModifier || event.defaultPrevented || event.isComposing) return;
    if (isOverlayOpen()) return;
    if (event.key === 'Escape' && isWithin(rows.body.current, event.target)) {
      // Escape closes a picture tooltip first; text tooltips close when the focus moves.
      if (document.querySelector(':popover-open img') === null) focusSearch();
      return;
    }
    const index = nextIndex(event, { ...rows, pendingIndex, lastFocusedIndex });
    if (index === undefined) return;
    event.preventDefault();
    const isOnName = event.target instanceof Element && event.target.closest(ROW_NAME) !== null;
    const step = KEY_STEPS[event.key] ?? (event.key === 'End' ? -1 : 1);
    focusRow({ ...rows, pendingIndex, lastFocusedIndex, step, isOnName }, Math.max(0, Math.min(rows.count - 1, index)));
  });
  // Registered before paint, because users may press keys as soon as they see the rows.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
