// Arrow keys, Page Up, Page Down, Home and End move the focus through the rows of a list, from one row's main action to
// another's, so that Enter does what it always does, and Tab finds everything where it was.
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { isBelowLayer, useShortcuts } from '#ui/shortcut/shortcut.ts';
import { ACT, MOVE, MOVE_END, MOVE_PAGE } from './messages.ts';

/** For words, or for a query that is completed as it is typed. */
const SEARCH = 'input[type="search"], input[role="combobox"]';
const FOCUSABLE = 'a[href], button:not(:disabled)';
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const PATIENCE_FRAMES = 30;

interface Rows {
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

interface Walk extends Rows {
  /** 1 for down, −1 for up. */
  step: number;
  /** Where the focus is on its way to; a key that is held goes on from there. */
  ahead: { current: number | undefined };
  /** Where it was when its row was scrolled out of the page. */
  left: { readonly current: number | undefined };
}

function focusRow(walk: Walk, index: number, frames = PATIENCE_FRAMES): void {
  const row = walk.body.current && rowAt(walk.body.current, index);
  if (row || frames === 0) {
    walk.ahead.current = undefined;
    if (!row) return;
    const action = mainAction(row);
    // A heading between rows has no action, so the focus goes to the row behind it.
    const next = index + walk.step;
    if (!action && next >= 0 && next < walk.count) focusRow(walk, next);
    else action?.focus();
    return;
  }
  if (frames === PATIENCE_FRAMES) walk.reveal(index);
  walk.ahead.current = index;
  requestAnimationFrame(() => {
    if (walk.ahead.current === index) focusRow(walk, index, frames - 1);
  });
}

/** The first row that is not behind the header of the table. */
function firstInSight(body: HTMLElement): number {
  const edge = body.parentElement?.querySelector('th')?.getBoundingClientRect().bottom ?? 0;
  const rows = [...body.querySelectorAll('tr[aria-rowindex]')];
  const row = rows.find((one) => one.getBoundingClientRect().top >= edge - 1) ?? rows[0];
  return (row && indexOf(row)) ?? 0;
}

const isSearch = (target: Element): boolean =>
  target.matches(SEARCH) && target.getAttribute('aria-expanded') !== 'true';

/** How many rows are visible below the header of the table, less one that stays visible. */
function rowsOfPage(body: HTMLElement): number {
  const edge = body.parentElement?.querySelector('th')?.getBoundingClientRect().bottom ?? 0;
  const height = body.querySelector('tr[aria-rowindex]')?.getBoundingClientRect().height ?? 0;
  return height === 0 ? 1 : Math.max(1, Math.floor((window.innerHeight - Math.max(0, edge)) / height) - 1);
}

/** The row that a key leads to from the row with the focus; undefined for other keys. */
function indexFrom(at: number, key: string, { body, count }: { body: HTMLElement; count: number }): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageUp':
      return at - rowsOfPage(body);
    case 'PageDown':
      return at + rowsOfPage(body);
    default: {
      const step = STEPS[key];
      return step === undefined ? undefined : at + step;
    }
  }
}

/** Where the next press leads; undefined when it is none of ours. */
function nextIndex(
  event: KeyboardEvent,
  { body: { current: body }, count, ahead, left }: Omit<Walk, 'step'>,
): number | undefined {
  const { key, target } = event;
  const step = STEPS[key];
  if (!body || !(target instanceof Element) || count === 0) return undefined;
  if (body.contains(target)) {
    const at = ahead.current ?? indexOf(target);
    return at === undefined ? undefined : indexFrom(at, key, { body, count });
  }
  const from = ahead.current ?? left.current;
  if (target === document.body && from !== undefined && step !== undefined) return from + step;
  return key === 'ArrowDown' && isSearch(target) ? firstInSight(body) : undefined;
}

/** Where the focus was when its row was scrolled out of the page. */
function useLostRow(body: RefObject<HTMLElement | null>): { readonly current: number | undefined } {
  const lost = useRef<number>(undefined);
  useLayoutEffect(() => {
    const come = ({ target }: FocusEvent) => {
      lost.current = target instanceof Element && isWithin(body.current, target) ? indexOf(target) : undefined;
    };
    const press = () => {
      lost.current = undefined;
    };
    document.addEventListener('focusin', come);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('pointerdown', press);
    };
  }, [body]);
  return lost;
}

const SHOWN = [
  { keys: '↓ ↑', says: MOVE, group: 'On this page' },
  { keys: 'PgDn PgUp', says: MOVE_PAGE, group: 'On this page' },
  { keys: 'Home End', says: MOVE_END, group: 'On this page' },
  { keys: '↵', says: ACT, group: 'On this page' },
] as const;

const isWithin = (body: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Element && body?.contains(target) === true;

const backToSearch = () => document.querySelector<HTMLInputElement>(`main :is(${SEARCH})`)?.select();

export function useRowKeys(rows: Rows): void {
  const ahead = useRef<number>(undefined);
  const left = useLostRow(rows.body);
  useShortcuts(SHOWN);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (modified || event.defaultPrevented || event.isComposing) return;
    if (isBelowLayer()) return;
    if (event.key === 'Escape' && isWithin(rows.body.current, event.target)) {
      // A picture over the row closes first; words beside a control go with the focus.
      if (document.querySelector(':popover-open img') === null) backToSearch();
      return;
    }
    const index = nextIndex(event, { ...rows, ahead, left });
    if (index === undefined) return;
    event.preventDefault();
    focusRow(
      { ...rows, ahead, left, step: STEPS[event.key] ?? (event.key === 'End' ? -1 : 1) },
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
