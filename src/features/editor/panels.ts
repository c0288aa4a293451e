import type { ReactNode } from 'react';
import type { CheckedText } from './use-checked-text.ts';

/** A text that is edited, as its neighbours see it. */
export interface PanelDraft {
  text: string;
  /** As the proxy has it; undefined for what it does not have yet. */
  saved: string | undefined;
  /** What was last read of it, a moment after it was typed. */
  checked: CheckedText;
  onTextChange: (text: string) => void;
}

/** What a kind of resource shows besides its YAML: in its place, or beside it. */
export interface EditorPanel {
  id: string;
  title: string;
  position: 'tab' | 'aside';
  render: (draft: PanelDraft) => ReactNode;
}
