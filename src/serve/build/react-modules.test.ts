import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { moduleOf } from './react-modules.ts';

const require = createRequire(import.meta.url);

const load = (module: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`);

describe('a script as a module', () => {
  test('exports what it sets, under the names that others know', async () => {
    const script = `
var given = function () { return 1; };
exports.one = given;
exports.alias = given;
exports.nothing = null;
exports.two = function () {
  return exports.three() + 1;
};
exports.three =
  function () { return 2; };
`;
    const { one, alias, nothing, two, three } = await load(moduleOf(script));
    expect([one === alias, nothing, (two as () => number)(), (three as () => number)()]).toEqual([true, null, 3, 2]);
  });

  test('imports what it requires', () => {
    const script = 'var A = require("a"),\n  B = require("b-c");\nexports.x = A.y;\n';
    expect(moduleOf(script)).toMatch(/^import \* as A from "a";\nimport \* as B from "b-c";\nconst exported_x = A\.y;/);
  });

  test.each(['module.exports = 1;', 'if (a) require("b")();', 'exports[name] = 1; exports.x = 2;'])(
    'is not made of %s',
    (script) => expect(() => moduleOf(script)).toThrow('another form'),
  );

  test.each(['react/cjs/react', 'react/cjs/react-jsx-runtime', 'scheduler/cjs/scheduler'])(
    'has everything of %s',
    async (name) => {
      const path = fileURLToPath(new URL(`../../../node_modules/${name}.production.js`, import.meta.url));
      const exported = Object.keys(require(path) as object);
      expect(Object.keys(await load(moduleOf(readFileSync(path, 'utf8')))).toSorted()).toEqual(exported.toSorted());
    },
  );
});
