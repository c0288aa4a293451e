import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sanitize } from '#lib/text/sanitize.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { useSetting } from '#ui/store/use-setting.ts';
import { readViews, shownIn, VIEWS, type ListName } from './views.ts';
import { ManageViews, SaveView } from './views-dialogs.tsx';

/** The views of a list that somebody named, and the way to more of them. */
export function ViewsMenu({ page }: { page: ListName }) {
  const [open, setOpen] = useState<'save' | 'manage'>();
  const { pathname, search } = useLocation();
  const [stored] = useSetting(VIEWS);
  const views = readViews(stored);
  const close = () => setOpen(undefined);
  const own = views[page] ?? [];
  const entries: MenuEntry[] = [
    ...own.map(({ name, shows }) => ({ kind: 'link' as const, label: sanitize(name), to: `${pathname}?${shows}` })),
    ...(own.length > 0 ? [{ kind: 'separator' as const }] : []),
    { kind: 'action', label: 'Save this view…', onSelect: () => setOpen('save') },
    { kind: 'action', label: 'Manage views…', onSelect: () => setOpen('manage') },
  ];
  return (
    <>
      <MenuButton label="Views" entries={entries} icon={Bookmark}>
        Views
      </MenuButton>
      {open === 'save' && <SaveView page={page} shows={shownIn(new URLSearchParams(search))} onClose={close} />}
      {open === 'manage' && <ManageViews page={page} onClose={close} />}
    </>
  );
}
