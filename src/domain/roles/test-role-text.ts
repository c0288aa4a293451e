// Generates random role documents like those that people write: fields in any order, both YAML styles, comments
// anywhere, unknown fields and anchors.

/** A random number generator with a seed, so that failures can be reproduced. */
export function createRandom(seed: number) {
  let state = seed + 0x6d2b79f5;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integerBelow = (count: number): number => Math.floor(next() * count);
  return {
    below: integerBelow,
    chance: (probability: number): boolean => next() < probability,
    pick: <T>(list: readonly [T, ...T[]]): T => list[integerBelow(list.length)] ?? list[0],
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, sortKey: next() }))
        .toSorted((a, b) => a.sortKey - b.sortKey)
        .map(({ item }) => item),
  };
}
export type Random = ReturnType<typeof createRandom>;

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

type ItemGenerator = (random: Random) => Item;
type Item =
  | { type: 'text'; text: string }
  | { type: 'list'; texts: readonly string[] }
  | { type: 'map'; entries: readonly (readonly [string, Item])[] }
  | { type: 'items'; items: readonly Item[] }
  | { type: 'raw'; lines: readonly string[] };

const randomTexts = (random: Random): string[] => random.shuffled(WORDS).slice(0, random.below(4));
const randomList: ItemGenerator = (random) => ({ type: 'list', texts: randomTexts(random) });
const randomText: ItemGenerator = (random) => ({ type: 'text', text: random.pick(WORDS) });
const randomLabels: ItemGenerator = (random) => ({
  type: 'map',
  entries: random
    .shuffled(['env', 'team', 'pci', '*', 'a b'])
    .slice(0, random.below(4))
    .map((name) => [name, random.chance(0.5) ? randomText(random) : randomList(random)]),
});
const randomRules: ItemGenerator = (random) => ({
  type: 'items',
  items: Array.from({ length: random.below(3) }, () => ({
    type: 'map' as const,
    entries: random.shuffled([
      ['resources', randomList(random)] as const,
      ['verbs', randomList(random)] as const,
      ...(random.chance(0.3) ? [['where', randomText(random)] as const] : []),
    ]),
  })),
});
const randomFlag: ItemGenerator = (random) => ({ type: 'raw', lines: [random.pick(['true', 'false', 'yes', 'no'])] });
const randomEmptyValue: ItemGenerator = (random) => ({
  type: 'raw',
  lines: [random.pick(['', '{}', '[]', 'null', '~'])],
});
const randomUnknownValue: ItemGenerator = (random) => ({
  type: 'raw',
  lines: random.pick([
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

const FIELDS: Readonly<Record<string, ItemGenerator>> = {
  logins: randomList,
  kubernetes_groups: randomList,
  db_users: randomList,
  node_labels: randomLabels,
  app_labels: randomLabels,
  rules: randomRules,
};

function randomSection(random: Random, fields: Readonly<Record<string, ItemGenerator>>): Item {
  if (random.chance(0.1)) return randomEmptyValue(random);
  const names = random.shuffled(Object.keys(fields)).slice(0, random.below(Object.keys(fields).length + 1));
  const extra = random.chance(0.5) ? [`unknown_${random.below(9)}`] : [];
  const entries = random
    .shuffled([...names, ...extra])
    .map(
      (name) =>
        [name, (random.chance(0.08) ? randomEmptyValue : (fields[name] ?? randomUnknownValue))(random)] as const,
    );
  return { type: 'map', entries };
}

/** Generates one document with random line breaks (LF or CRLF). */
export function randomRoleText(random: Random): string {
  const spec = random.shuffled([
    ['allow', randomSection(random, FIELDS)] as const,
    ['deny', randomSection(random, FIELDS)] as const,
    [
      'options',
      randomSection(random, { forward_agent: randomFlag, max_session_ttl: randomText, lock: randomText }),
    ] as const,
    ['own_part', randomUnknownValue(random)] as const,
  ]);
  const document: Item = {
    type: 'map',
    entries: random.shuffled([
      ['kind', { type: 'text', text: 'role' }],
      ['version', { type: 'text', text: random.pick(['v3', 'v5', 'v7']) }],
      ['metadata', { type: 'map', entries: [['name', { type: 'text', text: 'dev' }]] }],
      ['spec', { type: 'map', entries: spec.slice(random.below(3)) }],
    ]),
  };
  const lines = createWriter(random).linesOfMap(document, 0);
  const eol = random.pick(['\n', '\n', '\r\n']);
  return lines.join(eol) + (random.chance(0.8) ? eol : '');
}

/** Creates a writer of YAML lines with a random indentation, style, quotes and comments. */
function createWriter(random: Random) {
  const indentStep = random.pick([2, 2, 4]);
  const dashIndent = random.pick([0, 2]);
  const flowLevel = random.below(3);
  let commentCount = 0;
  const nextComment = () => `# c${(commentCount += 1)}`;
  const linesBeforeEntry = (indent: number) => [
    ...(random.chance(0.12) ? [''] : []),
    ...(random.chance(0.2) ? [' '.repeat(random.chance(0.8) ? indent : 0) + nextComment()] : []),
  ];
  const trailingComment = () => (random.chance(0.2) ? ` ${nextComment()}` : '');
  const scalarText = (text: string) =>
    /^[a-z]+$/.test(text) && text !== 'yes' && random.chance(0.7)
      ? text
      : random.chance(0.5)
        ? JSON.stringify(text)
        : `'${text.replaceAll("'", "''")}'`;
  const flowText = (item: Item): string => {
    switch (item.type) {
      case 'text':
        return scalarText(item.text);
      case 'list':
        return `[${item.texts.map(scalarText).join(random.pick([', ', ',  ']))}]`;
      case 'items':
        return `[${item.items.map(flowText).join(', ')}]`;
      case 'map':
        return `{${item.entries.map(([name, value]) => `${scalarText(name)}: ${flowText(value)}`).join(', ')}}`;
      case 'raw':
        return item.lines[0] ?? '';
    }
  };
  const hasRaw = (item: Item): boolean =>
    item.type === 'raw' || (item.type === 'map' && item.entries.some(([, value]) => hasRaw(value)));
  const entryLines = (head: string, indent: number, item: Item): string[] => {
    if (item.type === 'raw')
      return [
        head + (item.lines[0] ? ` ${item.lines[0]}` : ''),
        ...item.lines.slice(1).map((line) => ' '.repeat(line === '' ? 0 : indent) + line),
      ];
    const isShort =
      item.type === 'text' || !isNonEmpty(item) || (flowLevel > 0 && !hasRaw(item) && random.chance(flowLevel / 3));
    if (isShort) return [`${head} ${flowText(item)}${trailingComment()}`];
    if (item.type === 'map') return [head + trailingComment(), ...mapLines(item, indent + indentStep)];
    return [head + trailingComment(), ...itemLines(item, indent + dashIndent)];
  };
  const itemLines = (item: Item, indent: number): string[] => {
    const dashPrefix = ' '.repeat(indent) + '- ';
    if (item.type === 'list')
      return item.texts.flatMap((text) => [
        ...linesBeforeEntry(indent),
        dashPrefix + scalarText(text) + trailingComment(),
      ]);
    if (item.type !== 'items') return [];
    return item.items.flatMap((inner) => {
      const [firstLine = '', ...otherLines] = mapLines(inner, indent + 2, false);
      return [...linesBeforeEntry(indent), dashPrefix + firstLine.slice(indent + 2), ...otherLines];
    });
  };
  function mapLines(item: Item, indent: number, allowsCommentBefore = true): string[] {
    if (item.type !== 'map') return [];
    return item.entries.flatMap(([name, value], index) => [
      ...(allowsCommentBefore || index > 0 ? linesBeforeEntry(indent) : []),
      ...entryLines(`${' '.repeat(indent)}${/^[a-z_]+$/.test(name) ? name : scalarText(name)}:`, indent, value),
    ]);
  }
  return { linesOfMap: mapLines };
}

const isNonEmpty = (item: Item): boolean =>
  (item.type === 'list' && item.texts.length > 0) ||
  (item.type === 'items' && item.items.length > 0) ||
  (item.type === 'map' && item.entries.length > 0);
