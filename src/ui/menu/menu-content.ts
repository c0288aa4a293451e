import type { LucideIcon } from 'lucide-react';

/** What a menu offers, as values: the code that draws it is fetched when the first menu opens. */
export interface MenuContent {
  /** Names the button and the menu. */
  label: string;
  /** A function where it takes time to make them: it is asked once the menu is open. */
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
  /** What it means, below the label. */
  note?: string | undefined;
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

/** One of several values, of which one is set. */
export interface MenuChoice {
  kind: 'choice';
  label: string;
  value: string;
  options: ReadonlyArray<{ value: string; label: string; note?: string | undefined }>;
  onChange: (value: string) => void;
}

/** A value that is typed rather than chosen, above the entries. */
export interface MenuInput {
  label: string;
  action: string;
  onSubmit: (value: string) => void;
}

export interface MenuOpening {
  anchor: HTMLElement;
  /** The first entry is focused when keys opened the menu, and none is when a pointer did. */
  openedWith: 'keys' | 'pointer';
}
