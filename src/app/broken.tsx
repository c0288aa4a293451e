import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { Button } from '#ui/button/button.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';

const wordsOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return sanitizeLines(error instanceof Error ? error.message : String(error));
};

/** Where everything lands that nobody expected (docs/behaviour.md#errors): its message, and a way on. */
export function InternalError({ error }: { error: unknown }) {
  return (
    <FullPage alone title="Internal Error" action={<Button onClick={() => location.reload()}>Retry</Button>}>
      <title>Internal Error</title>
      <p role="alert">{wordsOf(error)}</p>
    </FullPage>
  );
}

/** The same in the place of a page. */
export function Broken() {
  return <InternalError error={useRouteError()} />;
}
