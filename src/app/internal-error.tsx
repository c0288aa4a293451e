import { describeError } from '#lib/user-facing-error.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorText } from '#ui/feedback/error-text.tsx';
import { NOT_LOADED } from '#ui/feedback/messages.ts';
import { FullPage } from '#ui/layout/full-page.tsx';
import { MessageCard } from '#ui/layout/message-card.tsx';
import { RETRY } from '#ui/messages.ts';
import { StorageUnavailable } from '#lib/browser/storage.ts';
import { PageCodeError } from './page-code.ts';
import { PAGE_CODE_MISSING, INTERNAL_ERROR, PAGE_NETWORK_FAILED } from './start-messages.ts';
import { StorageNeeded } from './storage-needed.tsx';
import { ConfigMissingError } from './web-config.ts';

interface InternalErrorProps {
  error: unknown;
  /** Whether the error replaces the whole console, including its layout. */
  isStandalone?: boolean;
  /** Called by Retry. By default, Retry reloads the page. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
}

/**
 * Replaces a page that failed: an unexpected error (docs/behaviour.md#errors) with its message, or why the page cannot
 * start.
 */
export function InternalError({ error, isStandalone = false, onRetry, isRetrying }: InternalErrorProps) {
  if (error instanceof StorageUnavailable) return <StorageNeeded error={error} />;
  const isMissing = error instanceof PageCodeError;
  const title = isMissing || error instanceof ConfigMissingError ? NOT_LOADED : INTERNAL_ERROR;
  const retry = (
    <Button pending={isRetrying} onClick={onRetry ?? (() => location.reload())}>
      {RETRY}
    </Button>
  );
  const Frame = isStandalone ? MessageCard : FullPage;
  return (
    <Frame title={title} action={retry}>
      <title>{title}</title>
      <div role="alert">
        {isMissing ? (
          <p>{error.isProxyUnreachable ? PAGE_NETWORK_FAILED : PAGE_CODE_MISSING}</p>
        ) : (
          <ErrorText error={describeError(error)} />
        )}
      </div>
    </Frame>
  );
}
