import { sanitizeLines } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';

const textOf = (error: unknown): string => sanitizeLines(error instanceof Error ? error.message : String(error));

/** In the place of everything: what nobody expected (docs/behaviour.md#errors), its message, and a way on. */
export function InternalError({ error }: { error: unknown }) {
  return (
    <FullPage alone title="Internal Error" action={<Button onClick={() => location.reload()}>Retry</Button>}>
      <title>Internal Error</title>
      <p role="alert">{textOf(error)}</p>
    </FullPage>
  );
}
