/** A role and an accessible name, or the start of one. */
export interface ElementQuery {
  role: string;
  name?: string;
}

export interface FoundElement {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  isFocused: boolean;
}

/**
 * Runs in the page. Returns the visible elements with this role and start of the name whose center can be clicked.
 * WebDriver finds elements only by selector, and requesting the role of each element takes a second.
 */
export function findElements({ role, name = '' }: ElementQuery): FoundElement[] {
  const TAGS: Record<string, string> = {
    alert: '',
    button: 'button, summary',
    combobox: 'select',
    dialog: 'dialog[open]',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    list: 'ul, ol',
    listitem: 'li',
    region: 'section[aria-label]',
    row: 'tr',
    searchbox: 'input[type="search"]',
    status: 'output',
    table: 'table',
    textbox: 'input:not([type]), input[type="text"], input[type="password"], textarea',
  };
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelled = by.map((id) => document.getElementById(id)?.textContent).join(' ');
    if (plain(labelled) !== '') return plain(labelled);
    const label = element.getAttribute('aria-label');
    if (label) return plain(label);
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      return plain(element.labels?.[0]?.textContent ?? element.placeholder);
    return plain((element as HTMLElement).innerText); // what has a role here is HTML
  };
  const tags = TAGS[role];
  const elements = document.querySelectorAll(`[role="${role}"]${tags ? `, ${tags}` : ''}`);
  return [...elements]
    .filter((element) => (element.getAttribute('role') ?? role) === role)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { element, name: nameOf(element), x, y, width, height };
    })
    .filter((one) => one.width > 0 && one.height > 0 && one.name.startsWith(name))
    .filter(({ element, x, y, width, height }) => {
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      return met !== null && (element.contains(met) || met.contains(element));
    })
    .map(({ element, ...matching }) => ({ ...matching, isFocused: element === document.activeElement }));
}
