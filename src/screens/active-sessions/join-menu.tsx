import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { joiningClosed, MODES, type Mode } from '#domain/terminal/modes.ts';
import { links } from '#lib/links.ts';
import { openTab } from '#lib/browser/open-tab.ts';
import { Button } from '#ui/button/button.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import type { SessionRow } from './session-row.ts';

const WORDS: Record<Mode, { label: string; note: string; missing: string }> = {
  observer: {
    label: 'As observer',
    note: 'Watch, without typing',
    missing: 'Your roles do not let you observe this session',
  },
  moderator: {
    label: 'As moderator',
    note: 'Watch, and end it for everybody if need be',
    missing: 'Your roles do not let you moderate this session',
  },
  peer: {
    label: 'As peer',
    note: 'Share the keyboard',
    missing: 'Your roles do not let you type in this session',
  },
};

/** The parts one may play in a session; those that are closed stay in sight and say why. */
export function JoinMenu({ session }: { session: SessionRow }) {
  const { cluster, config } = useOutletContext<PageContext>();
  const { id: sid, kind, name, owner, modes } = session;
  const label = `Join the session of ${owner} on ${name}`;
  const to = (mode: Mode) => links.joinSession({ cluster, sid }, { mode });
  const closed =
    joiningClosed(kind, config) ?? (to('peer') === links.home() ? 'Its id cannot stand in an address' : undefined);
  if (closed !== undefined)
    return (
      <Button size="small" aria-label={label} disabledReason={closed}>
        Join
      </Button>
    );
  const entries = MODES.map((mode): MenuEntry => {
    const { label, note, missing } = WORDS[mode];
    const disabledReason = modes.includes(mode) ? undefined : missing;
    return { kind: 'action', label, note, disabledReason, onSelect: () => openTab(to(mode)) };
  });
  return (
    <MenuButton label={label} size="small" entries={entries}>
      Join
    </MenuButton>
  );
}
