// The type of an entry in the catalog of audit events. Each code has one entry (docs/protocol/audit-catalogue.md#1).
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

export interface CatalogEntry extends EventWording {
  /** The event type that comes with the code. */
  event: string;
  category: Category;
  /** The first variant whose condition is true replaces the entry's wording. */
  variants?: readonly ({ when: Condition } & EventWording)[];
  /** By field, the format of its value. Fields without a format are shown as sent. */
  format?: Readonly<Record<string, Format>>;
  /** For a field that may be missing: the fields to read instead, in this order. */
  fallbackFields?: Readonly<Record<string, readonly string[]>>;
}

/** The entries of related events, by event code. */
export type EventFamily = Readonly<Record<string, CatalogEntry>>;
