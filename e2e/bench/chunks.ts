// A build read back: its scripts, who brings whom at once, and who is fetched later.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Chunk {
  file: string;
  /** The module that the bundler named it after. */
  name: string;
  /** Whether it is a page of its own, or a part of one that is fetched when used. */
  isPage: boolean;
  gzip: number;
  brotli: number;
  /** Files that come with it. */
  imports: string[];
  /** Files that it may ask for later. */
  lazy: string[];
}

// The bundler writes imports in these two forms only, relative to the file itself.
const IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const LAZY = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

const named = (text: string, form: RegExp): string[] => [
  ...new Set([...text.matchAll(form)].flatMap(([, file]) => file ?? [])),
];

/** As the bundler writes it, by the module that a chunk begins with; an earlier build may have none. */
type Manifest = Record<string, { file: string }>;

const isPage = (source: string): boolean => source.startsWith('screens/');

function pagesIn(dist: string): Set<string> {
  const file = join(dist, 'manifest.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  return new Set(Object.entries(manifest).flatMap(([source, { file }]) => (isPage(source) ? [file] : [])));
}

export function chunksIn(dist: string): Chunk[] {
  const folder = join(dist, 'app');
  const pages = pagesIn(dist);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return {
        file,
        name: file.replace(/-[\w-]{8}\.js$/, ''),
        isPage: pages.has(`app/${file}`),
        gzip: statSync(join(folder, `${file}.gz`)).size,
        brotli: statSync(join(folder, `${file}.br`)).size,
        imports: named(text, IMPORT),
        lazy: named(text, LAZY),
      };
    });
}

/** The files of `roots` and all that come with them. */
export function broughtBy(roots: readonly string[], chunks: readonly Chunk[]): Set<string> {
  const brought = new Set<string>();
  const waiting = [...roots];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (brought.has(file)) continue;
    brought.add(file);
    waiting.push(...(chunks.find((chunk) => chunk.file === file)?.imports ?? []));
  }
  return brought;
}
