// Converts output to harmless text for the screen, for files and for the clipboard.
import type { NodeRun } from '#domain/command-run/command-stream.ts';
import { commandOutputText, type OutputPart } from '#domain/command-run/command-output.ts';
import { sanitizeLines } from '#lib/text/sanitize.ts';
import { exitCode, STATUS_LABELS } from './messages.ts';

// Terminal sequences for colors, cursor movements and window titles (ECMA-48 5.4, 8.3.89), useless without a terminal. The
// pattern must contain control characters.
// oxlint-disable-next-line no-control-regex
const CONTROL_SEQUENCES = /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|[ -/]*[0-Z\\^-~])/g;

export const visibleText = (text: string): string =>
  sanitizeLines(text.replace(CONTROL_SEQUENCES, '').replaceAll('\r\n', '\n').replaceAll('\r', '\n'));

/** The last parts of the output, with at most `length` characters in total. */
export function lastParts(parts: readonly OutputPart[], length: number): OutputPart[] {
  const selectedParts: OutputPart[] = [];
  let remaining = length;
  for (const part of parts.toReversed()) {
    if (remaining <= 0) break;
    selectedParts.unshift({ ...part, text: part.text.slice(-remaining) });
    remaining -= part.text.length;
  }
  return selectedParts;
}

/** Slightly more lines than a collapsed panel shows. More would cost layout time in every frame. */
const COLLAPSED_LINES = 8;

export const lastLines = (text: string): string => text.split('\n').slice(-COLLAPSED_LINES).join('\n');

/** The lines that contain the search text, ignoring case. */
export const findMatchingLines = (node: NodeRun, searchText: string): string[] =>
  visibleText(commandOutputText(node.output))
    .split('\n')
    .filter((line) => line.toLowerCase().includes(searchText));

export const isMatching = (node: NodeRun, searchText: string): boolean =>
  `${node.error}\n${commandOutputText(node.output)}`.toLowerCase().includes(searchText);

export const resultText = ({ status, exitCode: code }: NodeRun): string =>
  code ? `${STATUS_LABELS[status]}, ${exitCode(code).toLowerCase()}` : STATUS_LABELS[status];

/** The stored output of all servers as one text file. */
export const outputFile = (nodes: readonly (readonly [name: string, node: NodeRun])[]): string =>
  nodes
    .map(([name, node]) => [`== ${name}: ${resultText(node)}`, node.error, visibleText(commandOutputText(node.output))])
    .map((lines) => `${lines.filter((line) => line !== '').join('\n')}\n`)
    .join('\n');
