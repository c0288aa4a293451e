// Properties are most of what is left of a script that is minified, because no minifier knows who else reads them. Of these
// sources everything is known: what they declare, what they are asked for from outside, and what is the browser's.
import { parseSync, Visitor, type ESTree } from 'vite';

interface Place {
  name: string;
  at: number;
  /** `{ name }`, which says both the property and what it is taken from. */
  isShort: boolean;
}

/** Where a script names properties, and what in it is found by its whole name: what it exports, and what its strings say. */
function read(path: string, code: string): { places: Place[]; whole: string[] } {
  const places: Place[] = [];
  const whole: string[] = [];
  const add = (key: ESTree.Node, isShort = false) => {
    if (key.type === 'Identifier') places.push({ name: key.name, at: key.start, isShort });
  };
  const addKey = ({ computed, key }: { computed: boolean; key: ESTree.Node }) => {
    if (!computed) add(key);
  };
  const { program, errors, module } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  for (const { entries } of module.staticExports)
    for (const { exportName } of entries) if (exportName.name) whole.push(exportName.name);
  new Visitor({
    MemberExpression: ({ computed, property }) => {
      if (!computed) add(property);
    },
    Property: ({ computed, key, shorthand }) => {
      if (!computed) add(key, shorthand);
    },
    MethodDefinition: addKey,
    PropertyDefinition: addKey,
    Literal: ({ value }) => {
      if (typeof value === 'string') whole.push(value);
    },
    TemplateElement: ({ value }) => {
      whole.push(value.raw);
    },
  }).visit(program);
  return { places, whole };
}

/** Members of the classes, interfaces and namespaces that a TypeScript file declares. */
export function declared(path: string, text: string): string[] {
  const names: string[] = [];
  const add = ({ key }: { key: ESTree.Node }) => {
    if (key.type === 'Identifier') names.push(key.name);
  };
  new Visitor({
    TSPropertySignature: add,
    TSMethodSignature: add,
    MethodDefinition: add,
    PropertyDefinition: add,
    TSParameterProperty: ({ parameter }) => {
      const { left: name } = parameter.type === 'AssignmentPattern' ? parameter : { left: parameter };
      if (name.type === 'Identifier') names.push(name.name);
    },
    TSModuleBlock: ({ body }) => {
      for (const statement of body)
        if (statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'FunctionDeclaration')
          names.push(statement.declaration.id?.name ?? '');
    },
  }).visit(parseSync(path, text).program);
  return names;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Every name of one letter, then every one of two, and so on, but for those that are taken. */
function* shortNames(isTaken: (name: string) => boolean): Generator<string, never> {
  let names = LETTERS;
  for (;;) {
    yield* names.filter((name) => !isTaken(name));
    names = names.flatMap((name) => LETTERS.map((letter) => name + letter));
  }
}

/** Scripts by their paths; what may be renamed, and what is someone else's. */
interface Sources {
  scripts: ReadonlyMap<string, string>;
  ours: ReadonlySet<string>;
  others: ReadonlySet<string>;
}

/** The shorter name of each, in the same order from build to build: the most frequent ones get the shortest. */
export function shorten({ scripts, ours, others }: Sources): Map<string, string> {
  const counts = new Map<string, number>();
  const whole = new Set(others);
  for (const [path, code] of scripts) {
    const names = read(path, code);
    for (const { name } of names.places) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const name of names.whole) whole.add(name);
  }
  const renamed = [...counts]
    .filter(([name]) => ours.has(name) && !whole.has(name))
    .toSorted(([a, most], [b, least]) => least - most || (a < b ? -1 : 1));
  const free = shortNames((name) => counts.has(name) || whole.has(name));
  return new Map(renamed.map(([name]) => [name, free.next().value]));
}

/** The script with these names. */
export function rename(path: string, code: string, names: ReadonlyMap<string, string>): string {
  let renamed = '';
  let done = 0;
  for (const { name, at, isShort } of read(path, code).places.toSorted((a, b) => a.at - b.at)) {
    const short = names.get(name);
    if (short === undefined) continue;
    renamed += code.slice(done, at) + (isShort ? `${short}: ${name}` : short);
    done = at + name.length;
  }
  return renamed + code.slice(done);
}
