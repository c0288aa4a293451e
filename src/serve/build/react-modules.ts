import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { trimmed } from './react-parts.ts';

const MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'] as const;
const FILE = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/][\w-]+\.production\.js$/;

const PACKAGES = new URL('../../../node_modules/', import.meta.url);

/** `react-dom/client` is `react-dom/cjs/react-dom-client.production.js`. */
function fileOf(name: string): string {
  const file = name.replace('/', '-');
  return fileURLToPath(new URL(`${name.split('/', 1)[0]}/cjs/${file}.production.js`, PACKAGES));
}

const REQUIRES = /^var ((?:\w+ = require\("[\w-]+"\)(?:,\s*|(?=;)))+);$/m;
const REQUIRE = /(\w+) = require\("([\w-]+)"\)/g;
/** How one imports a script as a whole. */
const DEFAULT = /\bimport (\w+)(?= from "react";)/g;
const EXPORTED = /\bexports\.(\w+)/g;

const imported = (requires: string): string =>
  [...requires.matchAll(REQUIRE)].map(([, name, from]) => `import * as ${name} from "${from}";`).join('\n');

/** A script whose `exports` are set at its top, as a module that exports the same. */
export function moduleOf(script: string): string {
  const named = [...script.matchAll(EXPORTED)].map(([, name = '']) => name);
  const exported = new Map<string, string>();
  const late: string[] = [];
  let code = script.replace(REQUIRES, imported);
  for (const name of new Set(named)) {
    const isOnce = named.filter((other) => other === name).length === 1;
    const local = `exported_${name}`;
    const [whole, other] = isOnce
      ? (new RegExp(String.raw`^exports\.${name} =\s+(?!null\b)([A-Za-z]\w*);$`, 'm').exec(code) ?? [])
      : [];
    if (whole !== undefined) code = code.replace(whole, '');
    else if (isOnce) code = code.replace(new RegExp(String.raw`^exports\.${name} =`, 'm'), `const ${local} =`);
    else {
      late.push(local);
      code = code.replaceAll(new RegExp(String.raw`\bexports\.${name}\b`, 'g'), local);
    }
    exported.set(name, other ?? local);
  }
  if (/\b(?:exports|require|module)\b[.([]/.test(code)) throw new Error('a script of React has another form');
  const list = [...exported].map(([name, local]) => `${local} as ${name}`);
  return `${late.map((local) => `let ${local};\n`).join('')}${code}\nexport { ${list.join(', ')} };\n`;
}

/**
 * React comes as scripts, of which a bundler takes everything and reaches each part through an object. As modules what
 * nobody imports is left out, and what is imported is called by its name.
 */
export const reactModules = (): Plugin => ({
  name: 'react-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: new RegExp(`^(?:${MODULES.join('|')})$`) },
    handler: fileOf,
  },
  transform: {
    filter: { id: [FILE, /node_modules[\\/]react-router[\\/]/] },
    handler: (code, id) => ({
      code: FILE.test(id) ? moduleOf(trimmed(code)) : code.replaceAll(DEFAULT, 'import * as $1'),
      map: null,
    }),
  },
});
