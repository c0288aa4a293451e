// Summarizes the results of many servers: counts by status, and groups with the same result.
import { hasEnded, type NodeRun } from './command-stream.ts';
import { commandOutputText } from './command-output.ts';

export type NodeRuns = ReadonlyMap<string, NodeRun>;

export type StatusCounts = Readonly<Record<NodeRun['status'], number>>;

export function countStatuses(nodes: NodeRuns): StatusCounts {
  const counts = { waiting: 0, running: 0, succeeded: 0, failed: 0, stopped: 0 };
  for (const { status } of nodes.values()) counts[status] += 1;
  return counts;
}

/** Groups servers with the same status, exit code, error and output. Servers that have not ended are not grouped. */
export function groupByResult(nodes: NodeRuns): string[][] {
  const groups = new Map<string, string[]>();
  for (const [id, node] of nodes) {
    const { status, error, exitCode = '', output } = node;
    // Dropped output may have differed, so these servers are not grouped.
    const isUngrouped = !hasEnded(node) || output.droppedCharacters > 0;
    const key = isUngrouped ? `alone ${id}` : JSON.stringify([status, exitCode, error, commandOutputText(output)]);
    const group = groups.get(key);
    if (group) group.push(id);
    else groups.set(key, [id]);
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
}

/** Logins that all servers have. `root` is last because it has the most rights (docs/protocol/streams.md#13.3). */
export function commonLogins(servers: readonly { logins: readonly string[] }[]): string[] {
  const [first, ...others] = servers;
  const sharedLogins = (first?.logins ?? []).filter((login) => others.every(({ logins }) => logins.includes(login)));
  return sharedLogins.toSorted((a, b) => Number(a === 'root') - Number(b === 'root'));
}
