// Reads a build: its scripts, their static imports, and their dynamic imports.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Chunk {
  file: string;
  /** The chunk's name, from its entry module. */
  name: string;
  /** The compressed sizes, in bytes. */
  gzip: number;
  brotli: number;
  /** Files that are loaded together with it. */
  imports: string[];
  /** Files that it may load later. */
  lazy: string[];
}

// The bundler writes imports only in these two forms, relative to the file.
const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

const importedFiles = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, file]) => file ?? [])),
];

export function chunksIn(dist: string): Chunk[] {
  const folder = join(dist, 'app');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return {
        file,
        name: file.replace(/-[\w-]{8}\.js$/, ''),
        gzip: statSync(join(folder, `${file}.gz`)).size,
        brotli: statSync(join(folder, `${file}.br`)).size,
        imports: importedFiles(text, STATIC_IMPORT),
        lazy: importedFiles(text, DYNAMIC_IMPORT),
      };
    });
}

/** The files of `roots` and all their direct and indirect static imports. */
export function withImports(roots: readonly string[], chunks: readonly Chunk[]): Set<string> {
  const foundFiles = new Set<string>();
  const pendingFiles = [...roots];
  for (let file = pendingFiles.pop(); file !== undefined; file = pendingFiles.pop()) {
    if (foundFiles.has(file)) continue;
    foundFiles.add(file);
    pendingFiles.push(...(chunks.find((chunk) => chunk.file === file)?.imports ?? []));
  }
  return foundFiles;
}
