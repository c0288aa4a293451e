import { describeError } from '#lib/user-facing-error.ts';
import type { MissingPart } from '#domain/recording/missing-parts.ts';
import { Button } from '#ui/button/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { RETRY } from '#ui/messages.ts';
import { hintOf } from './instead.tsx';
import { missingText, REST_NOT_LOADED } from './messages.ts';
import * as css from './player.css.ts';

interface NoticesProps {
  missing: readonly MissingPart[];
  /** Why no more comes, while what has come is played. */
  error: unknown;
  onRetry: () => void;
}

/** What is not as it should be, above what plays all the same. */
export function Notices({ missing, error, onRetry }: NoticesProps) {
  const said = error === undefined ? undefined : describeError(error);
  const hint = said && hintOf(said);
  return (
    <div className={css.notices}>
      {said && (
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
          <ErrorText error={said} />
        </Banner>
      )}
      {missing.length > 0 && (
        <Banner tone="warn">
          {missing.map((one) => (
            <p key={one.kind}>{missingText(one)}</p>
          ))}
        </Banner>
      )}
    </div>
  );
}
