import { useEffect, useState } from 'react';
import { formatDateTime } from '#lib/time.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { CHECK_FAILED, checkedAt, GOES_ON, NOT_CHECKED, STILL_NOTHING } from '#screens/discover/guide/messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

const LATE_MS = 5 * 60_000;

interface WaitingProps {
  /** What is waited for. */
  title: string;
  asked: { error: unknown; dataUpdatedAt: number; errorUpdatedAt: number; isFetched: boolean };
  /** What to try where nothing comes; without any nothing is missed. */
  hints: readonly string[];
  /** What happens once it is there. */
  then?: string;
  /** What is missed. */
  late?: string;
}

const clock = (at: number): string => formatDateTime(at).slice(-8);

/** While something is expected to join: when it was looked for last, and after five minutes what may be wrong. */
export function Waiting({ title, asked, hints, then = GOES_ON, late = STILL_NOTHING }: WaitingProps) {
  const { error, dataUpdatedAt, errorUpdatedAt, isFetched } = asked;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  const at = Math.max(dataUpdatedAt, errorUpdatedAt);
  return (
    <div className={css.waiting}>
      <output>
        <strong>{title}</strong>
      </output>
      <p className={css.quiet}>
        {isFetched ? checkedAt(clock(at)) : NOT_CHECKED} {error ? CHECK_FAILED : then}
      </p>
      {isLate && hints.length > 0 && (
        <Banner tone="info">
          <p>{late}</p>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
