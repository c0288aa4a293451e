import Bookmark from 'lucide-react/icons/bookmark';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sanitize } from '#lib/text/sanitize.ts';
import type { ButtonStyle } from '#ui/button/button-style.ts';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { useSetting } from '#ui/store/use-setting.ts';
import { MANAGE_VIEWS, OPEN_SAVE_VIEW, VIEWS as LABEL } from '#features/list/messages.ts';
import { readViews, viewQueryOf, VIEWS_SETTING, type ViewPage } from './views.ts';
import { ManageViews, SaveView } from './views-dialogs.tsx';

/** The saved views of a page, and the dialogs that save and manage them. */
export function ViewsMenu({ page, size }: { page: ViewPage; size?: ButtonStyle['size'] }) {
  const [open, setOpen] = useState<'save' | 'manage'>();
  const { pathname, search } = useLocation();
  const [stored] = useSetting(VIEWS_SETTING);
  const views = readViews(stored);
  const close = () => setOpen(undefined);
  const pageViews = views[page] ?? [];
  const entries: MenuEntry[] = [
    ...pageViews.map(({ name, shows }) => ({
      kind: 'link' as const,
      label: sanitize(name),
      to: `${pathname}?${shows}`,
    })),
    ...(pageViews.length > 0 ? [{ kind: 'separator' as const }] : []),
    { kind: 'action', label: OPEN_SAVE_VIEW, onSelect: () => setOpen('save') },
    { kind: 'action', label: MANAGE_VIEWS, onSelect: () => setOpen('manage') },
  ];
  return (
    <>
      <MenuButton label={LABEL} entries={entries} icon={Bookmark} size={size}>
        {LABEL}
      </MenuButton>
      {open === 'save' && (
        <SaveView page={page} shows={viewQueryOf(page, new URLSearchParams(search))} onClose={close} />
      )}
      {open === 'manage' && <ManageViews page={page} onClose={close} />}
    </>
  );
}
