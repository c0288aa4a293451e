// The sizes of the served sign-in page and of all chunks of the build.
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { serve } from '#serve/server.ts';
import { budgets, type Budget } from './budgets.ts';
import { withImports, chunksIn, type Chunk } from './chunks.ts';
import { toKib, type Measurement } from './measurement.ts';
import { referencedUrls, transferredBytes, type Encoding } from './transfer.ts';

const isScript = (path: string) => path.endsWith('.js');
const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface LoadedEntry {
  /** The paths of everything that the page loads before a click. */
  paths: string[];
  /** The chunks of the build among them. */
  files: Set<string>;
}

async function loadedEntryOf(page: string, chunks: readonly Chunk[]): Promise<LoadedEntry> {
  const named = await referencedUrls(page);
  const first = named.map(fileOf).filter((file) => chunks.some((chunk) => chunk.file === file));
  if (first.length === 0) throw new Error(`${page} begins with no script of the build`);
  const files = withImports(first, chunks);
  return { paths: [...new Set([...named, ...[...files].map((file) => `/web/app/${file}`)])], files };
}

async function measureSignInPage(origin: string, { paths }: LoadedEntry): Promise<Measurement[]> {
  const all = ['/web/login', ...paths];
  const bytes = (of: readonly string[], packing: Encoding) =>
    Promise.all(of.map((path) => transferredBytes(origin + path, packing))).then((sizes) => toKib(sum(sizes)));
  const scripts = all.filter(isScript);
  return [
    { ...budgets.signInBytes, value: await bytes(all, 'gzip'), brotli: await bytes(all, 'br') },
    { ...budgets.signInScripts, value: await bytes(scripts, 'gzip'), brotli: await bytes(scripts, 'br') },
    { ...budgets.signInRequests, value: all.length },
  ];
}

const sizeOf = (chunks: readonly Chunk[]) => ({
  value: toKib(sum(chunks.map(({ gzip }) => gzip))),
  brotli: toKib(sum(chunks.map(({ brotli }) => brotli))),
});

/** The chunks that every page after the sign-in loads. */
const SHELL_CHUNKS = ['router', 'shell'];

function chunksNamed(names: readonly string[], chunks: readonly Chunk[]): string[] {
  const files = chunks.filter(({ name }) => names.includes(name)).map(({ file }) => file);
  if (files.length !== names.length) throw new Error(`the build has no chunks called ${names.join(' and ')}`);
  return files;
}

interface SizeBudget {
  budget: Budget;
  /** The names of its entry chunks. */
  chunkNames: readonly string[];
  /** Files that are already loaded. */
  loadedFiles: ReadonlySet<string>;
}

/** The size of these chunks and all their imports, without the files that are already loaded. */
function measureSize(chunks: readonly Chunk[], { budget, chunkNames, loadedFiles }: SizeBudget): Measurement {
  const files = withImports(chunksNamed(chunkNames, chunks), chunks);
  return { ...budget, ...sizeOf(chunks.filter(({ file }) => files.has(file) && !loadedFiles.has(file))) };
}

/** The chunks of the parts with their own budget. */
const CHUNKS_WITH_BUDGET = ['console', 'player', 'editor', 'desktop', 'xterm'];

const otherChunks = (chunks: readonly Chunk[], loaded: ReadonlySet<string>): Measurement[] =>
  chunks
    .filter(({ file, name }) => !loaded.has(file) && !CHUNKS_WITH_BUDGET.includes(name))
    .map((chunk) => ({ ...budgets.chunk, what: `chunk: ${chunk.name}`, ...sizeOf([chunk]) }))
    .toSorted((a, b) => b.value - a.value);

async function withServedBuild<T>(dist: string, use: (origin: string, entry: LoadedEntry) => Promise<T>): Promise<T> {
  const mock = createProxy({ scenario: 'two servers' });
  const served = await serve({ dist, host: 'localhost', port: 0, back: { mock } });
  try {
    return await use(served.origin, await loadedEntryOf(`${served.origin}/web/login`, chunksIn(dist)));
  } finally {
    await served.close();
  }
}

/** Measures all sizes with a budget, for one build. */
export const measureSizes = (dist: string): Promise<Measurement[]> =>
  withServedBuild(dist, async (origin, entry) => {
    const chunks = chunksIn(dist);
    const frame = new Set([...entry.files, ...withImports(chunksNamed(SHELL_CHUNKS, chunks), chunks)]);
    const lists = new Set([...frame, ...withImports(chunksNamed(['management'], chunks), chunks)]);
    const terminal = new Set([...frame, ...withImports(chunksNamed(['console'], chunks), chunks)]);
    return [
      ...(await measureSignInPage(origin, entry)),
      { ...budgets.scripts, ...sizeOf(chunks) },
      measureSize(chunks, { budget: budgets.list, chunkNames: SHELL_CHUNKS, loadedFiles: entry.files }),
      measureSize(chunks, { budget: budgets.terminal, chunkNames: ['console'], loadedFiles: frame }),
      measureSize(chunks, { budget: budgets.player, chunkNames: ['player', 'index-worker'], loadedFiles: terminal }),
      measureSize(chunks, { budget: budgets.editor, chunkNames: ['editor'], loadedFiles: lists }),
      measureSize(chunks, { budget: budgets.desktop, chunkNames: ['desktop', 'draw-worker'], loadedFiles: frame }),
      measureSize(chunks, { budget: budgets.approval, chunkNames: ['headless'], loadedFiles: frame }),
      ...otherChunks(chunks, frame),
    ];
  });
