// Measures the memory of a process and all its descendants.
import { readdirSync, readFileSync } from 'node:fs';

const SAMPLE_INTERVAL_MS = 100;

function readProcFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has exited
  }
}

/** The process IDs of a process and its descendants. */
function processTree(rootPid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // The name of the program may contain spaces and parentheses. The parent is the second field after it.
    const fields = readProcFile(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ') ?? [];
    parents.set(Number(name), Number(fields[1]));
  }
  const tree = [rootPid];
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  return tree;
}

/** The resident memory in MiB. Pages that several processes share count once. */
function residentMebibytes(rootPid: number): number {
  const kibibytes = processTree(rootPid).map((pid) =>
    Number(/^Pss:\s+(\d+) kB$/m.exec(readProcFile(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return kibibytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Samples the memory until the returned function is called, which returns the growth in MiB from start to peak. */
export function measureMemoryGrowth(rootPid: number): () => number {
  const before = residentMebibytes(rootPid);
  if (before === 0) throw new Error(`the memory of process ${rootPid} cannot be read`);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMebibytes(rootPid));
  }, SAMPLE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return Math.max(peak, residentMebibytes(rootPid)) - before;
  };
}
