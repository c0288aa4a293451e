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
  /** An input with `paletteInputProps`. */
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

/** The palette's dialog with its field. It opens before the rest of the code is loaded, so that typed text is kept. */
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
      // Closes immediately: the close event is asynchronous, and a key press before that event would still reach the
      // dialog.
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
