// What travels: the sign-in page as it is served, and every chunk of the build.
import { createProxy } from '#fixtures/proxy/proxy.ts';
import { serve } from '#serve/server.ts';
import { budgets, type Budget } from './budgets.ts';
import { broughtBy, chunksIn, type Chunk } from './chunks.ts';
import { kb, kib, type Measure } from './measure.ts';
import { referenced, transferred, type Packing } from './transfer.ts';

/** Routes whose weight is their own business: a terminal, a player, an editor, a desktop. */
const EXEMPT = ['console', 'player', 'editor', 'desktop'];

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
  value: kb(sum(chunks.map(({ gzip }) => gzip))),
  brotli: kb(sum(chunks.map(({ brotli }) => brotli))),
});

/** What nearly every page behind the way in begins with. */
const FRAME = ['router', 'shell'];

/** Files that are there before any page behind the way in is. */
function before(chunks: readonly Chunk[], entry: ReadonlySet<string>): Set<string> {
  const frame = chunks.filter(({ name }) => FRAME.includes(name)).map(({ file }) => file);
  if (frame.length !== FRAME.length) throw new Error(`the build has no chunks called ${FRAME.join(' and ')}`);
  return new Set([...entry, ...broughtBy(frame, chunks)]);
}

/** Pages are fetched when they are gone to; a chunk that two of them bring is nobody's own. */
function routes(chunks: readonly Chunk[], first: ReadonlySet<string>): Measure[] {
  const later = chunks.filter(({ file }) => !first.has(file));
  const brings = new Map(later.filter(({ isPage }) => isPage).map((route) => [route, broughtBy([route.file], later)]));
  const owners = (file: string) => [...brings].filter(([, brought]) => brought.has(file)).map(([route]) => route);
  const own = [...brings.keys()].map((route): Measure => {
    const budget = EXEMPT.includes(route.name) ? budgets.exempt : budgets.route;
    const mine = later.filter(({ file }) => owners(file).length === 1 && owners(file)[0] === route);
    return { ...budget, what: `route: ${route.name}`, ...weight(mine) };
  });
  const shared = later
    .filter(({ file }) => owners(file).length !== 1)
    .map((chunk): Measure => ({ ...budgets.shared, what: `shared or later: ${chunk.name}`, ...weight([chunk]) }));
  return [...own, ...shared].toSorted((a, b) => b.value - a.value);
}

interface Root {
  chunk: string;
  budget: Budget;
  first: ReadonlySet<string>;
}

/** A page with all that it brings. */
function whole(chunks: readonly Chunk[], { chunk, budget, first }: Root): Measure {
  const root = chunks.find(({ name }) => name === chunk);
  if (!root) throw new Error(`the build has no chunk called ${chunk}`);
  const brought = broughtBy([root.file], chunks);
  return { ...budget, ...weight(chunks.filter(({ file }) => brought.has(file) && !first.has(file))) };
}

async function whileServed<T>(dist: string, use: (origin: string, entry: Entry) => Promise<T>): Promise<T> {
  const mock = createProxy({ scenario: 'two servers' });
  const served = await serve({ dist, host: 'localhost', port: 0, back: { mock } });
  try {
    return await use(served.origin, await entryOf(`${served.origin}/web/login`, chunksIn(dist)));
  } finally {
    await served.close();
  }
}

/** What the sign-in page of a build transfers. */
export const signInOf = (dist: string): Promise<Measure[]> => whileServed(dist, signIn);

/** Every budget in bytes, measured on one build. */
export const sizes = (dist: string): Promise<Measure[]> =>
  whileServed(dist, async (origin, entry) => {
    const chunks = chunksIn(dist);
    const first = before(chunks, entry.files);
    return [
      ...(await signIn(origin, entry)),
      {
        ...budgets.scripts,
        value: kib(sum(chunks.map(({ gzip }) => gzip))),
        brotli: kib(sum(chunks.map(({ brotli }) => brotli))),
      },
      whole(chunks, { chunk: 'console', budget: budgets.terminal, first }),
      whole(chunks, { chunk: 'headless', budget: budgets.approval, first }),
      ...routes(chunks, first),
    ];
  });
