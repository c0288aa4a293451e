import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { joinDisabledReason, PARTICIPANT_MODES, type ParticipantMode } from '#domain/terminal/participant-modes.ts';
import { links } from '#lib/links.ts';
import { openTab } from '#lib/browser/open-tab.ts';
import { Button } from '#ui/button/button.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { JOIN, joinSession, MODES as MESSAGES, NO_ADDRESS } from './messages.ts';
import type { SessionRow } from '#features/active-sessions/session-row.ts';

/** The modes in which a session can be joined; those that are closed stay in sight with the reason. */
export function JoinMenu({ session }: { session: SessionRow }) {
  const { cluster, config } = useOutletContext<PageContext>();
  const { id: sid, kind, name, owner, modes } = session;
  const label = joinSession(owner, name);
  const to = (mode: ParticipantMode) => links.joinSession({ cluster, sid }, { mode });
  const closed = joinDisabledReason(kind, config) ?? (to('peer') === links.home() ? NO_ADDRESS : undefined);
  if (closed !== undefined)
    return (
      <Button size="small" aria-label={label} disabledReason={closed}>
        {JOIN}
      </Button>
    );
  const entries = PARTICIPANT_MODES.map((mode): MenuEntry => {
    const { label, note, missing } = MESSAGES[mode];
    const disabledReason = modes.includes(mode) ? undefined : missing;
    return { kind: 'action', label, note, disabledReason, onSelect: () => openTab(to(mode)) };
  });
  return (
    <MenuButton label={label} size="small" entries={entries}>
      {JOIN}
    </MenuButton>
  );
}
