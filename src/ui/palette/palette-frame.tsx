import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { useOutsidePress } from '#ui/menu/use-outside-press.ts';
import { CLOSE } from '#ui/button/messages.ts';
import { SEARCH_LABEL } from './messages.ts';
import * as css from './palette-frame.css.ts';

interface PaletteFrameProps {
  onClose: () => void;
  /** An input with `fieldProps`. */
  field: ReactNode;
  children?: ReactNode;
}

export const paletteInputProps = {
  'aria-label': SEARCH_LABEL,
  placeholder: SEARCH_LABEL,
  autoFocus: true,
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'go',
  className: css.input,
} as const;

/** The dialog of the palette with its field: it is open before the rest is fetched, so that typed text is kept. */
export function PaletteFrame({ onClose, field, children }: PaletteFrameProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const input = dialog?.querySelector('input');
    input?.setSelectionRange(input.value.length, input.value.length);
    return () => dialog?.close();
  }, []);
  useOutsidePress(ref, onClose);
  return (
    <dialog
      ref={ref}
      className={css.dialog}
      aria-label={SEARCH_LABEL}
      // At once: the event that follows comes late, and a key in between would find it open.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className={css.head}>
        <Icon icon={Search} />
        {field}
        <IconButton label={CLOSE} icon={X} size="small" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
