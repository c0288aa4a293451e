// Parts of the line below a session.
import { roundTripLabel } from '#domain/stream/messages.ts';
import { Kbd } from '#ui/mark/kbd.tsx';
import { PopoverButton } from '#ui/menu/popover-button.tsx';
import { ROUND_TRIP, roundTripText } from './messages.ts';
import * as css from './status-line.css.ts';

/** The round trip as one number. A popover shows its parts. */
export function RoundTrip({ ms, parts }: { ms: number; parts: readonly string[] }) {
  return (
    <PopoverButton text={roundTripText(ms)} label={roundTripLabel(ms)} title={ROUND_TRIP}>
      {parts.map((part) => (
        <div key={part}>{part}</div>
      ))}
    </PopoverButton>
  );
}

/** The keys that move the focus out of the session. Hidden on touch screens. */
export const LeaveHint = ({ keys, action }: { keys: string; action: string }) => (
  <span className={css.leaveHint}>
    <Kbd>{keys}</Kbd> {action}
  </span>
);
