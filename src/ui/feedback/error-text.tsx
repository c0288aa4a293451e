import { errorText } from './messages.ts';

/** What was said about a failure, on a line of its own. */
export const ErrorText = ({ error }: { error: Parameters<typeof errorText>[0] }) => <p>{errorText(error)}</p>;
