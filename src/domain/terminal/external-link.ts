import { sanitizeUntruncated } from '#lib/text/sanitize.ts';

/** An address that output or its author chose, as it may be shown before anything is opened. */
export type ExternalLink =
  | { isWeb: false; address: string }
  | {
      isWeb: true;
      /** What a browser makes of it, which is what is opened: a host beyond ASCII stands in punycode (RFC 3492). */
      address: string;
      /** Where it leads, whatever stands before an @ or looks like a host further behind. */
      host: string;
      /** As it was written, where that looks otherwise. */
      written?: string;
    };

export function externalLink(text: string): ExternalLink {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return { isWeb: false, address: sanitizeUntruncated(text) };
  const link = { isWeb: true, address: url.href, host: url.host } as const;
  return /[^ -~]/.test(text) ? { ...link, written: sanitizeUntruncated(text) } : link;
}
