interface RefusalTextProps {
  of: {
    text: string;
    /** Marked as the proxy's (`errorText`). */
    proxyText?: string | undefined;
  };
}

/** What happened and what to do next, then the proxy's own text on a line of its own. */
export const RefusalText = ({ of: { text, proxyText } }: RefusalTextProps) => (
  <>
    <p>{text}</p>
    {proxyText !== undefined && <p>{proxyText}</p>}
  </>
);
