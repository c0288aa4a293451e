// The text of docs/compatibility.md.
import type { Capability } from '#api/dialect/capabilities.ts';

/** Those that may be met; the last one stands for all that come after it. */
const LINES = [12, 13, 14, 15, 16, 17, 18] as const;
const LAST = LINES.at(-1);

const HEAD = `# Compatibility

What works with which line of proxies. The line is the number before the first dot of a version: 14.3.3 is of line 14. The
console asks the proxy for its version once for each page that is loaded (\`/v1/webapi/ping\`); only for join tokens it goes
by the version of the cluster's auth service. There is nothing to set up.

The console is made for lines 14 and 18. Of line 12 it reads what is there. For 13, 15, 16 and 17 it has no description, and
it treats them as the tables show: that has not been tried. Lines after 18 are treated as 18. A proxy that tells no version,
or one that can't be read, is treated as 14.

What isn't in the tables works with every line, or depends on what the proxy answers:

- The assistant, and commands on many servers, are there where the proxy says that its assistant is on. Line 18 has none.
- Where the proxy asks for MFA before an administrative change, as line 18 does, the console asks you for it.
- What your edition and your roles allow is for the proxy to say, whatever its line.

Made by \`npm run generate\` from [the console's own table](../src/api/dialect/capabilities.ts).`;

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
    'Where it does not',
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
