// What opens over every page of the main layout, fetched apart from the page.
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { waysTo } from '#domain/go-keys.ts';
import type { Place } from '#domain/place.ts';
import { useShortcuts } from '#ui/shortcut.ts';

const ShortcutHelp = lazy(async () => ({ default: (await import('./shortcut-help.tsx')).ShortcutHelp }));

/** What has been opened, and what opens it. */
export function useLayers(place: Place): { layer: ReactNode; openShortcuts: () => void } {
  const [isOpen, setOpen] = useState(false);
  const openShortcuts = () => setOpen(true);
  usePageKeys(place, openShortcuts);
  return {
    openShortcuts,
    layer: isOpen && (
      <Suspense>
        <ShortcutHelp onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}

function usePageKeys({ features, cluster }: Place, openShortcuts: () => void): void {
  const go = useNavigate();
  const ways = waysTo(features, cluster).map(
    ({ keys, title, to }) => ({ keys, says: title, group: 'Go to', act: () => void go(to) }) as const,
  );
  useShortcuts([...ways, { keys: '?', says: 'Show these shortcuts', group: 'Everywhere', act: openShortcuts }]);
}
