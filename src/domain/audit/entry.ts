// An entry of the catalog of audit events, which has one entry for each code (docs/protocol/audit-catalogue.md#1).
import type { Condition } from './fields.ts';
import type { Format } from './formats.ts';
import type { Category } from './categories.ts';

/** `info` is an observation, neither a success nor a failure. */
export type EventOutcome = 'ok' | 'failure' | 'info';

export interface EventWording {
  title: string;
  outcome: EventOutcome;
  /** `{field}` is replaced by a value. `[[ … ]]` is omitted unless all values in it exist. */
  message: string;
}

export interface CatalogueEntry extends EventWording {
  /** The event type that comes with the code. */
  event: string;
  category: Category;
  /** The first variant whose condition is true replaces the entry's wording. */
  variants?: readonly ({ when: Condition } & EventWording)[];
  /** Formats of fields that are not shown as sent. */
  format?: Readonly<Record<string, Format>>;
  /** Fields to read, in order, when a field is missing. */
  fallbackFields?: Readonly<Record<string, readonly string[]>>;
}

export type EventFamily = Readonly<Record<string, CatalogueEntry>>;
