// Output as it may stand on the screen, in a file and on the clipboard: text, and nothing that acts.
import type { NodeRun } from '#domain/command-run/command-stream.ts';
import { commandOutputText, type OutputPart } from '#domain/command-run/command-output.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { exitCode, STATES } from './messages.ts';

// Control sequences and titles (ECMA-48 5.4, 8.3.89): colors would say nothing here, and the rest moves a cursor.
// oxlint-disable-next-line no-control-regex
const SEQUENCES = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[ -/]*[0-Z\\^-~])/g;

export const visible = (text: string): string =>
  sanitizeLines(text.replace(SEQUENCES, '').replaceAll('\r\n', '\n').replaceAll('\r', '\n'));

/** The last parts, so many characters in all. */
export function lastOf(parts: readonly OutputPart[], length: number): OutputPart[] {
  const kept: OutputPart[] = [];
  let room = length;
  for (const part of parts.toReversed()) {
    if (room <= 0) break;
    kept.unshift({ ...part, text: part.text.slice(-room) });
    room -= part.text.length;
  }
  return kept;
}

/** A few more than a panel has room for that is not opened: each of them would be laid out in every frame. */
const SHORT_LINES = 8;

export const lastLines = (text: string): string => text.split('\n').slice(-SHORT_LINES).join('\n');

/** The lines that hold what is searched for, whatever the case. */
export const linesWith = (node: NodeRun, wanted: string): string[] =>
  visible(commandOutputText(node.output))
    .split('\n')
    .filter((line) => line.toLowerCase().includes(wanted));

export const holds = (node: NodeRun, wanted: string): boolean =>
  `${node.error}\n${commandOutputText(node.output)}`.toLowerCase().includes(wanted);

export const outcomeOf = ({ at, exitCode: code }: NodeRun): string =>
  code ? `${STATES[at]}, ${exitCode(code).toLowerCase()}` : STATES[at];

/** All that is kept of servers, one after the other, as a file. */
export const asFile = (nodes: readonly (readonly [name: string, node: NodeRun])[]): string =>
  nodes
    .map(([name, node]) => [`== ${name}: ${outcomeOf(node)}`, node.error, visible(commandOutputText(node.output))])
    .map((lines) => `${lines.filter((line) => line !== '').join('\n')}\n`)
    .join('\n');
