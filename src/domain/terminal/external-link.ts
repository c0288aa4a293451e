import { sanitizeUntruncated } from '#lib/text/sanitize.ts';

/** An untrusted address (for example from terminal output) in a form that is safe to show before the user opens it. */
export type ExternalLink =
  | { isWeb: false; address: string }
  | {
      isWeb: true;
      /** The address as the browser parses and opens it. Non-ASCII hosts are in punycode (RFC 3492). */
      address: string;
      /** The real host ("evil.example" for https://bank.example@evil.example/). */
      host: string;
      /** The original text, sanitized; only set if it contains non-ASCII or control characters. */
      written?: string;
    };

export function externalLink(text: string): ExternalLink {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return { isWeb: false, address: sanitizeUntruncated(text) };
  const link = { isWeb: true, address: url.href, host: url.host } as const;
  return /[^ -~]/.test(text) ? { ...link, written: sanitizeUntruncated(text) } : link;
}
