import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin } from 'vite';
import { constEnums } from './const-enums.ts';
import { declared, rename, shorten } from './short-names.ts';
import { withoutUnused } from './used-members.ts';

const MODULES = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../../', import.meta.url));

/** The packages, and the modules that stand for them. */
const ENTRIES: Readonly<Record<string, string>> = {
  '@xterm/xterm': 'src/browser/public/Terminal.ts',
  '@xterm/addon-fit': 'src/FitAddon.ts',
  '@xterm/addon-web-links': 'src/WebLinksAddon.ts',
  '@xterm/addon-webgl': 'src/WebglAddon.ts',
};

/** What `features/terminal/hardening.ts` reaches behind the widget's own interface. */
export const REACHED = ['_core', '_inputHandler', 'eraseInDisplay', 'params'];

/** Names of theirs that browsers know too, and terser does not. */
const KNOWN = ['amount', 'counter', 'dependencies', 'ext', 'handleEvent', 'handler', 'instance'];

/** As its own build reads them: fields are set by constructors, after their parameters. */
const READING = {
  target: 'es2021',
  tsconfig: false,
  decorator: { legacy: true },
  assumptions: { setPublicClassFields: true },
  typescript: { removeClassFieldsWithoutInitializer: true, optimizeConstEnums: true },
} as const;

const textOf = (path: string) => readFileSync(path, 'utf8');

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return names.filter((name) => /\.tsx?$/.test(name)).map((name) => join(folder, name));
}

/** Names that the browser knows. */
async function browserNames(): Promise<readonly string[]> {
  const { domprops } = await import(new URL('terser/tools/domprops.js', `file://${MODULES}`).href);
  return domprops;
}

interface Sources {
  scripts: ReadonlyMap<string, string>;
  names: ReadonlyMap<string, string>;
}

const IMPORT = /\b(?:from|import)\s*["']([^"']+)["']/g;

/** Those that the entries bring, one by way of another. */
function brought(scripts: ReadonlyMap<string, string>): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = Object.entries(ENTRIES).map(([name, entry]) => join(MODULES, name, entry));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const code = scripts.get(path);
    if (code === undefined || found.has(path)) continue;
    found.set(path, code);
    for (const [, id = ''] of code.matchAll(IMPORT)) waiting.push(fileOf(id, path) ?? '');
  }
  return found;
}

/** Every word of the console's own scripts, in whatever layer: it may call what it names. */
function ownWords(): ReadonlySet<string> {
  const paths = filesIn(SOURCES);
  return new Set(paths.filter((path) => !path.includes('.test.')).flatMap((path) => textOf(path).match(/\w+/g) ?? []));
}

/** All modules as scripts. */
export async function readSources(): Promise<Sources> {
  const packages = Object.keys(ENTRIES).map((name) => join(MODULES, name));
  const paths = packages.flatMap((folder) => filesIn(join(folder, 'src'))).filter((path) => !path.endsWith('.d.ts'));
  const texts = paths.map(textOf);
  const withValues = await constEnums(texts);
  const read = new Map<string, string>();
  for (const [at, path] of paths.entries())
    read.set(path, (await transformWithOxc(withValues(texts[at] ?? ''), path, READING)).code);
  const known = new Set([...KNOWN, ...REACHED, ...(await browserNames()), ...ownWords()]);
  const scripts = withoutUnused(brought(read), (name) => known.has(name));
  const typings = packages.flatMap((folder) => filesIn(join(folder, 'typings')));
  const names = shorten({
    scripts,
    ours: new Set(paths.flatMap((path, at) => declared(path, texts[at] ?? ''))),
    others: new Set([
      ...REACHED,
      ...KNOWN,
      ...(await browserNames()),
      ...typings.flatMap((path) => declared(path, textOf(path))),
    ]),
  });
  return { scripts: new Map([...scripts].map(([path, code]) => [path, rename(path, code, names)])), names };
}

/** The file behind an import of these packages: their own modules are named from the folder of the widget's sources. */
function fileOf(id: string, importer: string): string | undefined {
  const entry = ENTRIES[id];
  if (entry !== undefined) return join(MODULES, id, entry);
  if (!importer.startsWith(join(MODULES, '@xterm/'))) return;
  if (id.startsWith('.')) return `${join(importer, '..', id)}.ts`;
  return /^(?:browser|common|vs)\//.test(id) ? join(MODULES, '@xterm/xterm/src', `${id}.ts`) : undefined;
}

/**
 * The terminal widget and its addons from the sources that come with them. Their own builds hold what they share once
 * each, and all names of properties in full (`docs/architecture.md`, “Parts of the build”).
 */
export function terminalSources(): Plugin {
  let sources: Promise<Sources> | undefined;
  return {
    name: 'terminal-sources',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    enforce: 'pre',
    resolveId(id, importer = '') {
      const path = fileOf(id, importer);
      // None of the modules does anything but for what it exports.
      return path === undefined ? undefined : { id: path, moduleSideEffects: false };
    },
    async load(id) {
      if (!id.startsWith(join(MODULES, '@xterm/')) || !id.endsWith('.ts')) return;
      const code = (await (sources ??= readSources())).scripts.get(id);
      // Read already: what follows must not read it as TypeScript again.
      return code === undefined ? undefined : { code, moduleType: 'js', map: null };
    },
  };
}
