import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import type { MenuContent, MenuOpening } from './menu-content.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

const loadMenuPopup = () => import('./menu-popup.tsx');

/** Loads the code of menus early. Errors are ignored, because opening a menu loads the code again. */
export const prefetchMenus = (): void => void loadMenuPopup().catch(() => undefined);

// Loaded on demand, because many buttons are never pressed.
const MenuPopup = lazyComponent(async () => (await loadMenuPopup()).MenuPopup);

interface MenuTrigger {
  'aria-haspopup': 'menu' | 'dialog';
  'aria-expanded': boolean;
  onPointerEnter: () => void;
  onFocus: () => void;
  onMouseDown: (event: MouseEvent) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface MenuState {
  trigger: MenuTrigger;
  popup: ReactNode;
  /** Opens the menu as a context menu of an element. */
  openAt: (anchor: HTMLElement, openedWith: MenuOpening['openedWith']) => void;
}

/** A menu for any button: spread `trigger` on the button and render `popup` next to it. */
export function useMenu(content: MenuContent): MenuState {
  const [opening, setOpening] = useState<MenuOpening>();
  const close = () => setOpening(undefined);
  return {
    trigger: {
      // A menu with a search field is a dialog that contains the menu.
      'aria-haspopup': content.search ? 'dialog' : 'menu',
      'aria-expanded': opening !== undefined,
      onPointerEnter: prefetchMenus,
      onFocus: prefetchMenus,
      // Keeps the focus in the open menu. Otherwise the menu closes on blur, and the click opens it again.
      onMouseDown: (event) => opening && event.preventDefault(),
      onClick: ({ currentTarget: anchor, detail }) => {
        if (opening) close();
        else setOpening({ anchor, openedWith: detail === 0 ? 'keys' : 'pointer' });
      },
    },
    openAt: (anchor, openedWith) => setOpening({ anchor, openedWith }),
    popup: opening && (
      <Suspense>
        <MenuPopup content={content} opening={opening} onClose={close} />
      </Suspense>
    ),
  };
}
