import { readFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';

/** Compiles a TypeScript file without imports to a classic script that defines no globals. */
export async function classicScript(path: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { target: 'es2022' });
  return (await minify(path, `(() => {${code}})();`, { module: false })).code;
}
