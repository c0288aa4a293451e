import type { ReactNode } from 'react';
import type { CheckedText } from './use-checked-text.ts';

/** The edited text, as the panels of the editor receive it. */
export interface PanelDraft {
  text: string;
  /** The saved version on the proxy; undefined for a new resource. */
  saved: string | undefined;
  /** The result of the last check, a moment after typing. */
  checked: CheckedText;
  onTextChange: (text: string) => void;
}

/** A view of a resource other than its YAML: a tab, or a panel next to the text. */
export interface EditorPanel {
  id: string;
  title: string;
  position: 'tab' | 'aside';
  render: (draft: PanelDraft) => ReactNode;
}
