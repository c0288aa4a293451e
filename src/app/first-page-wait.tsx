import { Spinner } from '#ui/feedback/spinner.tsx';
import { Wait } from '#ui/feedback/wait.tsx';
import { FullPage } from '#ui/layout/full-page.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { LOADING } from './messages.ts';
import { FIRST_PAGE } from './start-messages.ts';

interface FirstPageWaitProps {
  /** What has to come first, as a noun phrase. */
  what?: string;
}

/** In place of the whole console while the code of its first page is fetched. */
export const FirstPageWait = ({ what = FIRST_PAGE }: FirstPageWaitProps) => (
  <FullPage alone title={<VisuallyHidden>{LOADING}</VisuallyHidden>}>
    <Spinner delay="long" />
    <Wait what={what} />
  </FullPage>
);
