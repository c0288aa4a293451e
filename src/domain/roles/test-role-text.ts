// Generates random role documents like those that people write: fields in any order, both YAML styles, comments
// anywhere, unknown fields and anchors.

/** A random number generator with a seed, so that failures can be reproduced. */
export function randomFrom(seed: number) {
  let state = seed + 0x6d2b79f5;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    chance: (part: number): boolean => next() < part,
    one: <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0],
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}
export type Random = ReturnType<typeof randomFrom>;

export const WORDS = [
  'root',
  'deploy',
  '*',
  '{{internal.logins}}',
  'system:masters',
  '^web-.*$',
  'a b',
  'yes',
  '007',
  "it's",
  'ünï',
  'x#y',
  'k: v',
] as const;

type Draw = (random: Random) => Item;
type Item =
  | { type: 'text'; text: string }
  | { type: 'list'; texts: readonly string[] }
  | { type: 'map'; entries: readonly (readonly [string, Item])[] }
  | { type: 'items'; items: readonly Item[] }
  | { type: 'raw'; lines: readonly string[] };

const texts = (random: Random): string[] => random.shuffled(WORDS).slice(0, random.below(4));
const list: Draw = (random) => ({ type: 'list', texts: texts(random) });
const text: Draw = (random) => ({ type: 'text', text: random.one(WORDS) });
const labels: Draw = (random) => ({
  type: 'map',
  entries: random
    .shuffled(['env', 'team', 'pci', '*', 'a b'])
    .slice(0, random.below(4))
    .map((name) => [name, random.chance(0.5) ? text(random) : list(random)]),
});
const rules: Draw = (random) => ({
  type: 'items',
  items: Array.from({ length: random.below(3) }, () => ({
    type: 'map' as const,
    entries: random.shuffled([
      ['resources', list(random)] as const,
      ['verbs', list(random)] as const,
      ...(random.chance(0.3) ? [['where', text(random)] as const] : []),
    ]),
  })),
});
const flag: Draw = (random) => ({ type: 'raw', lines: [random.one(['true', 'false', 'yes', 'no'])] });
const nothing: Draw = (random) => ({ type: 'raw', lines: [random.one(['', '{}', '[]', 'null', '~'])] });
const unknown: Draw = (random) => ({
  type: 'raw',
  lines: random.one([
    ['&anchor [a, b]'],
    ['&other {a: 1}'],
    ['|', '  # not a comment', '  text'],
    ['>-', '  folded', '', '  text'],
    ['"double # quoted"'],
    ['{a: [1, {b: c}], d: null}'],
    ['!tag x'],
    ['plain', '  over lines'],
  ]),
});

const FIELDS: Readonly<Record<string, Draw>> = {
  logins: list,
  kubernetes_groups: list,
  db_users: list,
  node_labels: labels,
  app_labels: labels,
  rules,
};

function section(random: Random, fields: Readonly<Record<string, Draw>>): Item {
  if (random.chance(0.1)) return nothing(random);
  const names = random.shuffled(Object.keys(fields)).slice(0, random.below(Object.keys(fields).length + 1));
  const extra = random.chance(0.5) ? [`unknown_${random.below(9)}`] : [];
  const entries = random
    .shuffled([...names, ...extra])
    .map((name) => [name, (random.chance(0.08) ? nothing : (fields[name] ?? unknown))(random)] as const);
  return { type: 'map', entries };
}

/** Generates one document with random line breaks (LF or CRLF). */
export function roleText(random: Random): string {
  const spec = random.shuffled([
    ['allow', section(random, FIELDS)] as const,
    ['deny', section(random, FIELDS)] as const,
    ['options', section(random, { forward_agent: flag, max_session_ttl: text, lock: text })] as const,
    ['own_part', unknown(random)] as const,
  ]);
  const document: Item = {
    type: 'map',
    entries: random.shuffled([
      ['kind', { type: 'text', text: 'role' }],
      ['version', { type: 'text', text: random.one(['v3', 'v5', 'v7']) }],
      ['metadata', { type: 'map', entries: [['name', { type: 'text', text: 'dev' }]] }],
      ['spec', { type: 'map', entries: spec.slice(random.below(3)) }],
    ]),
  };
  const lines = writer(random).map(document, 0);
  const eol = random.one(['\n', '\n', '\r\n']);
  return lines.join(eol) + (random.chance(0.8) ? eol : '');
}

function writer(random: Random) {
  const step = random.one([2, 2, 4]);
  const dash = random.one([0, 2]);
  const isFlow = random.below(3);
  let comments = 0;
  const comment = () => `# c${(comments += 1)}`;
  const own = (indent: number) => [
    ...(random.chance(0.12) ? [''] : []),
    ...(random.chance(0.2) ? [' '.repeat(random.chance(0.8) ? indent : 0) + comment()] : []),
  ];
  const behind = () => (random.chance(0.2) ? ` ${comment()}` : '');
  const plain = (text: string) =>
    /^[a-z]+$/.test(text) && text !== 'yes' && random.chance(0.7)
      ? text
      : random.chance(0.5)
        ? JSON.stringify(text)
        : `'${text.replaceAll("'", "''")}'`;
  const inLine = (item: Item): string => {
    switch (item.type) {
      case 'text':
        return plain(item.text);
      case 'list':
        return `[${item.texts.map(plain).join(random.one([', ', ',  ']))}]`;
      case 'items':
        return `[${item.items.map(inLine).join(', ')}]`;
      case 'map':
        return `{${item.entries.map(([name, value]) => `${plain(name)}: ${inLine(value)}`).join(', ')}}`;
      case 'raw':
        return item.lines[0] ?? '';
    }
  };
  const hasRaw = (item: Item): boolean =>
    item.type === 'raw' || (item.type === 'map' && item.entries.some(([, value]) => hasRaw(value)));
  const below = (head: string, indent: number, item: Item): string[] => {
    if (item.type === 'raw')
      return [
        head + (item.lines[0] ? ` ${item.lines[0]}` : ''),
        ...item.lines.slice(1).map((line) => ' '.repeat(line === '' ? 0 : indent) + line),
      ];
    const isShort = item.type === 'text' || !hasSize(item) || (isFlow > 0 && !hasRaw(item) && random.chance(isFlow / 3));
    if (isShort) return [`${head} ${inLine(item)}${behind()}`];
    if (item.type === 'map') return [head + behind(), ...map(item, indent + step)];
    return [head + behind(), ...items(item, indent + dash)];
  };
  const items = (item: Item, indent: number): string[] => {
    const dashed = ' '.repeat(indent) + '- ';
    if (item.type === 'list') return item.texts.flatMap((text) => [...own(indent), dashed + plain(text) + behind()]);
    if (item.type !== 'items') return [];
    return item.items.flatMap((inner) => {
      const [firstLine = '', ...otherLines] = map(inner, indent + 2, false);
      return [...own(indent), dashed + firstLine.slice(indent + 2), ...otherLines];
    });
  };
  function map(item: Item, indent: number, isFree = true): string[] {
    if (item.type !== 'map') return [];
    return item.entries.flatMap(([name, value], index) => [
      ...(isFree || index > 0 ? own(indent) : []),
      ...below(`${' '.repeat(indent)}${/^[a-z_]+$/.test(name) ? name : plain(name)}:`, indent, value),
    ]);
  }
  return { map };
}

const hasSize = (item: Item): boolean =>
  (item.type === 'list' && item.texts.length > 0) ||
  (item.type === 'items' && item.items.length > 0) ||
  (item.type === 'map' && item.entries.length > 0);
