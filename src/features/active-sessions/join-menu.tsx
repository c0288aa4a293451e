import { useOutletContext } from 'react-router-dom';
import type { PageContext } from '#domain/page-context.ts';
import { joinDisabledReason, PARTICIPANT_MODES, type ParticipantMode } from '#domain/terminal/participant-modes.ts';
import { openTab } from '#lib/browser/open-tab.ts';
import { links } from '#lib/links.ts';
import type { ButtonStyle } from '#ui/button/button-style.ts';
import { Button } from '#ui/button/button.tsx';
import { MenuButton } from '#ui/menu/menu-button.tsx';
import type { MenuEntry } from '#ui/menu/menu-content.ts';
import { INVALID_SESSION_ID, JOIN, JOIN_MODES, joinSession } from './messages.ts';
import type { SessionRow } from './session-row.ts';

const SMALL = { size: 'small' } as const;

interface JoinMenuProps {
  session: SessionRow;
  /** Small by default. */
  buttonStyle?: Pick<ButtonStyle, 'variant' | 'size'>;
}

/** The menu to join a session in a mode. Modes that are not allowed stay visible, disabled and with the reason. */
export function JoinMenu({ session, buttonStyle = SMALL }: JoinMenuProps) {
  const { cluster, config } = useOutletContext<PageContext>();
  const { id: sid, kind, name, owner, modes } = session;
  const menuLabel = joinSession(owner, name);
  const joinLink = (mode: ParticipantMode) => links.joinSession({ cluster, sid }, { mode });
  const joinDisabledText =
    joinDisabledReason(kind, config) ?? (joinLink('peer') === links.home() ? INVALID_SESSION_ID : undefined);
  if (joinDisabledText !== undefined)
    return (
      <Button {...buttonStyle} aria-label={menuLabel} disabledReason={joinDisabledText}>
        {JOIN}
      </Button>
    );
  const entries = PARTICIPANT_MODES.map((mode): MenuEntry => {
    const { label, note, missing } = JOIN_MODES[mode];
    const disabledReason = modes.includes(mode) ? undefined : missing;
    return { kind: 'action', label, note, disabledReason, onSelect: () => openTab(joinLink(mode)) };
  });
  return (
    <MenuButton label={menuLabel} {...buttonStyle} entries={entries}>
      {JOIN}
    </MenuButton>
  );
}
