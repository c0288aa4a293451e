import { DETAILS } from '#lib/messages.ts';
import { truncate, MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import * as css from './details.css.ts';
import { COPY_DETAILS } from './messages.ts';

/** Collapsed technical details, such as errors of the browser or of a library, and unreadable responses. */
export const Details = ({ text }: { text: string }) => (
  <details className={css.details}>
    <summary>{DETAILS}</summary>
    <pre className={css.text}>{truncate(sanitizeLines(text.slice(0, MAX_MESSAGE_LENGTH + 1)), MAX_MESSAGE_LENGTH)}</pre>
    <CopyButton showLabel label={COPY_DETAILS} text={text} />
  </details>
);
