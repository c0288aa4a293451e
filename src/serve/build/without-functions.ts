import { parseSync, Visitor } from 'vite';

const THROWS = '{ throw new Error("left out of this build") }';

/** Names of functions, and what is put in the place of what they do: to throw, unless a call is part of what goes on. */
export type Instead = Readonly<Record<string, 'throws' | `{${string}}`>>;

/**
 * A script in which these functions do next to nothing, so that a bundler leaves out all that they alone need. Each must
 * stand there once: another version of a library is looked at again.
 */
export function withoutFunctions(script: string, instead: Instead): string {
  const bodies: { name: string; from: number; to: number }[] = [];
  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (id && body && Object.hasOwn(instead, id.name)) bodies.push({ name: id.name, from: body.start, to: body.end });
    },
  }).visit(parseSync('script.js', script).program);
  const found = bodies.map(({ name }) => name).toSorted();
  const names = Object.keys(instead).toSorted();
  if (found.join() !== names.join())
    throw new Error(`of the functions ${names.join(', ')} there is: ${found.join(', ')}`);
  return bodies
    .toSorted((a, b) => b.from - a.from)
    .reduce((code, { name, from, to }) => {
      const by = instead[name] === 'throws' ? THROWS : instead[name];
      return code.slice(0, from) + by + code.slice(to);
    }, script);
}
