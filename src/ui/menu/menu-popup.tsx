import { Menu } from '@base-ui/react/menu';
import { useRef, type KeyboardEvent } from 'react';
import { POPOVER_MARGIN } from '#ui/theme/tokens.ts';
import type { MenuContent, MenuOpening } from './menu-content.ts';
import { MenuEntries } from './menu-entries.tsx';
import { MenuInputForm } from './menu-input-form.tsx';
import * as css from './menu-popup.css.ts';

interface MenuPopupProps {
  content: MenuContent;
  opening: MenuOpening;
  onClose: () => void;
}

/** A menu that is open while it is mounted. */
export function MenuPopup({ content, opening: { anchor, openedWith }, onClose }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const focusAnchor = () => anchor.focus({ preventScroll: true });

  function close(_isOpen: boolean, details: Menu.Root.ChangeEventDetails) {
    const { reason, event } = details;
    // The button toggles the menu itself.
    if (reason === 'outside-press' && event.target instanceof Node && anchor.contains(event.target))
      return details.cancel();
    // Moves the focus to the button first, because a dialog opened by the entry restores the focus to the focused
    // element.
    if (reason === 'item-press') focusAnchor();
    onClose();
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const next = nextTabStop(event);
    if (next) return next.focus();
    focusAnchor();
    onClose();
  }
  return (
    <Menu.Root open modal={false} onOpenChange={close}>
      {/* Elements outside a modal dialog cannot be reached, so its menus are inside it. */}
      <Menu.Portal
        container={anchor.closest<HTMLElement>('dialog, main, header') ?? document.body}
        className={css.portal}
      >
        <Menu.Positioner
          anchor={anchor}
          align={isOnLeft(anchor) ? 'start' : 'end'}
          sideOffset={4}
          collisionPadding={POPOVER_MARGIN}
          positionMethod="fixed"
          className={css.positioner}
        >
          <Menu.Popup
            ref={popup}
            className={css.popup}
            // A long menu scrolls, so keys must reach it even if a pointer opened it (WCAG 2.1.1).
            tabIndex={0}
            finalFocus={() => isFocusLost(popup.current) && anchor}
            onKeyDown={handleKey}
          >
            {content.input && <MenuInputForm entry={content.input} onDone={onClose} />}
            <MenuEntries content={content} isFirstFocused={openedWith === 'keys' && content.input === undefined} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** A menu opens towards the center of the window. */
const isOnLeft = (anchor: Element) => anchor.getBoundingClientRect().left < window.innerWidth / 2;

/** Whether closing the popup would lose the focus. */
const isFocusLost = (popup: HTMLElement | null) =>
  document.activeElement === document.body || popup?.contains(document.activeElement) === true;

/** The element that Tab moves the focus to: the text field, its button, then the entries as one stop. */
function nextTabStop({ currentTarget, target, shiftKey }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, button, [role="menu"]')];
  const current = stops.findIndex((stop) => target instanceof Node && stop.contains(target));
  const next = stops[current + (shiftKey ? -1 : 1)];
  return next?.querySelector<HTMLElement>('[role^="menuitem"]') ?? next;
}
