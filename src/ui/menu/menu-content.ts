import type { LucideIcon } from 'lucide-react';

/** The content of a menu as data; the component that renders it is loaded when the first menu opens. */
export interface MenuContent {
  /** The accessible name of the button and the menu. */
  label: string;
  /** A function if computing the entries is slow; it is called when the menu opens. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  input?: MenuInput | undefined;
  search?: MenuSearch | undefined;
}

export type MenuEntry =
  | MenuAction
  | MenuLink
  | MenuChoice
  | { kind: 'heading'; label: string; note?: string | undefined }
  | { kind: 'separator' };

export interface MenuAction {
  kind: 'action';
  label: string;
  icon?: LucideIcon | undefined;
  tone?: 'plain' | 'bad' | undefined;
  /** An explanation below the label. */
  note?: string | undefined;
  /** A number of things, shown at the right. */
  count?: string | undefined;
  /** Other texts by which a search in the menu finds the entry. */
  keywords?: string | undefined;
  /** The keyboard shortcut, shown at the right. */
  keys?: string | undefined;
  disabledReason?: string | undefined;
  onSelect: () => void;
}

export interface MenuLink {
  kind: 'link';
  label: string;
  to: string;
  onSelect?: (() => void) | undefined;
  icon?: LucideIcon | undefined;
  newTab?: boolean | undefined;
}

/** A set of values, one of which is selected. */
export interface MenuChoice {
  kind: 'choice';
  label: string;
  value: string;
  options: ReadonlyArray<{ value: string; label: string; note?: string | undefined }>;
  onChange: (value: string) => void;
}

/** A field above the entries, which shows only the entries that match its text. */
export interface MenuSearch {
  label: string;
  /** An entry for the typed text itself, which follows the matching entries unless one of them has this label. */
  typedEntry?: ((text: string) => MenuAction) | undefined;
  /** What the menu says if it has no entries. */
  emptyText: (text: string) => string;
}

/** A text field above the entries, for a value that the menu does not list. */
export interface MenuInput {
  label: string;
  /** The label of the submit button. */
  action: string;
  onSubmit: (value: string) => void;
}

export interface MenuOpening {
  anchor: HTMLElement;
  /** Keys that open the menu focus the first entry; a pointer focuses none. */
  openedWith: 'keys' | 'pointer';
}
