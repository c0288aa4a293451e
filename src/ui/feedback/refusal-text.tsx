import { Details } from './details.tsx';
import type { DisplayedError } from './messages.ts';

/** What happened and what to do next, then the proxy's own text on a line of its own. */
export const RefusalText = ({ error: { text, proxyText, details } }: { error: DisplayedError }) => (
  <>
    <p>{text}</p>
    {proxyText !== undefined && <p>{proxyText}</p>}
    {details !== undefined && <Details text={details} />}
  </>
);
