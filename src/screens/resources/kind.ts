import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListQuery, Page } from '#api/page.ts';
import type { Label } from '#lib/labels.ts';
import type { RouteName } from '#lib/links.ts';
import type { action, widths } from './resources.css.ts';

/** What every readable record has, whatever its kind. */
export interface Resource {
  ok: true;
  id: string;
  /** As people call it, fit for the screen. */
  name: string;
  labels: readonly Label[];
}

/** What came instead of a record (decisions 10). */
export interface Broken {
  ok: false;
  id: string;
  raw: unknown;
}

export interface Column<R> {
  title: string;
  /** The proxy's name for the order by it (facts/resources.md 1.3). */
  sort?: string | undefined;
  width: keyof typeof widths;
  /** `name` heads the row; one column has it. */
  look: 'name' | 'code' | 'plain';
  cell: (row: R) => ReactNode;
}

/** Whole sentences, because each kind has its own. */
interface Words {
  /** "1 server", "1,204 servers". */
  counted: (total: number) => string;
  matched: (total: number) => string;
  search: string;
  none: string;
  /** For whoever cannot enroll the first. */
  outOfReach: (cluster: string) => string;
  first: string;
  add: string;
  parts: string;
  further: string;
}

/** One kind of resource: how it is asked for, read, named and drawn. */
export interface Kind<R extends Resource> {
  place: RouteName & ('servers' | 'apps' | 'kubeClusters' | 'databases' | 'desktops');
  icon: LucideIcon;
  permission: string;
  ask: (cluster: string, query: ListQuery, signal: AbortSignal) => Promise<{ data?: Page }>;
  read: (raw: unknown, place: number) => R | Broken;
  columns: readonly Column<R>[];
  action: { title: string; width: keyof typeof action; of: (row: R) => ReactNode };
  words: Words;
  /** What else the head of the page offers. */
  head?: ReactNode;
}

const count = new Intl.NumberFormat('en');

/** "1 server", "1,204 servers". */
export const counting =
  (one: string, many: string) =>
  (total: number): string =>
    total === 1 ? one : `${count.format(total)} ${many}`;
