// What opens over every page of the main layout: the palette and the help on shortcuts, each fetched apart from the page.
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageShortcuts } from '#domain/page-shortcuts.ts';
import { navigation } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { isMac } from '#lib/browser/platform.ts';
import { FindButton } from '#ui/button/find-button.tsx';
import { shortcutKey } from '#ui/shortcut/shortcut-key.ts';
import { isBelowLayer, useShortcuts } from '#ui/shortcut/shortcut.ts';
import { SEARCH } from '#ui/palette/messages.ts';
import { SHOW_SHORTCUTS } from '#app/messages.ts';
import { AHEAD_MS } from './ahead.ts';
import { loadPalette, PaletteLayer } from './palette-layer.tsx';
import { rememberVisit } from '#app/palette/memory.ts';
import { later } from '#ui/feedback/later.tsx';

const ShortcutHelp = later(async () => (await import('./shortcut-help.tsx')).ShortcutHelp);

const PALETTE_KEYS = isMac() ? '⌘ K' : 'Ctrl K';

type Layer = 'palette' | 'shortcuts';

/** What has been opened, and what opens it. */
export function useLayers(context: PageContext): { find: ReactNode; layer: ReactNode; openShortcuts: () => void } {
  const [open, setOpen] = useState<Layer>();
  const [text, setText] = useState('');
  const close = () => setOpen(undefined);
  const openPalette = () => {
    setText('');
    setOpen('palette');
  };
  const openShortcuts = () => setOpen('shortcuts');
  usePaletteAhead();
  usePaletteKeys(() => (open === 'palette' ? close() : openPalette()), open === 'palette');
  usePageKeys(context, openShortcuts);
  useVisits(context);
  return {
    openShortcuts,
    find: <FindButton label={SEARCH} keys={PALETTE_KEYS} onClick={openPalette} />,
    layer: (
      <>
        {open === 'palette' && (
          <PaletteLayer context={context} text={text} onText={setText} onClose={close} onShortcuts={openShortcuts} />
        )}
        {open === 'shortcuts' && (
          <Suspense>
            <ShortcutHelp paletteKeys={PALETTE_KEYS} onClose={close} />
          </Suspense>
        )}
      </>
    ),
  };
}

function usePaletteAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Also heard while typing, because no letter is meant; not behind a dialog or a menu that is not the palette's own. */
function usePaletteKeys(act: () => void, isOpen: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const isChord = (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
    if (!isChord || shortcutKey(event).toLowerCase() !== 'k' || event.defaultPrevented) return;
    if (!isOpen && isBelowLayer()) return;
    event.preventDefault();
    act();
  });
  // Before the page is painted: anyone who sees it may press.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function usePageKeys({ features, cluster }: PageContext, openShortcuts: () => void): void {
  const go = useNavigate();
  const ways = pageShortcuts(features, cluster).map(
    ({ keys, title, to }) => ({ keys, says: title, group: 'Go to', act: () => void go(to) }) as const,
  );
  useShortcuts([...ways, { keys: '?', says: SHOW_SHORTCUTS, group: 'Everywhere', act: openShortcuts }]);
}

/** Remembers the pages one comes by, for the palette; of an address only its path, and only what is open to the user. */
function useVisits({ user, features, cluster }: PageContext): void {
  const { pathname } = useLocation();
  const pages = navigation(features, cluster).flatMap(({ items }) => items);
  const title = pages.find(({ to }) => to === pathname)?.title;
  // Before the page is painted: anyone who sees it may leave it.
  useLayoutEffect(() => {
    if (title === undefined) return;
    const note = pathname.startsWith('/web/cluster/') ? cluster : '';
    rememberVisit(user.userName, { to: pathname, name: title, note });
  }, [pathname, title, cluster, user.userName]);
}
