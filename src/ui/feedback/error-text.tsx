import { describeError } from '#lib/user-facing-error.ts';
import { MAX_MESSAGE_LENGTH } from '#lib/text/truncate.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { Details } from './details.tsx';
import { COPY_MESSAGE, errorText, proxyMessage, PROXY_UNREACHABLE, type ErrorLike } from './messages.ts';

/** An error message on its own line, with technical details for support staff. */
export function ErrorText({ error }: { error: ErrorLike }) {
  const { message, status, details } = describeError(error);
  return (
    <>
      <p>{errorText(error)}</p>
      <CopyLongMessage text={message} />
      {status === 0 && <p>{PROXY_UNREACHABLE}</p>}
      {details !== undefined && <Details text={details} />}
    </>
  );
}

interface ProxyTextProps {
  className?: string | undefined;
  children: string;
}

/** Text that a proxy sent on a stream. */
export const ProxyText = ({ className, children }: ProxyTextProps) => (
  <>
    <p className={className}>{proxyMessage(children)}</p>
    <CopyLongMessage text={children} />
  </>
);

const CopyLongMessage = ({ text: message }: { text: string }) =>
  message.length > MAX_MESSAGE_LENGTH && <CopyButton showLabel label={COPY_MESSAGE} text={message} />;
