import { Menu } from '@base-ui/react/menu';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { MenuContent, MenuOpening } from './menu-content.ts';
import { MenuEntries } from './menu-entries.tsx';
import { MenuTyped } from './menu-typed.tsx';
import { POPOVER_MARGIN } from '#ui/theme/tokens.ts';
import * as css from './menu-popup.css.ts';

interface MenuPopupProps {
  content: MenuContent;
  opening: MenuOpening;
  onClose: () => void;
}

/** Open for as long as it is rendered. */
export function MenuPopup({ content, opening, onClose }: MenuPopupProps) {
  const { anchor, by } = opening;
  const popup = useRef<HTMLDivElement>(null);
  // What an entry changes may be drawn together with the end of the menu, and now and then takes the focus from the button.
  useEffect(() => () => void requestAnimationFrame(() => keepFocus(anchor)), [anchor]);
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(_open, details) => {
        // A press on the button itself is answered by the button, which closes the menu.
        const { reason, event } = details;
        // At once: a dialog that an entry opens gives the focus back to what had it last.
        if (reason === 'item-press' && popup.current?.contains(document.activeElement))
          anchor.focus({ preventScroll: true });
        if (reason === 'outside-press' && event.target instanceof Node && anchor.contains(event.target))
          details.cancel();
        else onClose();
      }}
    >
      {/* Behind a modal dialog nothing can be reached, so a menu of the dialog lives in it; else in its landmark. */}
      <Menu.Portal
        container={anchor.closest<HTMLElement>('dialog, main, header') ?? document.body}
        className={css.portal}
      >
        <Menu.Positioner
          anchor={anchor}
          align={isOnLeft(anchor) ? 'start' : 'end'}
          sideOffset={4}
          collisionPadding={POPOVER_MARGIN}
          className={css.place}
        >
          <Menu.Popup
            ref={popup}
            className={css.popup}
            // A long menu scrolls, so it must be reached by keys also where a pointer opened it (WCAG 2.1.1).
            tabIndex={0}
            finalFocus={() => anchor}
            onKeyDown={(event) => event.key === 'Tab' && moveOn(event, onClose)}
          >
            {content.typed && <MenuTyped entry={content.typed} onDone={onClose} />}
            <MenuEntries content={content} focusFirst={by === 'keys' && content.typed === undefined} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function keepFocus(anchor: HTMLElement): void {
  if (document.activeElement === document.body) anchor.focus({ preventScroll: true });
}

/** A menu opens towards the middle of the window. */
const isOnLeft = (anchor: Element) => anchor.getBoundingClientRect().left < window.innerWidth / 2;

/** Tab goes from the field over its button to the entries, which are one stop, and from the ends back to the button. */
function moveOn(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  const { currentTarget, target, shiftKey } = event;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, button, [role="menu"]')];
  const at = stops.findIndex((stop) => target instanceof Node && stop.contains(target));
  const next = stops[at + (shiftKey ? -1 : 1)];
  event.preventDefault();
  if (next === undefined) onClose();
  else (next.querySelector<HTMLElement>('[role^="menuitem"]') ?? next).focus();
}
