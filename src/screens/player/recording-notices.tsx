import { describeError } from '#lib/user-facing-error.ts';
import type { MissingPart } from '#domain/recording/missing-parts.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { RETRY } from '#ui/messages.ts';
import { failureHintOf } from './player-placeholder.tsx';
import { missingPartText, REST_NOT_LOADED } from './messages.ts';
import * as css from './player.css.ts';

interface RecordingNoticesProps {
  missing: readonly MissingPart[];
  /** Why no more output arrives. The loaded part still plays. */
  error: unknown;
  onRetry: () => void;
}

/** Warnings and errors above the picture. The loaded part still plays. */
export function RecordingNotices({ missing, error, onRetry }: RecordingNoticesProps) {
  const describedError = error === undefined ? undefined : describeError(error);
  const hint = describedError && failureHintOf(describedError);
  return (
    <div className={css.notices}>
      {describedError && (
        <Banner
          tone="bad"
          action={
            <Button size="small" onClick={onRetry}>
              {RETRY}
            </Button>
          }
        >
          <p>{REST_NOT_LOADED}</p>
          {hint !== undefined && <p>{hint}</p>}
          <ErrorText error={describedError} />
        </Banner>
      )}
      {missing.length > 0 && (
        <Banner tone="warn">
          {missing.map((part) => (
            <p key={part.kind}>{missingPartText(part)}</p>
          ))}
        </Banner>
      )}
    </div>
  );
}
