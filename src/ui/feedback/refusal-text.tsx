import { Details } from './details.tsx';
import type { DisplayedError } from './messages.ts';

/** The error and the next step, then the proxy's own text on a separate line. */
export const RefusalText = ({ error: { text, proxyText, details } }: { error: DisplayedError }) => (
  <>
    <p>{text}</p>
    {proxyText !== undefined && <p>{proxyText}</p>}
    {details !== undefined && <Details text={details} />}
  </>
);
