// Arrow keys, Page Up, Page Down, Home and End move the focus through the rows of a list, from one row's main action to
// another's, so that Enter does what it always does, and Tab finds everything where it was.
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { isOverlayOpen, useShortcuts } from '#ui/shortcut/shortcut.ts';
import { ROW_MAIN_ACTION, MOVE_BETWEEN_ROWS, MOVE_END, MOVE_PAGE } from './messages.ts';

/** For words, or for a query that is completed as it is typed. */
const SEARCH_FIELD = 'input[type="search"], input[role="combobox"]';
const FOCUSABLE = 'a[href], button:not(:disabled)';
const KEY_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const MAX_WAIT_FRAMES = 30;

interface RowList {
  body: RefObject<HTMLElement | null>;
  count: number;
  /** Brings a row into the page that is not there, because only those in sight are. */
  reveal: (index: number) => void;
}

/** The header is the first row of the table, and counting begins at one. */
const rowAt = (body: HTMLElement, index: number) => body.querySelector(`tr[aria-rowindex="${index + 2}"]`);

const indexOf = (element: Element): number | undefined => {
  const row = element.closest('tr[aria-rowindex]');
  return row ? Number(row.getAttribute('aria-rowindex')) - 2 : undefined;
};

/** The main action stands first in the last cell of a row (design language). */
const mainAction = (row: Element): HTMLElement | null =>
  row.lastElementChild?.querySelector<HTMLElement>(FOCUSABLE) ?? row.querySelector<HTMLElement>(FOCUSABLE);

interface RowNavigation extends RowList {
  /** 1 for down, −1 for up. */
  step: number;
  /** Where the focus is on its way to; a key that is held goes on from there. */
  pendingIndex: { current: number | undefined };
  /** Where it was when its row was scrolled out of the page. */
  lastFocusedIndex: { readonly current: number | undefined };
}

function focusRow(navigation: RowNavigation, index: number, frames = MAX_WAIT_FRAMES): void {
  const row = navigation.body.current && rowAt(navigation.body.current, index);
  if (row || frames === 0) {
    navigation.pendingIndex.current = undefined;
    if (!row) return;
    const action = mainAction(row);
    // A heading between rows has no action, so the focus goes to the row behind it.
    const next = index + navigation.step;
    if (!action && next >= 0 && next < navigation.count) focusRow(navigation, next);
    else action?.focus();
    return;
  }
  if (frames === MAX_WAIT_FRAMES) navigation.reveal(index);
  navigation.pendingIndex.current = index;
  requestAnimationFrame(() => {
    if (navigation.pendingIndex.current === index) focusRow(navigation, index, frames - 1);
  });
}

/** The first row that is not behind the header of the table. */
function firstVisibleRow(body: HTMLElement): number {
  const edge = body.parentElement?.querySelector('th')?.getBoundingClientRect().bottom ?? 0;
  const rows = [...body.querySelectorAll('tr[aria-rowindex]')];
  const row = rows.find((candidate) => candidate.getBoundingClientRect().top >= edge - 1) ?? rows[0];
  return (row && indexOf(row)) ?? 0;
}

const isSearch = (target: Element): boolean =>
  target.matches(SEARCH_FIELD) && target.getAttribute('aria-expanded') !== 'true';

/** How many rows are visible below the header of the table, less one that stays visible. */
function visibleRowCount(body: HTMLElement): number {
  const edge = body.parentElement?.querySelector('th')?.getBoundingClientRect().bottom ?? 0;
  const height = body.querySelector('tr[aria-rowindex]')?.getBoundingClientRect().height ?? 0;
  return height === 0 ? 1 : Math.max(1, Math.floor((window.innerHeight - Math.max(0, edge)) / height) - 1);
}

/** The row that a key leads to from the row with the focus; undefined for other keys. */
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

/** Where the next press leads; undefined when it is none of ours. */
function nextIndex(
  event: KeyboardEvent,
  { body: { current: body }, count, pendingIndex, lastFocusedIndex }: Omit<RowNavigation, 'step'>,
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
  return key === 'ArrowDown' && isSearch(target) ? firstVisibleRow(body) : undefined;
}

/** Where the focus was when its row was scrolled out of the page. */
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
  const press = useEffectEvent((event: KeyboardEvent) => {
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (modified || event.defaultPrevented || event.isComposing) return;
    if (isOverlayOpen()) return;
    if (event.key === 'Escape' && isWithin(rows.body.current, event.target)) {
      // A picture over the row closes first; words beside a control go with the focus.
      if (document.querySelector(':popover-open img') === null) focusSearch();
      return;
    }
    const index = nextIndex(event, { ...rows, pendingIndex, lastFocusedIndex });
    if (index === undefined) return;
    event.preventDefault();
    focusRow(
      { ...rows, pendingIndex, lastFocusedIndex, step: KEY_STEPS[event.key] ?? (event.key === 'End' ? -1 : 1) },
      Math.max(0, Math.min(rows.count - 1, index)),
    );
  });
  // Before anything is painted: anyone who sees the rows may press a key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
