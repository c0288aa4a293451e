import X from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import * as css from './side-panel.css.ts';

interface SidePanelProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel next to the screen of a recording. Esc closes it. */
export function SidePanel({ title, closeLabel, onClose, children }: SidePanelProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc in any control closes the panel
    <section className={css.panel} aria-label={title} onKeyDown={onKeyDown}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <IconButton label={closeLabel} icon={X} size="small" onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
