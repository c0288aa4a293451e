import { Details } from './details.tsx';
import type { ShownError } from './messages.ts';

/** What happened and what to do next, then the proxy's own text on a line of its own. */
export const RefusalText = ({ of: { text, proxyText, details } }: { of: ShownError }) => (
  <>
    <p>{text}</p>
    {proxyText !== undefined && <p>{proxyText}</p>}
    {details !== undefined && <Details text={details} />}
  </>
);
