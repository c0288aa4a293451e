/**
 * The file name in the Content-Disposition header of a download, without a folder. The proxy escapes the name like a
 * query, so a plus is a space (docs/protocol/streams.md#5.1). Undefined without a file name: the response is then not a
 * file.
 */
export function parseFileName(disposition: string | null): string | undefined {
  const [, escaped = ''] = /^attachment;\s*filename="([^"]*)"/i.exec(disposition ?? '') ?? [];
  const name = decodeOrKeep(escaped.replaceAll('+', ' ')).split(/[/\\]/).at(-1);
  return name === '' || name === '.' || name === '..' ? undefined : name;
}

/** Decodes percent escapes. Text that cannot be decoded stays unchanged. */
function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
