/**
 * The file name that a download carries, without a folder. The proxy escapes it as in a query, so a plus is a blank
 * until percents are decoded (docs/protocol/streams.md#5.1). Undefined where there is none: then it is no file.
 */
export function parseFileName(disposition: string | null): string | undefined {
  const [, escaped = ''] = /^attachment;\s*filename="([^"]*)"/i.exec(disposition ?? '') ?? [];
  const name = decodeOrKeep(escaped.replaceAll('+', ' ')).split(/[/\\]/).at(-1);
  return name === '' || name === '.' || name === '..' ? undefined : name;
}

/** What cannot be decoded is taken as it came. */
function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
