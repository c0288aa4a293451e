import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { LOADING_CANCELED } from '#ui/feedback/messages.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Wait } from '#ui/feedback/wait.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { RETRY } from '#ui/messages.ts';
import { LOADING } from './messages.ts';
import { FIRST_PAGE_CODE } from './start-messages.ts';

interface ConsoleLoadingProps {
  /** What the console is loading, as a noun phrase. */
  waitingFor?: string;
}

/** Replaces the whole console while its configuration or the code of its first page loads. */
export function ConsoleLoading({ waitingFor = FIRST_PAGE_CODE }: ConsoleLoadingProps) {
  // Cancel aborts nothing: the page only no longer shows that it is loading.
  const [isCanceled, setCanceled] = useState(false);
  if (isCanceled)
    return (
      <FullPage
        isStandalone
        title={LOADING_CANCELED}
        action={<Button onClick={() => location.reload()}>{RETRY}</Button>}
      />
    );
  return (
    <FullPage isStandalone title={<VisuallyHidden>{LOADING}</VisuallyHidden>}>
      <Spinner delay="long" />
      <Wait waitingFor={waitingFor} onCancel={() => setCanceled(true)} />
    </FullPage>
  );
}
