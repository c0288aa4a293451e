import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { AuditEvent, AuditRow } from '#domain/audit/event.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { screen } from '#ui/theme/tokens.ts';
import { useMedia } from '#ui/theme/use-media.ts';
import { EventFields } from './event-fields.tsx';
import { EVENT_DETAILS, EVENT_NOT_LOADED } from './messages.ts';
import { CLOSE_DETAILS } from '#ui/layout/messages.ts';
import type { AuditState } from './use-audit-params.ts';
import { FocusedTitle } from '#ui/layout/focused-title.tsx';
import { sidePanel } from '#ui/layout/side-panel.css.ts';
import { useSidePanel } from '#ui/layout/use-side-panel.ts';
import * as css from './details.css.ts';

interface EventDetailsProps {
  /** Undefined if the event in the address is not loaded. */
  event: AuditEvent | undefined;
  /** All loaded rows. */
  rows: readonly AuditRow[];
  params: AuditState;
}

/** The details of an event. They appear next to the log if there is room, otherwise in a dialog. */
export function EventDetails({ event, rows, params }: EventDetailsProps) {
  const isWide = useMedia(screen.wide);
  const title = event?.title ?? EVENT_DETAILS;
  const content =
    event === undefined ? <p>{EVENT_NOT_LOADED}</p> : <EventFields event={event} rows={rows} params={params} />;
  const closeButton = <IconButton label={CLOSE_DETAILS} icon={X} size="small" onClick={params.closeDetails} />;
  if (!isWide)
    return (
      <Dialog title={title} width="wide" onClose={params.closeDetails}>
        <span className={css.corner}>{closeButton}</span>
        <div className={css.content}>{content}</div>
      </Dialog>
    );
  return (
    <DetailsSidePanel title={title} eventKey={params.event} closeButton={closeButton} onClose={params.closeDetails}>
      {content}
    </DetailsSidePanel>
  );
}

interface SidePanelProps {
  title: string;
  /** The key of the shown event. */
  eventKey: string;
  closeButton: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A panel next to the log. It takes the focus for each event, and returns the focus when it closes. */
function DetailsSidePanel({ title, eventKey, closeButton, onClose, children }: SidePanelProps) {
  const panel = useSidePanel(onClose);
  return (
    <aside ref={panel} className={sidePanel} aria-label={EVENT_DETAILS}>
      <div className={css.head}>
        <FocusedTitle key={eventKey}>{title}</FocusedTitle>
        {closeButton}
      </div>
      <div className={css.content}>{children}</div>
    </aside>
  );
}
