import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { joinDisabledReason, PARTICIPANT_MODES, type ParticipantMode } from '#domain/terminal/participant-modes.ts';
import { links } from '#lib/links.ts';
import { openTab } from '#lib/browser/open-tab.ts';
import { Button } from '#ui/button/button.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { JOIN, joinSession, JOIN_MODES as MESSAGES, INVALID_SESSION_ID } from './messages.ts';
import type { SessionRow } from '#features/active-sessions/session-row.ts';

/** The modes in which users can join a session. Disabled modes stay visible with the reason. */
export function JoinMenu({ session }: { session: SessionRow }) {
  const { cluster, config } = useOutletContext<PageContext>();
  const { id: sid, kind, name, owner, modes } = session;
  const label = joinSession(owner, name);
  const joinLink = (mode: ParticipantMode) => links.joinSession({ cluster, sid }, { mode });
  const joinDisabledText =
    joinDisabledReason(kind, config) ?? (joinLink('peer') === links.home() ? INVALID_SESSION_ID : undefined);
  if (joinDisabledText !== undefined)
    return (
      <Button size="small" aria-label={label} disabledReason={joinDisabledText}>
        {JOIN}
      </Button>
    );
  const entries = PARTICIPANT_MODES.map((mode): MenuEntry => {
    const { label, note, missing } = MESSAGES[mode];
    const disabledReason = modes.includes(mode) ? undefined : missing;
    return { kind: 'action', label, note, disabledReason, onSelect: () => openTab(joinLink(mode)) };
  });
  return (
    <MenuButton label={label} size="small" entries={entries}>
      {JOIN}
    </MenuButton>
  );
}
