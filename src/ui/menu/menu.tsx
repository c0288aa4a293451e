import { Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import type { MenuContent, MenuOpening } from './menu-content.ts';
import { later } from '#ui/feedback/later.tsx';

const load = () => import('./menu-popup.tsx');

/** Fetches what draws menus ahead of the first one. One that cannot be had is missed when a menu opens, not before. */
export const loadMenus = (): void => void load().catch(() => undefined);

// A button that may never be pressed does not wait for it.
const MenuPopup = later(async () => (await load()).MenuPopup);

interface MenuTrigger {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onPointerEnter: () => void;
  onFocus: () => void;
  onMouseDown: (event: MouseEvent) => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** A menu for a button of one's own: spread `trigger` on it and draw `popup` beside it. */
export function useMenu(content: MenuContent): { trigger: MenuTrigger; popup: ReactNode } {
  const [opening, setOpening] = useState<MenuOpening>();
  const close = () => setOpening(undefined);
  return {
    trigger: {
      'aria-haspopup': 'menu',
      'aria-expanded': opening !== undefined,
      onPointerEnter: loadMenus,
      onFocus: loadMenus,
      // The focus stays in an open menu until the click closes it; a menu that closes on losing it would open again.
      onMouseDown: (event) => opening && event.preventDefault(),
      onClick: ({ currentTarget: anchor, detail }) => {
        if (opening) close();
        else setOpening({ anchor, by: detail === 0 ? 'keys' : 'pointer' });
      },
    },
    popup: opening && (
      <Suspense>
        <MenuPopup content={content} opening={opening} onClose={close} />
      </Suspense>
    ),
  };
}
