// What a cell may have beyond colors and flags: how it is underlined and where it links to. Few cells do, so cells hold a
// number and the rest is kept here once.

export interface ExtendedAttributes {
  /** 1 single, 2 double, 3 curly, 4 dotted, 5 dashed; 0 none. */
  style: number;
  /** The color of the line below, as in a pen; 0 is that of the text. */
  color: number;
  link: CellLink | undefined;
}

export interface CellLink {
  /** Joins stretches of one link; empty where output gave none. */
  id: string;
  address: string;
}

export interface ExtendedTable {
  get(number: number): ExtendedAttributes;
  /** The number for it; 0 for nothing at all. */
  numberFor(extended: ExtendedAttributes): number;
  count(): number;
  /** Whether it is time to forget those that no cell has any more. */
  isFull(): boolean;
  /** Keeps these, and gives them other numbers. */
  retain(used: ReadonlySet<number>): ReadonlyMap<number, number>;
}

const NO_ATTRIBUTES: ExtendedAttributes = { style: 0, color: 0, link: undefined };
// More than any screen holds at once; a listing with a link for every file brings thousands in a second.
const MAX_ENTRIES = 20_000;

export function createExtendedTable(): ExtendedTable {
  let entries: ExtendedAttributes[] = [NO_ATTRIBUTES];
  let numbers = new Map<string, number>();
  const links = new Map<CellLink, number>();
  let linkCount = 0;

  const keyOf = ({ style, color, link }: ExtendedAttributes): string => {
    if (link === undefined) return `${style} ${color}`;
    if (!links.has(link)) links.set(link, (linkCount += 1));
    return `${style} ${color} ${links.get(link)}`;
  };
  function numberFor(extended: ExtendedAttributes): number {
    if (extended.style === 0 && extended.color === 0 && extended.link === undefined) return 0;
    const key = keyOf(extended);
    const before = numbers.get(key);
    if (before !== undefined) return before;
    entries.push(extended);
    numbers.set(key, entries.length - 1);
    return entries.length - 1;
  }
  return {
    get: (number) => entries[number] ?? NO_ATTRIBUTES,
    numberFor,
    count: () => entries.length,
    isFull: () => entries.length > MAX_ENTRIES,
    retain(used) {
      const before = entries;
      entries = [NO_ATTRIBUTES];
      numbers = new Map();
      links.clear();
      return new Map([...used].map((number) => [number, numberFor(before[number] ?? NO_ATTRIBUTES)]));
    },
  };
}
