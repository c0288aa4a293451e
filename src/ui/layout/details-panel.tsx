import type { LucideIcon } from 'lucide-react';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { screen } from '#ui/theme/tokens.ts';
import { useMedia } from '#ui/theme/use-media.ts';
import { FocusedTitle } from './focused-title.tsx';
import { CLOSE_DETAILS } from './messages.ts';
import { useSidePanel } from './use-side-panel.ts';
import * as css from './details-panel.css.ts';

interface DetailsPanelProps {
  /** The name of the thing. */
  title: string;
  icon: LucideIcon;
  /** Below the title: what the thing is, and its state. */
  subtitle: ReactNode;
  /** More actions, next to the button that closes the panel. */
  menu?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The details of one thing of a list. In wide windows they are next to the list, which makes room; otherwise they are
 * in a dialog.
 */
export function DetailsPanel(props: DetailsPanelProps) {
  return useMedia(screen.roomy) ? <SidePanel {...props} /> : <PanelDialog {...props} />;
}

function SidePanel({ title, icon: PanelIcon, subtitle, menu, onClose, children }: DetailsPanelProps) {
  const panel = useSidePanel(onClose);
  return (
    <aside ref={panel} className={css.panel} aria-label={title}>
      <header className={css.head}>
        <span className={css.icon}>
          <PanelIcon size={20} strokeWidth={1.75} aria-hidden />
        </span>
        <div className={css.titles}>
          <FocusedTitle className={css.title}>{title}</FocusedTitle>
          <div className={css.subtitle}>{subtitle}</div>
        </div>
        <div className={css.headActions}>
          {menu}
          <IconButton label={CLOSE_DETAILS} icon={X} size="small" onClick={onClose} />
        </div>
      </header>
      <div className={css.content}>{children}</div>
    </aside>
  );
}

function PanelDialog({ title, subtitle, menu, onClose, children }: DetailsPanelProps) {
  return (
    <Dialog
      title={title}
      width="side"
      focusesTitle
      corner={
        <>
          {menu}
          <IconButton label={CLOSE_DETAILS} icon={X} size="small" onClick={onClose} />
        </>
      }
      onClose={onClose}
    >
      <div className={css.subtitle}>{subtitle}</div>
      <div className={css.dialogContent}>{children}</div>
    </Dialog>
  );
}
