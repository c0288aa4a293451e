import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { constEnums } from './const-enums.ts';
import { declared, rename, shorten } from './short-names.ts';
import { REACHED, readSources } from './sources.ts';

const TYPES = dirname(ts.getDefaultLibFilePath({}));

it('renames nothing that a browser knows or that the console asks for', async () => {
  const libraries = readdirSync(TYPES).filter((name) => /^lib\.(?:dom|es)[\w.]*\.d\.ts$/.test(name));
  const known = new Set(libraries.flatMap((name) => declared(name, readFileSync(join(TYPES, name), 'utf8'))));
  expect(known.has('desynchronized') && known.has('replaceAll')).toBe(true);
  const { names } = await readSources();
  expect(names.size).toBeGreaterThan(1000);
  expect([...names.keys()].filter((name) => known.has(name) || REACHED.includes(name))).toEqual([]);
}, 60_000);

it('renames what the sources declare, everywhere, and nothing that is found by its whole name', () => {
  const code = `class A { _a = 1; getB({ _a }) { this.open(this._a ?? _a, { _a, asked: 1 }); } }
export const asked = [(x) => x.getB, 'named', \`quoted\`]; A.named = A.quoted = A._a;`;
  const ours = new Set(['_a', 'getB', 'open', 'asked', 'named', 'quoted']);
  const names = shorten({ scripts: new Map([['a.js', code]]), ours, others: new Set(['open', 'b']) });
  expect([...names]).toEqual([
    ['_a', 'a'],
    ['getB', 'c'],
  ]);
  expect(rename('a.js', code, names))
    .toBe(`class A { a = 1; c({ a: _a }) { this.open(this.a ?? _a, { a: _a, asked: 1 }); } }
export const asked = [(x) => x.c, 'named', \`quoted\`]; A.named = A.quoted = A.a;`);
});

it('finds the members of classes, interfaces and namespaces', () => {
  const text = `interface A { a: string; b(): void } namespace B { export function c() {} function d() {} }
abstract class C { e = 1; constructor(private f: string, readonly g = 1, h = 2) { super(); } i() {} }`;
  expect(declared('a.ts', text)).toEqual(['a', 'b', 'c', 'e', 'constructor', 'f', 'g', 'i']);
});

it('writes the values of constant enums', async () => {
  const texts = [
    "export const enum Key {\n  A = 1 << 2,\n  B,\n  C = 'c'\n}",
    'export const enum Twice {\n  A\n}',
    'export const enum Twice {\n  B\n}',
  ];
  const withValues = await constEnums(texts);
  expect(withValues('Key.A | Key.B + Key.C + Twice.A + MyKey.A + my.Key.A + Key.D')).toBe(
    '(4) | (5) + ("c") + Twice.A + MyKey.A + my.Key.A + Key.D',
  );
});
