const NAMED_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Unescapes a value of an HTML template; the templates of proxies write `+` as `&#43;`
 * (docs/protocol/auth-and-identity.md#3.1).
 */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, (match, entity: string) => {
    if (!entity.startsWith('#')) return NAMED_ENTITIES[entity] ?? match;
    const code = Number(entity.slice(1).replace(/^x/i, '0x'));
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : match;
  });

const TAG = /<meta\s[^>]*>/gi;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

function attributesOf(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE))
    attributes[name.toLowerCase()] = unescapeHtml(double ?? single ?? bare ?? '');
  return attributes;
}

/** The content of the page's meta tag with this name; undefined if there is none. */
export function metaContent(html: string, name: string): string | undefined {
  for (const [tag] of html.matchAll(TAG)) {
    const attributes = attributesOf(tag);
    if (attributes['name'] === name) return attributes['content'] ?? '';
  }
  return undefined;
}
