// Underline styles and links of cells. Few cells have them, so cells contain only a number, and this table stores each
// combination once.

export interface ExtendedAttributes {
  /** The underline style: 0 none, 1 single, 2 double, 3 curly, 4 dotted, 5 dashed. */
  style: number;
  /** The color of the underline, encoded as in a pen; 0 is the color of the text. */
  color: number;
  link: CellLink | undefined;
}

export interface CellLink {
  /** Identifies the parts of one link; empty if output contained no id. */
  id: string;
  address: string;
}

export interface ExtendedTable {
  get(number: number): ExtendedAttributes;
  /** The number for a combination; 0 for no attributes. */
  numberFor(extended: ExtendedAttributes): number;
  count(): number;
  /** Whether unused entries should be removed. */
  isFull(): boolean;
  /** Removes all entries except for the used ones, and returns the new numbers by the old ones. */
  retain(used: ReadonlySet<number>): ReadonlyMap<number, number>;
}

const NO_ATTRIBUTES: ExtendedAttributes = { style: 0, color: 0, link: undefined };
// More entries than one screen can use. A file listing with a link for every file adds thousands of entries per second.
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
    const existingNumber = numbers.get(key);
    if (existingNumber !== undefined) return existingNumber;
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
      const previousEntries = entries;
      entries = [NO_ATTRIBUTES];
      numbers = new Map();
      links.clear();
      return new Map([...used].map((number) => [number, numberFor(previousEntries[number] ?? NO_ATTRIBUTES)]));
    },
  };
}
