import { readFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';

/** A TypeScript file without imports as a classic script, of whose own names nothing is left in the page. */
export async function classicScript(path: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { target: 'es2022' });
  return (await minify(path, `(() => {${code}})();`, { module: false })).code;
}
