import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Icon } from '#ui/mark/icon.tsx';
import { usePressBeside } from '#ui/menu/use-press-beside.ts';
import { CLOSE } from '#ui/button/messages.ts';
import { SEARCH } from './messages.ts';
import * as css from './palette-frame.css.ts';

interface PaletteFrameProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
  /** Whether there is a list of results, its id, and that of the row in it which Enter would choose. */
  isOpen?: boolean;
  list?: string;
  active?: string | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  children?: ReactNode;
}

/** The dialog of the palette with its field: all that is there while the rest is fetched, so that nothing typed is lost. */
export function PaletteFrame({
  text,
  onText,
  onClose,
  isOpen = false,
  list,
  active,
  onKeyDown,
  children,
}: PaletteFrameProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const { length } = field.current?.value ?? '';
    field.current?.setSelectionRange(length, length);
    return () => dialog?.close();
  }, []);
  usePressBeside(ref, onClose);
  return (
    <dialog
      ref={ref}
      className={css.dialog}
      aria-label={SEARCH}
      // At once: the event that follows comes late, and a key in between would find it open.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
    >
      <div className={css.head}>
        <Icon of={Search} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={SEARCH}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? list : undefined}
          aria-activedescendant={isOpen ? active : undefined}
          placeholder={SEARCH}
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          className={css.input}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label={CLOSE} icon={X} size="small" onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
