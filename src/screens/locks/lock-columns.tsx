import type { Column } from '#features/list/resource-kind.ts';
import { MESSAGE } from '#features/list/messages.ts';
import { UNKNOWN } from '#lib/messages.ts';
import { CHIP_GAP } from '#ui/mark/chip-width.ts';
import { Chip } from '#ui/mark/chip.tsx';
import { Tag } from '#ui/mark/tag.tsx';
import { ExpiryTime } from '#ui/text/expiry-time.tsx';
import { RelativeTime } from '#ui/text/relative-time.tsx';
import { useTickingText } from '#ui/text/use-ticking-text.ts';
import { isInForce, type LockRow } from './lock-row.ts';
import { EXPIRATION, EXPIRED, IN_FORCE, LOCKED_BY, LOCKED_ITEMS, START_DATE, STATE } from './messages.ts';
import * as css from './locks.css.ts';

/** Pixels around the text of a chip. */
const CHIP_PADDING = 20;
const TAG_PADDING = 24;
/** Minimum width of the message column. Messages that are cut off appear in full on hover. */
const MIN_MESSAGE_WIDTH = 120;

const stateText = (expires: string, now: number): string => (isInForce(expires, now) ? IN_FORCE : EXPIRED);

/** Updates while the page is open. */
function LockState({ expires }: { expires: string }) {
  const state = useTickingText((now) => stateText(expires, now));
  return <Tag tone={state === IN_FORCE ? 'warn' : 'plain'}>{state}</Tag>;
}

function LockedItems({
  lock: { targets, createdBy, message },
  shownColumns,
}: {
  lock: LockRow;
  shownColumns: readonly string[];
}) {
  const secondLine = [createdBy, message].filter(Boolean).join(' · ');
  return (
    <>
      <span className={css.items}>
        {targets.map((target) => (
          <Chip key={target}>{target}</Chip>
        ))}
      </span>
      {/* The second line repeats the values of hidden columns. */}
      {!shownColumns.includes(LOCKED_BY) && secondLine !== '' && <span className={css.secondLine}>{secondLine}</span>}
    </>
  );
}

/** `loadedAt` is the time at which the page was loaded. */
export const lockColumns = (loadedAt: number): readonly Column<LockRow>[] => [
  {
    title: LOCKED_ITEMS,
    style: 'name',
    text: ({ name }) => name,
    extraWidth: ({ targets }) => targets.length * (CHIP_PADDING + CHIP_GAP),
    cell: (lock, shownColumns) => <LockedItems lock={lock} shownColumns={shownColumns} />,
    hasOwnLayout: true,
  },
  {
    title: LOCKED_BY,
    sort: 'createdBy',
    visibleFrom: 'middle',
    style: 'plain',
    text: ({ createdBy }) => createdBy || UNKNOWN,
  },
  {
    title: START_DATE,
    sort: 'createdAt',
    visibleFrom: 'wide',
    style: 'quiet',
    text: () => '',
    sample: ['23 minutes ago'],
    cell: ({ createdAt }) => (createdAt === '' ? UNKNOWN : <RelativeTime time={createdAt} now={loadedAt} />),
  },
  {
    title: EXPIRATION,
    sort: 'expires',
    visibleFrom: 'middle',
    style: 'quiet',
    text: () => '',
    sample: ['in 23 minutes'],
    cell: ({ expires }) => <ExpiryTime time={expires} now={loadedAt} />,
  },
  {
    title: MESSAGE,
    sort: 'message',
    visibleFrom: 'wide',
    style: 'quiet',
    text: ({ message }) => message,
    minWidth: MIN_MESSAGE_WIDTH,
  },
  {
    title: STATE,
    style: 'plain',
    text: () => '',
    sample: [IN_FORCE],
    extraWidth: () => TAG_PADDING,
    cell: ({ expires }) => <LockState expires={expires} />,
  },
];
