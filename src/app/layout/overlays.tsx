// Overlays of the main layout: the palette and the shortcut help, each loaded separately from the page.
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
  type ComponentProps,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageShortcuts } from '#domain/page-shortcuts.ts';
import { navigationGroups } from '#domain/navigation.ts';
import type { PageContext } from '#domain/page-context.ts';
import { isMac } from '#lib/browser/platform.ts';
import { SearchButton } from '#ui/button/search-button.tsx';
import { shortcutKey } from '#ui/shortcut/shortcut-key.ts';
import { isOverlayOpen, useShortcuts } from '#ui/shortcut/shortcut.ts';
import { SEARCH_LABEL } from '#ui/palette/messages.ts';
import { SHOW_SHORTCUTS, SEARCH_NOT_LOADED } from '#app/messages.ts';
import { PREFETCH_DELAY_MS } from './prefetch-pages.ts';
import { rememberVisit } from '#app/palette/memory.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { CHECK_NETWORK } from '#ui/feedback/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { RETRY } from '#ui/messages.ts';
import { FooterLine } from '#ui/palette/palette-footer.tsx';
import { paletteInputProps, PaletteFrame } from '#ui/palette/palette-frame.tsx';

type Module = typeof import('#app/palette/palette.tsx');

let cachedModule: Module | undefined;

/** Loads the palette's code. If prefetching fails, the code loads again when the palette opens. */
async function loadPalette(): Promise<Module> {
  cachedModule = await import('#app/palette/palette.tsx');
  return cachedModule;
}

/** The palette. While its code loads, only its field is shown; the typed text stays. */
function PaletteLayer(props: ComponentProps<Module['Palette']>) {
  const [module, setModule] = useState(cachedModule);
  const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading');
  const load = () => void loadPalette().then(setModule, () => setState('failed'));
  const loadOnOpen = useEffectEvent(load);
  useEffect(() => {
    if (!cachedModule) loadOnOpen();
  }, []);
  const retry = () => {
    setState('retrying');
    load();
  };
  if (module) return <module.Palette {...props} />;
  const { text, onTextChange, onClose } = props;
  return (
    <PaletteFrame
      onClose={onClose}
      field={
        <input
          {...paletteInputProps}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={undefined} // the list has not loaded yet
          value={text}
          onChange={({ target }) => onTextChange(target.value)}
        />
      }
    >
      {state !== 'loading' && (
        <FooterLine tone="bad">
          <div role="alert">
            <p>{SEARCH_NOT_LOADED}</p>
            <p>{CHECK_NETWORK}</p>
          </div>
          <Button size="small" pending={state === 'retrying'} onClick={retry}>
            {RETRY}
          </Button>
        </FooterLine>
      )}
    </PaletteFrame>
  );
}

/** The dialog of the list of users, which the command "reset" opens on any page. */
const ResetUser = lazyComponent(async () => (await import('#features/users/reset-user.tsx')).ResetUser);

const ShortcutHelp = lazyComponent(async () => (await import('./shortcut-help.tsx')).ShortcutHelp);

const PALETTE_KEYS = isMac() ? '⌘ K' : 'Ctrl K';

type Overlay = 'palette' | 'shortcuts';

/** The open overlay, the search button, which opens the palette, and a function that opens the shortcut help. */
export function useOverlays(context: PageContext): {
  searchButton: ReactNode;
  overlay: ReactNode;
  openShortcuts: () => void;
} {
  const [openOverlay, setOpenOverlay] = useState<Overlay>();
  const [text, setText] = useState('');
  const [userToReset, setUserToReset] = useState<{ id: string; name: string }>();
  const close = () => setOpenOverlay(undefined);
  const openPalette = () => {
    setText('');
    setOpenOverlay('palette');
  };
  const openShortcuts = () => setOpenOverlay('shortcuts');
  usePrefetchPalette();
  usePaletteShortcut(() => (openOverlay === 'palette' ? close() : openPalette()), openOverlay === 'palette');
  usePageShortcuts(context, openShortcuts);
  useRememberVisits(context);
  return {
    openShortcuts,
    searchButton: <SearchButton label={SEARCH_LABEL} keys={PALETTE_KEYS} onClick={openPalette} />,
    overlay: (
      <>
        {openOverlay === 'palette' && (
          <PaletteLayer
            context={context}
            text={text}
            onTextChange={setText}
            onClose={close}
            onShowShortcuts={openShortcuts}
            onReset={setUserToReset}
          />
        )}
        {userToReset && (
          <Suspense>
            <ResetUser
              user={userToReset}
              isCurrentUser={userToReset.id === context.user.userName}
              onClose={() => setUserToReset(undefined)}
            />
          </Suspense>
        )}
        {openOverlay === 'shortcuts' && (
          <Suspense>
            <ShortcutHelp paletteKeys={PALETTE_KEYS} onClose={close} />
          </Suspense>
        )}
      </>
    ),
  };
}

function usePrefetchPalette(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** The shortcut also works while the user types, because it is not a letter, but not behind another dialog or menu. */
function usePaletteShortcut(toggle: () => void, isOpen: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    const isPaletteShortcut = (isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey;
    if (!isPaletteShortcut || shortcutKey(event).toLowerCase() !== 'k' || event.defaultPrevented) return;
    if (!isOpen && isOverlayOpen()) return;
    event.preventDefault();
    toggle();
  });
  // Before paint: users may press the keys as soon as they see the page.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function usePageShortcuts({ features, cluster }: PageContext, openShortcuts: () => void): void {
  const navigate = useNavigate();
  const shortcuts = pageShortcuts(features, cluster).map(
    ({ keys, title, to }) => ({ keys, description: title, group: 'Go to', act: () => void navigate(to) }) as const,
  );
  useShortcuts([...shortcuts, { keys: '?', description: SHOW_SHORTCUTS, group: 'Everywhere', act: openShortcuts }]);
}

/** Remembers visited pages for the palette: only the path, and only pages of the navigation. */
function useRememberVisits({ user, features, cluster }: PageContext): void {
  const { pathname } = useLocation();
  const pages = navigationGroups(features, cluster).flatMap(({ items }) => items);
  const title = pages.find(({ to }) => to === pathname)?.title;
  // Before paint: users may leave the page as soon as they see it.
  useLayoutEffect(() => {
    if (title === undefined) return;
    const note = pathname.startsWith('/web/cluster/') ? cluster : '';
    rememberVisit(user.userName, { to: pathname, name: title, note });
  }, [pathname, title, cluster, user.userName]);
}
