import { Menu } from '@base-ui/react/menu';
import Search from 'lucide-react/icons/search';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { POPOVER_MARGIN } from '#ui/theme/tokens.ts';
import type { MenuContent, MenuEntry, MenuInput, MenuOpening, MenuSearch } from './menu-content.ts';
import { MenuEntries } from './menu-entries.tsx';
import { searchEntries } from './search-entries.ts';
import * as css from './menu-popup.css.ts';
import { Icon } from '#ui/mark/icon.tsx';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import * as menuInputFormCss from './menu-input-form.css.ts';

const MENU_KEYS = new Set(['ArrowDown', 'Escape', 'Tab']);

/** Stops the menu's type-ahead from handling letters; the down arrow still moves to the entries. */
const stopTypeAhead = (event: KeyboardEvent) => {
  if (!MENU_KEYS.has(event.key)) event.stopPropagation();
};

function useFocusWhileMounted(ref: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const field = ref.current;
    field?.focus({ preventScroll: true });
    // Blurs the field, because WebKit scrolls to the caret of a focused field that is removed.
    return () => field?.blur();
  }, [ref]);
}

function MenuInputForm({ entry: menuInput, onDone }: { entry: MenuInput; onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  useFocusWhileMounted(input);
  return (
    <Form
      className={menuInputFormCss.form}
      tracksUnsavedWork={false}
      onSubmit={(text) => {
        onDone();
        menuInput.onSubmit(text('typed').trim());
      }}
    >
      <FormField name="typed" label={menuInput.label}>
        <div className={menuInputFormCss.line}>
          <Input
            ref={input}
            size={1}
            required
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onKeyDown={stopTypeAhead}
          />
          <SubmitButton variant="plain">{menuInput.action}</SubmitButton>
        </div>
      </FormField>
    </Form>
  );
}

interface MenuPopupProps {
  content: MenuContent;
  opening: MenuOpening;
  onClose: () => void;
}

/** A menu that is open while it is mounted. */
export const MenuPopup = ({ content, ...props }: MenuPopupProps) =>
  content.search ? (
    <SearchableMenu content={content} search={content.search} {...props} />
  ) : (
    <PlainMenu content={content} {...props} />
  );

function PlainMenu({ content: { label, entries, input }, opening, onClose }: MenuPopupProps) {
  const allEntries = entriesIn(entries);
  // Without entries there is no menu, only a field.
  const isFieldOnly = input !== undefined && allEntries.length === 0;
  return (
    <MenuFrame opening={opening} onClose={onClose} dialogLabel={isFieldOnly ? label : undefined}>
      {input && <MenuInputForm entry={input} onDone={onClose} />}
      {!isFieldOnly && (
        <MenuEntries
          label={label}
          entries={allEntries}
          isFirstFocused={opening.openedWith === 'keys' && input === undefined}
        />
      )}
    </MenuFrame>
  );
}

/** The field has the focus, and the arrow keys move through the entries that match its text. */
function SearchableMenu({
  content: { label, entries },
  search,
  opening,
  onClose,
}: MenuPopupProps & { search: MenuSearch }) {
  const [text, setText] = useState('');
  const [allEntries] = useState(() => entriesIn(entries));
  const field = useRef<HTMLInputElement>(null);
  useFocusWhileMounted(field);
  const typed = text.trim();
  return (
    <Menu.FilterProvider filter={null} autoHighlight value={text} onValueChange={setText}>
      <MenuFrame opening={opening} onClose={onClose} dialogLabel={label} isSearchable>
        <div className={css.search}>
          <Icon icon={Search} />
          <Menu.Input ref={field} aria-label={search.label} placeholder={search.label} className={css.searchInput} />
        </div>
        <MenuEntries label={label} entries={searchEntries(allEntries, typed, search.typedEntry)} isScrollable />
        <Menu.Empty className={css.empty}>{search.emptyText(typed)}</Menu.Empty>
      </MenuFrame>
    </Menu.FilterProvider>
  );
}

const entriesIn = (entries: MenuContent['entries']): readonly MenuEntry[] =>
  typeof entries === 'function' ? entries() : entries;

interface MenuFrameProps {
  opening: MenuOpening;
  onClose: () => void;
  /** The accessible name of a popup that is a dialog, because it has a search field or no menu; undefined for a menu. */
  dialogLabel?: string | undefined;
  isSearchable?: boolean;
  children: ReactNode;
}

/** Places a menu next to its button, closes it, and returns the focus to the button. */
function MenuFrame({ opening: { anchor }, onClose, dialogLabel, isSearchable = false, children }: MenuFrameProps) {
  const popup = useRef<HTMLDivElement>(null);
  const focusAnchor = () => anchor.focus({ preventScroll: true });

  function handleClose(_isOpen: boolean, details: Menu.Root.ChangeEventDetails) {
    const { reason, event } = details;
    // The button toggles the menu itself.
    if (reason === 'outside-press' && event.target instanceof Node && anchor.contains(event.target))
      return details.cancel();
    // Moves the focus to the button first, because a dialog opened by the entry restores the focus to the focused
    // element.
    if (reason === 'item-press') focusAnchor();
    onClose();
  }
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const next = isSearchable ? undefined : nextTabStop(event);
    if (next) return next.focus();
    focusAnchor();
    onClose();
  }
  return (
    <Menu.Root open modal={false} onOpenChange={handleClose}>
      {/* Elements outside a modal dialog cannot be reached, so its menus are inside it. */}
      <Menu.Portal
        container={anchor.closest<HTMLElement>('dialog, main, header') ?? document.body}
        className={css.portal}
      >
        <Menu.Positioner
          anchor={anchor}
          align={isOnLeft(anchor) ? 'start' : 'end'}
          sideOffset={4}
          collisionPadding={POPOVER_MARGIN}
          positionMethod="fixed"
          className={css.positioner}
        >
          <Menu.Popup
            ref={popup}
            aria-label={dialogLabel}
            {...(dialogLabel !== undefined && { role: 'dialog' })}
            className={css.popup[isSearchable ? 'searchable' : 'plain']}
            // A long menu scrolls, so keys must reach it even if a pointer opened it (WCAG 2.1.1).
            tabIndex={0}
            finalFocus={() => isFocusLost(popup.current) && anchor}
            onKeyDown={handleKey}
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** A menu opens towards the center of the window. */
const isOnLeft = (anchor: Element) => anchor.getBoundingClientRect().left < window.innerWidth / 2;

/** Whether closing the popup would lose the focus. */
const isFocusLost = (popup: HTMLElement | null) =>
  document.activeElement === document.body || popup?.contains(document.activeElement) === true;

/** The next element for Tab: the text field, its button, then the entries as one stop. Undefined outside the menu. */
function nextTabStop({ currentTarget, target, shiftKey }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, button, [role="menu"]')];
  const current = stops.findIndex((stop) => target instanceof Node && stop.contains(target));
  const next = stops[current + (shiftKey ? -1 : 1)];
  return next?.querySelector<HTMLElement>('[role^="menuitem"]') ?? next;
}
