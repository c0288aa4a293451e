import { sanitizeLines } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { RETRY } from '#ui/messages.ts';
import { StorageUnavailable } from '#lib/browser/storage.ts';
import { INTERNAL_ERROR } from './start-messages.ts';
import { StorageNeeded } from './storage-needed.tsx';

const textOf = (error: unknown): string => sanitizeLines(error instanceof Error ? error.message : String(error));

/** Instead of every page: an unexpected error (docs/behaviour.md#errors) with its message, or why the console cannot start. */
export function InternalError({ error }: { error: unknown }) {
  if (error instanceof StorageUnavailable) return <StorageNeeded error={error} />;
  return (
    <FullPage alone title={INTERNAL_ERROR} action={<Button onClick={() => location.reload()}>{RETRY}</Button>}>
      <title>{INTERNAL_ERROR}</title>
      <p role="alert">{textOf(error)}</p>
    </FullPage>
  );
}
