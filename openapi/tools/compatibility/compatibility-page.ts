// Generates the text of docs/compatibility.md.
import type { Capability } from '#api/dialect/capabilities.ts';

/** The lines of proxies in the tables. The last one also stands for all later lines. */
const PROXY_LINES = [12, 13, 14, 15, 16, 17, 18] as const;
const LAST_LINE = PROXY_LINES.at(-1);

const PAGE_HEAD = `# Compatibility

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

\`npm run generate\` creates this page from the table in \`src/api/dialect/capabilities.ts\`.`;

const worksWithLine = ({ since, until = Infinity }: Capability, line: number): boolean =>
  since <= line && line <= until;

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A link to the section with the source, relative to docs/. */
function sourceLink({ source }: Capability): string {
  const [path = '', section = ''] = source.replace(/^docs\//, '').split('#');
  return `[${path.replace(/^protocol\/|\.md$/g, '')} ${section}](${path})`;
}

const areaSection = (area: string, capabilities: readonly Capability[]): string[] => [
  '',
  `## ${area}`,
  '',
  tableRow([
    'What works',
    ...PROXY_LINES.map((line) => (line === LAST_LINE ? `${line} and later` : String(line))),
    'On other lines',
    'Source',
  ]),
  tableRow(['---', ...PROXY_LINES.map(() => '---'), '---', '---']),
  ...capabilities.map((capability) =>
    tableRow([
      capability.meaning,
      ...PROXY_LINES.map((line) => (worksWithLine(capability, line) ? 'yes' : '–')),
      capability.fallback,
      sourceLink(capability),
    ]),
  ),
];

export function compatibilityPage(capabilities: readonly Capability[]): string {
  const areas = [...new Set(capabilities.map(({ area }) => area))];
  return [
    PAGE_HEAD,
    ...areas.flatMap((area) =>
      areaSection(
        area,
        capabilities.filter((capability) => capability.area === area),
      ),
    ),
    '',
  ].join('\n');
}
