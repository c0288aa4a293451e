import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { screen } from '#ui/theme/tokens.ts';
import { CLOSE_NAVIGATION } from '#ui/shell/messages.ts';
import * as css from './drawer.css.ts';

interface DrawerProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal dialog at the left edge for the navigation in narrow windows. It closes when the window becomes wide. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Not the close button, because its tooltip would cover an entry and take the first Escape.
    dialog?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
    return () => dialog?.close();
  }, []);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const wideScreenQuery = window.matchMedia(screen.wide);
    const closeWhenWide = () => close();
    wideScreenQuery.addEventListener('change', closeWhenWide);
    return () => wideScreenQuery.removeEventListener('change', closeWhenWide);
  }, []);
  return (
    <dialog
      ref={ref}
      className={css.drawer}
      aria-label={label}
      // Closes immediately, as in dialogs: the close event is asynchronous.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <span className={css.close}>
        <IconButton label={CLOSE_NAVIGATION} icon={X} onClick={onClose} />
      </span>
      {children}
    </dialog>
  );
}
