// The text of docs/compatibility.md.
import type { Capability } from '#api/dialect/capabilities.ts';

/** Those that may be met; the last one stands for all that come after it. */
const LINES = [12, 13, 14, 15, 16, 17, 18] as const;
const LAST = LINES.at(-1);

const HEAD = `# Compatibility

This page lists what works with which line of proxies. The line is the number before the first dot of a version: 14.3.3
is line 14. The console requests the proxy's version once for each page load (\`/v1/webapi/ping\`). Only for join tokens, it
uses the version of the cluster's auth service. You don't need to configure anything.

The console supports lines 14 and 18. For line 12, it reads the available data. It has no description of lines 13, 15, 16 and
17 and treats them as the tables show, which is not tested. It treats lines after 18 as 18. It treats a proxy without a
version, or with an unreadable version, as 14.

Everything else works with every line, or depends on the answers of the proxy:

- The assistant, and commands on many servers, are available if the proxy reports that its assistant is on. Line 18 has none.
- If the proxy requires MFA before an administrative change, as line 18 does, the console asks you for it.
- The proxy decides what your edition and your roles allow, on every line.

\`npm run generate\` creates this page from [the console's table](../src/api/dialect/capabilities.ts).`;

const isOnLine = ({ since, until = Infinity }: Capability, line: number): boolean => since <= line && line <= until;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Where a reader of docs/ finds a section, by its document. */
function sourceOf({ source }: Capability): string {
  const [path = '', section = ''] = source.replace(/^docs\//, '').split('#');
  return `[${path.replace(/^protocol\/|\.md$/g, '')} ${section}](${path})`;
}

const areaText = (area: string, capabilities: readonly Capability[]): string[] => [
  '',
  `## ${area}`,
  '',
  row([
    'What works',
    ...LINES.map((line) => (line === LAST ? `${line} and later` : String(line))),
    'On other lines',
    'Source',
  ]),
  row(['---', ...LINES.map(() => '---'), '---', '---']),
  ...capabilities.map((capability) =>
    row([
      capability.meaning,
      ...LINES.map((line) => (isOnLine(capability, line) ? 'yes' : '–')),
      capability.fallback,
      sourceOf(capability),
    ]),
  ),
];

export function pageOf(capabilities: readonly Capability[]): string {
  const areas = [...new Set(capabilities.map(({ area }) => area))];
  return [
    HEAD,
    ...areas.flatMap((area) =>
      areaText(
        area,
        capabilities.filter((capability) => capability.area === area),
      ),
    ),
    '',
  ].join('\n');
}
