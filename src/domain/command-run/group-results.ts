// What many servers did, in few words: how many ended how, and which of them said the same.
import { hasEnded, type NodeRun } from './command-stream.ts';
import { commandOutputText } from './command-output.ts';

export type NodeRuns = ReadonlyMap<string, NodeRun>;

export type StatusCounts = Readonly<Record<NodeRun['at'], number>>;

export function countStatuses(nodes: NodeRuns): StatusCounts {
  const counts = { waiting: 0, running: 0, succeeded: 0, failed: 0, stopped: 0 };
  for (const { at } of nodes.values()) counts[at] += 1;
  return counts;
}

/** Servers whose command is over and that ended and said the same; one that is not over is alone. */
export function groupByResult(nodes: NodeRuns): string[][] {
  const groups = new Map<string, string[]>();
  for (const [id, node] of nodes) {
    const { at, error, exitCode = '', output } = node;
    // What was left out may have differed.
    const isUngrouped = !hasEnded(node) || output.droppedCharacters > 0;
    const key = isUngrouped ? `alone ${id}` : JSON.stringify([at, exitCode, error, commandOutputText(output)]);
    const group = groups.get(key);
    if (group) group.push(id);
    else groups.set(key, [id]);
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
}

/** Logins that all servers have, root last, because it can do most (docs/protocol/streams.md#13.3). */
export function commonLogins(servers: readonly { logins: readonly string[] }[]): string[] {
  const [first, ...others] = servers;
  const common = (first?.logins ?? []).filter((login) => others.every(({ logins }) => logins.includes(login)));
  return common.toSorted((a, b) => Number(a === 'root') - Number(b === 'root'));
}
