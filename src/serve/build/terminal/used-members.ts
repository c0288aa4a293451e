// A bundler drops what no module imports, and keeps every method of a class that is used, for it does not know who calls
// it. Of these sources that is known: a method that nothing names is left out, and so is what only such methods name.
import { parseSync, Visitor, type ESTree } from 'vite';

interface Member {
  name: string;
  path: string;
  from: number;
  to: number;
  /** How often each name stands in it. */
  names: Map<string, number>;
}

const add = (counts: Map<string, number>, name: string, more: number): void =>
  void counts.set(name, (counts.get(name) ?? 0) + more);

/** Methods and accessors of a script's classes, and how often it names each property, be it in a string. */
function read(path: string, code: string): { members: Member[]; counts: Map<string, number> } {
  const members: Member[] = [];
  const named: { name: string; at: number }[] = [];
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const note = (key: ESTree.Node, computed: boolean) => {
    if (!computed && key.type === 'Identifier') named.push({ name: key.name, at: key.start });
  };
  new Visitor({
    MethodDefinition({ computed, key, kind, start, end }) {
      if (!computed && kind !== 'constructor' && key.type === 'Identifier')
        members.push({ name: key.name, path, from: start, to: end, names: new Map() });
    },
    MemberExpression: ({ computed, property }) => note(property, computed),
    Property: ({ computed, key }) => note(key, computed),
    Literal: ({ value, start }) => {
      if (typeof value === 'string') named.push({ name: value, at: start });
    },
    TemplateElement: ({ value, start }) => void named.push({ name: value.raw, at: start }),
  }).visit(program);
  const counts = new Map<string, number>();
  for (const { name, at } of named) {
    add(counts, name, 1);
    for (const member of members) if (at >= member.from && at < member.to) add(member.names, name, 1);
  }
  return { members, counts };
}

/** Members that nothing names but they themselves and each other, those of one name together. */
function unused(members: readonly Member[], counts: Map<string, number>, isKept: (name: string) => boolean): Member[] {
  const byName = new Map<string, Member[]>();
  for (const member of members)
    if (!isKept(member.name)) byName.set(member.name, [...(byName.get(member.name) ?? []), member]);
  const gone: Member[] = [];
  for (let before = -1; before < gone.length;) {
    before = gone.length;
    for (const [name, all] of byName) {
      const own = all.reduce((sum, { names }) => sum + (names.get(name) ?? 0), 0);
      if ((counts.get(name) ?? 0) > own) continue;
      byName.delete(name);
      gone.push(...all);
      for (const [inner, count] of all.flatMap(({ names }) => [...names])) add(counts, inner, -count);
    }
  }
  return gone;
}

/** The scripts, by their paths, without the methods that nobody can call. */
export function withoutUnused(
  scripts: ReadonlyMap<string, string>,
  isKept: (name: string) => boolean,
): Map<string, string> {
  const members: Member[] = [];
  const counts = new Map<string, number>();
  for (const [path, code] of scripts) {
    const found = read(path, code);
    members.push(...found.members);
    for (const [name, count] of found.counts) add(counts, name, count);
  }
  const left = new Map(scripts);
  const gone = unused(members, counts, isKept);
  const isWithin = (inner: Member) =>
    gone.some((outer) => outer.path === inner.path && outer.from < inner.from && inner.to < outer.to);
  // From the last one to the first, so that the places of the others hold; what is within one goes with it.
  for (const { path, from, to } of gone.filter((one) => !isWithin(one)).toSorted((a, b) => b.from - a.from)) {
    const code = left.get(path) ?? '';
    left.set(path, code.slice(0, from) + code.slice(to));
  }
  return left;
}
