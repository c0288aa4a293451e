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
  const referencedPaths = await referencedUrls(page);
  const entryFiles = referencedPaths.map(fileOf).filter((file) => chunks.some((chunk) => chunk.file === file));
  if (entryFiles.length === 0) throw new Error(`${page} begins with no script of the build`);
  const files = withImports(entryFiles, chunks);
  return { paths: [...new Set([...referencedPaths, ...[...files].map((file) => `/web/app/${file}`)])], files };
}

async function measureSignInPage(origin: string, { paths }: LoadedEntry): Promise<Measurement[]> {
  const allPaths = ['/web/login', ...paths];
  const transferredKib = (measuredPaths: readonly string[], encoding: Encoding) =>
    Promise.all(measuredPaths.map((path) => transferredBytes(origin + path, encoding))).then((sizes) =>
      toKib(sum(sizes)),
    );
  const scripts = allPaths.filter(isScript);
  return [
    {
      ...budgets.signInBytes,
      value: await transferredKib(allPaths, 'gzip'),
      brotli: await transferredKib(allPaths, 'br'),
    },
    {
      ...budgets.signInScripts,
      value: await transferredKib(scripts, 'gzip'),
      brotli: await transferredKib(scripts, 'br'),
    },
    { ...budgets.signInRequests, value: allPaths.length },
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
    .map((chunk) => ({ ...budgets.chunk, label: `chunk: ${chunk.name}`, ...sizeOf([chunk]) }))
    .toSorted((a, b) => b.value - a.value);

async function withServedBuild<T>(dist: string, use: (origin: string, entry: LoadedEntry) => Promise<T>): Promise<T> {
  const mock = createProxy({ scenario: 'two servers' });
  const server = await serve({ dist, host: 'localhost', port: 0, back: { mock } });
  try {
    return await use(server.origin, await loadedEntryOf(`${server.origin}/web/login`, chunksIn(dist)));
  } finally {
    await server.close();
  }
}

/** Measures all sizes with a budget, for one build. */
export const measureSizes = (dist: string): Promise<Measurement[]> =>
  withServedBuild(dist, async (origin, entry) => {
    const chunks = chunksIn(dist);
    const shellFiles = new Set([...entry.files, ...withImports(chunksNamed(SHELL_CHUNKS, chunks), chunks)]);
    const listFiles = new Set([...shellFiles, ...withImports(chunksNamed(['management'], chunks), chunks)]);
    const terminalFiles = new Set([...shellFiles, ...withImports(chunksNamed(['console'], chunks), chunks)]);
    return [
      ...(await measureSignInPage(origin, entry)),
      { ...budgets.scripts, ...sizeOf(chunks) },
      measureSize(chunks, { budget: budgets.list, chunkNames: SHELL_CHUNKS, loadedFiles: entry.files }),
      measureSize(chunks, { budget: budgets.terminal, chunkNames: ['console'], loadedFiles: shellFiles }),
      measureSize(chunks, {
        budget: budgets.player,
        chunkNames: ['player', 'index-worker'],
        loadedFiles: terminalFiles,
      }),
      measureSize(chunks, { budget: budgets.editor, chunkNames: ['editor'], loadedFiles: listFiles }),
      measureSize(chunks, { budget: budgets.desktop, chunkNames: ['desktop', 'draw-worker'], loadedFiles: shellFiles }),
      measureSize(chunks, { budget: budgets.approval, chunkNames: ['headless'], loadedFiles: shellFiles }),
      ...otherChunks(chunks, shellFiles),
    ];
  });
