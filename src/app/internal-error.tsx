import { sanitizeLines } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { RETRY } from '#ui/messages.ts';
import { INTERNAL_ERROR } from './start-messages.ts';

const textOf = (error: unknown): string => sanitizeLines(error instanceof Error ? error.message : String(error));

/** In the place of everything: what nobody expected (docs/behaviour.md#errors), its message, and a way on. */
export function InternalError({ error }: { error: unknown }) {
  return (
    <FullPage alone title={INTERNAL_ERROR} action={<Button onClick={() => location.reload()}>{RETRY}</Button>}>
      <title>{INTERNAL_ERROR}</title>
      <p role="alert">{textOf(error)}</p>
    </FullPage>
  );
}
