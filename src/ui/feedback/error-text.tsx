import { errorText, UNREACHABLE } from './messages.ts';

/** What was said about a failure, on a line of its own; a call without an answer also says what to check. */
export const ErrorText = ({ error }: { error: Parameters<typeof errorText>[0] }) => (
  <>
    <p>{errorText(error)}</p>
    {error.status === 0 && <p>{UNREACHABLE}</p>}
  </>
);
