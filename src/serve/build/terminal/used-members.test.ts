import { expect, it } from 'vitest';
import { withoutUnused } from './used-members.ts';

const left = (code: string, kept: readonly string[] = []) =>
  withoutUnused(new Map([['a.js', code]]), (name) => kept.includes(name)).get('a.js');

it('leaves out what nobody names, and what only that names', () => {
  expect(left('class A { a() { this.b(); } b() { this.c; } get c() { return 1; } d() {} } new A().d();')).toBe(
    'class A {    d() {} } new A().d();',
  );
});

it('leaves out what calls itself alone, in all classes that have it', () => {
  expect(left('class A { a() { this.a(); } } class B extends A { a() { super.a(); } }')).toBe(
    'class A {  } class B extends A {  }',
  );
});

it('leaves out a method with the class in it', () => {
  expect(left('class A { a() { return class { b() {} c() {} }; } d() {} } new A().d();')).toBe(
    'class A {  d() {} } new A().d();',
  );
});

it.each(['x.a', 'const { a } = x', "x['a']", 'x = { a: 1 }', 'x = `a`', '[x?.a]'])('keeps what %s may mean', (use) => {
  const code = `class A { a() {} static b() {} } ${use};`;
  expect(left(code)).toBe(`class A { a() {}  } ${use};`);
});

it('keeps what others may call, constructors, fields and what is named by a value', () => {
  const code = 'class A { constructor() {} a() {} [b]() {} c = 1; static #d() {} }';
  expect(left(code, ['a'])).toBe(code);
});
