import { Details } from './details.tsx';
import type { DisplayedError } from './messages.ts';

/** An error, the proxy's own text about it on a separate line, and technical details. */
export const RefusalText = ({ error: { text, proxyText, details } }: { error: DisplayedError }) => (
  <>
    <p>{text}</p>
    {proxyText !== undefined && <p>{proxyText}</p>}
    {details !== undefined && <Details text={details} />}
  </>
);
