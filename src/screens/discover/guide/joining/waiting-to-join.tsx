import { useEffect, useState } from 'react';
import { formatDateTime } from '#lib/time.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import {
  CHECK_FAILED,
  checkedAt,
  CONTINUES_AUTOMATICALLY,
  NOT_CHECKED,
  NOTHING_JOINED_YET,
} from '#screens/discover/guide/messages.ts';
import * as css from '#screens/discover/guide/guide.css.ts';

const SHOW_HINTS_AFTER_MS = 5 * 60_000;

interface WaitingToJoinProps {
  /** Names the expected resource. */
  title: string;
  joinQuery: { error: unknown; dataUpdatedAt: number; errorUpdatedAt: number; isFetched: boolean };
  /** What to check if nothing joins. Without hints, no warning appears. */
  hints: readonly string[];
  /** Shown after the time of the last check: what happens next. */
  afterJoinHint?: string;
  /** Title of the warning after five minutes. */
  lateTitle?: string;
}

const clockTime = (ms: number): string => formatDateTime(ms).slice(-8);

/** Shows the time of the last check, and hints after five minutes without a result. */
export function WaitingToJoin({
  title,
  joinQuery,
  hints,
  afterJoinHint = CONTINUES_AUTOMATICALLY,
  lateTitle = NOTHING_JOINED_YET,
}: WaitingToJoinProps) {
  const { error, dataUpdatedAt, errorUpdatedAt, isFetched } = joinQuery;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SHOW_HINTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const checkedAtMs = Math.max(dataUpdatedAt, errorUpdatedAt);
  return (
    <div className={css.waiting}>
      <output>
        <strong>{title}</strong>
      </output>
      <p className={css.secondaryText}>
        {isFetched ? checkedAt(clockTime(checkedAtMs)) : NOT_CHECKED} {error ? CHECK_FAILED : afterJoinHint}
      </p>
      {isLate && hints.length > 0 && (
        <Banner tone="info">
          <p>{lateTitle}</p>
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
