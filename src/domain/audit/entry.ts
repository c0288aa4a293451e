// What the catalogue says about one code (docs/protocol/audit-catalogue.md#1).
import type { Condition } from './fields.ts';
import type { Format } from './formats.ts';
import type { Category } from './categories.ts';

/** `info` is an observation, neither a success nor a failure. */
export type EventOutcome = 'ok' | 'failure' | 'info';

export interface EventWording {
  title: string;
  outcome: EventOutcome;
  /** `{field}` stands for a value, and `[[ … ]]` for what is said only when all values in it are there. */
  message: string;
}

export interface CatalogueEntry extends EventWording {
  /** The event type that comes with the code. */
  event: string;
  category: Category;
  /** The first whose condition is met takes the place of what the entry says. */
  variants?: readonly ({ when: Condition } & EventWording)[];
  /** How to print a field that is not printed as it is sent. */
  format?: Readonly<Record<string, Format>>;
  /** Where to look when a field is missing. */
  fallbackFields?: Readonly<Record<string, readonly string[]>>;
}

/** A family of codes. */
export type EventFamily = Readonly<Record<string, CatalogueEntry>>;
