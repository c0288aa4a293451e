// Keys in an open menu (the pattern of WAI-ARIA's authoring practices): arrows go round, letters lead to the entry that begins so.
const TYPING_MS = 750;

/** What of a menu can be chosen, in order; disabled entries too, so that one hears why. */
const itemsIn = (menu: Element): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

const focus = (item: HTMLElement | undefined): void => {
  item?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: 'nearest' });
};

export const focusFirst = (menu: Element): void => focus(itemsIn(menu)[0]);

/** Where a key leads; undefined is a key that leads nowhere. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at < 0 ? 0 : (at + 1) % count;
  if (key === 'ArrowUp') return at < 0 ? count - 1 : (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !altKey && !metaKey;

const begins = (item: HTMLElement, typed: string) =>
  (item.textContent ?? '').trim().toLowerCase().startsWith(typed.toLowerCase());

interface MenuKeys {
  /** Whether the key was the menu's own. */
  press(event: KeyboardEvent, menu: Element): boolean;
}

export function createMenuKeys(): MenuKeys {
  let typed = '';
  let typedAt = -Infinity;

  function search(event: KeyboardEvent, items: readonly HTMLElement[], at: number): void {
    const isGoingOn = event.timeStamp - typedAt < TYPING_MS;
    typedAt = event.timeStamp;
    typed = isGoingOn ? typed + event.key : event.key;
    // The same letter again leads to the next entry; more letters may still mean the entry that has the focus.
    const isSame = typed === event.key.repeat(typed.length);
    const wanted = isSame ? event.key : typed;
    const from = isSame ? at + 1 : Math.max(at, 0);
    focus([...items.slice(from), ...items.slice(0, from)].find((item) => begins(item, wanted)));
  }
  return {
    press(event, menu) {
      const items = itemsIn(menu);
      const at = items.findIndex((item) => item === document.activeElement);
      const isTyping = event.timeStamp - typedAt < TYPING_MS;
      if (event.key === 'Enter' || (event.key === ' ' && !isTyping)) {
        if (at < 0) return false;
        items[at]?.click();
        return true;
      }
      const target = items.length === 0 ? undefined : targetOf(event.key, at, items.length);
      if (target !== undefined) focus(items[target]);
      else if (isLetter(event)) search(event, items, at);
      else return false;
      return true;
    },
  };
}
