// What travels: the sign-in page as it is served, and every chunk of the build.
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { serve } from '#serve/server.ts';
import { budgets, type Budget } from './budgets.ts';
import { broughtBy, chunksIn, type Chunk } from './chunks.ts';
import { kib, type Measure } from './measure.ts';
import { referenced, transferred, type Packing } from './transfer.ts';

const isScript = (path: string) => path.endsWith('.js');
const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Entry {
  /** Paths of everything that the page loads before anything is clicked. */
  paths: string[];
  /** Those of them that are chunks of the build. */
  files: Set<string>;
}

async function entryOf(page: string, chunks: readonly Chunk[]): Promise<Entry> {
  const named = await referenced(page);
  const first = named.map(fileOf).filter((file) => chunks.some((chunk) => chunk.file === file));
  if (first.length === 0) throw new Error(`${page} begins with no script of the build`);
  const files = broughtBy(first, chunks);
  return { paths: [...new Set([...named, ...[...files].map((file) => `/web/app/${file}`)])], files };
}

async function signIn(origin: string, { paths }: Entry): Promise<Measure[]> {
  const all = ['/web/login', ...paths];
  const bytes = (of: readonly string[], packing: Packing) =>
    Promise.all(of.map((path) => transferred(origin + path, packing))).then((sizes) => kib(sum(sizes)));
  const scripts = all.filter(isScript);
  return [
    { ...budgets.signInBytes, value: await bytes(all, 'gzip'), brotli: await bytes(all, 'br') },
    { ...budgets.signInScripts, value: await bytes(scripts, 'gzip'), brotli: await bytes(scripts, 'br') },
    { ...budgets.signInRequests, value: all.length },
  ];
}

const weight = (chunks: readonly Chunk[]) => ({
  value: kib(sum(chunks.map(({ gzip }) => gzip))),
  brotli: kib(sum(chunks.map(({ brotli }) => brotli))),
});

/** Chunks that every page after sign-in loads. */
const FRAME = ['router', 'shell'];

function chunksCalled(names: readonly string[], chunks: readonly Chunk[]): string[] {
  const files = chunks.filter(({ name }) => names.includes(name)).map(({ file }) => file);
  if (files.length !== names.length) throw new Error(`the build has no chunks called ${names.join(' and ')}`);
  return files;
}

interface Part {
  budget: Budget;
  /** Names of the chunks that it starts with. */
  names: readonly string[];
  /** Files that are loaded already. */
  loaded: ReadonlySet<string>;
}

/** The weight of these chunks and everything that they import, without what is loaded already. */
function partOf(chunks: readonly Chunk[], { budget, names, loaded }: Part): Measure {
  const files = broughtBy(chunksCalled(names, chunks), chunks);
  return { ...budget, ...weight(chunks.filter(({ file }) => files.has(file) && !loaded.has(file))) };
}

/** Chunks of the parts that have a budget of their own. */
const WITH_BUDGET = ['console', 'player', 'editor', 'desktop', 'xterm'];

const otherChunks = (chunks: readonly Chunk[], loaded: ReadonlySet<string>): Measure[] =>
  chunks
    .filter(({ file, name }) => !loaded.has(file) && !WITH_BUDGET.includes(name))
    .map((chunk) => ({ ...budgets.chunk, what: `chunk: ${chunk.name}`, ...weight([chunk]) }))
    .toSorted((a, b) => b.value - a.value);

async function whileServed<T>(dist: string, use: (origin: string, entry: Entry) => Promise<T>): Promise<T> {
  const mock = createProxy({ scenario: 'two servers' });
  const served = await serve({ dist, host: 'localhost', port: 0, back: { mock } });
  try {
    return await use(served.origin, await entryOf(`${served.origin}/web/login`, chunksIn(dist)));
  } finally {
    await served.close();
  }
}

/** Every budget in bytes, measured on one build. */
export const sizes = (dist: string): Promise<Measure[]> =>
  whileServed(dist, async (origin, entry) => {
    const chunks = chunksIn(dist);
    const frame = new Set([...entry.files, ...broughtBy(chunksCalled(FRAME, chunks), chunks)]);
    const lists = new Set([...frame, ...broughtBy(chunksCalled(['management'], chunks), chunks)]);
    const terminal = new Set([...frame, ...broughtBy(chunksCalled(['console'], chunks), chunks)]);
    return [
      ...(await signIn(origin, entry)),
      { ...budgets.scripts, ...weight(chunks) },
      partOf(chunks, { budget: budgets.list, names: FRAME, loaded: entry.files }),
      partOf(chunks, { budget: budgets.terminal, names: ['console'], loaded: frame }),
      partOf(chunks, { budget: budgets.player, names: ['player', 'index-worker'], loaded: terminal }),
      partOf(chunks, { budget: budgets.editor, names: ['editor'], loaded: lists }),
      partOf(chunks, { budget: budgets.desktop, names: ['desktop', 'draw-worker'], loaded: frame }),
      partOf(chunks, { budget: budgets.approval, names: ['headless'], loaded: frame }),
      ...otherChunks(chunks, frame),
    ];
  });
