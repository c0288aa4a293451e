import type { LucideIcon } from 'lucide-react';

/** The content of a menu as data; the component that renders it is loaded when the first menu opens. */
export interface MenuContent {
  /** The accessible name of the button and the menu. */
  label: string;
  /** A function if computing the entries is slow; it is called when the menu opens. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  input?: MenuInput | undefined;
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

/** A text field above the entries. */
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
