import { Menu } from '@base-ui/react/menu';
import { useRef, type KeyboardEvent, useLayoutEffect, useEffect, useId } from 'react';
import { POPOVER_MARGIN } from '#ui/theme/tokens.ts';
import type {
  MenuContent,
  MenuOpening,
  MenuInput,
  MenuAction,
  MenuChoice,
  MenuEntry,
  MenuLink,
} from './menu-content.ts';
import * as css from './menu-popup.css.ts';
import { Input } from '#ui/field/input.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import * as menuInputFormCss from './menu-input-form.css.ts';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { Icon } from '#ui/mark/icon.tsx';
import * as menuEntriesCss from './menu-entries.css.ts';

interface MenuEntriesProps {
  content: MenuContent;
  /** Whether the first entry gets the focus when the menu opens. */
  isFirstFocused: boolean;
}

function MenuEntries({ content: { label, entries }, isFirstFocused }: MenuEntriesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirstFocused) list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true });
  }, [isFirstFocused]);
  return (
    <Menu.List ref={list} aria-label={label} className={menuEntriesCss.list}>
      {(typeof entries === 'function' ? entries() : entries).map((entry, index) => (
        <Entry key={keyOf(entry, index)} entry={entry} />
      ))}
    </Menu.List>
  );
}

/** The index is part of the key because labels may repeat, for example a login under two headings. */
const keyOf = (entry: MenuEntry, index: number) => `${entry.kind} ${index}`;

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'action':
      return <ActionEntry {...entry} />;
    case 'link':
      return <LinkEntry {...entry} />;
    case 'choice':
      return <ChoiceEntry {...entry} />;
    case 'heading':
      return (
        <div className={menuEntriesCss.heading} role="presentation">
          {entry.label}
          {entry.note !== undefined && <span className={menuEntriesCss.note}>{entry.note}</span>}
        </div>
      );
    case 'separator':
      return <Menu.Separator className={menuEntriesCss.separator} />;
  }
}

function ActionEntry({ label, icon, tone = 'plain', note, keys, disabledReason, onSelect }: MenuAction) {
  const id = useId();
  const description = disabledReason ?? note;
  const descriptionIds = [description && `${id}-note`, keys && `${id}-keys`].filter(Boolean).join(' ');
  return (
    <Menu.Item
      className={menuEntriesCss.entry[tone]}
      label={label}
      disabled={disabledReason !== undefined}
      aria-labelledby={id}
      aria-describedby={descriptionIds || undefined}
      onClick={onSelect}
    >
      {icon && <Icon icon={icon} />}
      <span className={menuEntriesCss.text}>
        <span id={id}>{label}</span>
        {description !== undefined && (
          <span id={`${id}-note`} className={menuEntriesCss.note}>
            {description}
          </span>
        )}
      </span>
      {keys !== undefined && (
        <span id={`${id}-keys`} className={menuEntriesCss.keys}>
          {keys}
        </span>
      )}
    </Menu.Item>
  );
}

function LinkEntry({ label, icon, to, newTab = false, onSelect }: MenuLink) {
  const tabAttributes = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Menu.LinkItem
      className={menuEntriesCss.entry.plain}
      closeOnClick
      onClick={onSelect}
      render={<Link to={to} {...tabAttributes} />}
    >
      {icon && <Icon icon={icon} />}
      <span className={menuEntriesCss.text}>{label}</span>
    </Menu.LinkItem>
  );
}

function ChoiceEntry({ label, value, options, onChange }: MenuChoice) {
  return (
    <Menu.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(chosen: string) => chosen !== value && onChange(chosen)}
    >
      {options.map((option) => (
        <Menu.RadioItem key={option.value} value={option.value} closeOnClick className={menuEntriesCss.entry.plain}>
          <span className={menuEntriesCss.text}>
            <span>{option.label}</span>
            {option.note !== undefined && <span className={menuEntriesCss.note}>{option.note}</span>}
          </span>
          <Menu.RadioItemIndicator className={menuEntriesCss.check}>
            <Icon icon={Check} />
          </Menu.RadioItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

const MENU_KEYS = new Set(['ArrowDown', 'Escape', 'Tab']);

/** Stops the menu's type-ahead from handling letters; the down arrow still moves to the entries. */
const stopTypeAhead = (event: KeyboardEvent) => {
  if (!MENU_KEYS.has(event.key)) event.stopPropagation();
};

function MenuInputForm({ entry: menuInput, onDone }: { entry: MenuInput; onDone: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = input.current;
    field?.focus({ preventScroll: true });
    // Blurs the field, because WebKit scrolls to the caret of a focused field that is removed.
    return () => field?.blur();
  }, []);
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
export function MenuPopup({ content, opening: { anchor, openedWith }, onClose }: MenuPopupProps) {
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
    const next = nextTabStop(event);
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
            className={css.popup}
            // A long menu scrolls, so keys must reach it even if a pointer opened it (WCAG 2.1.1).
            tabIndex={0}
            finalFocus={() => isFocusLost(popup.current) && anchor}
            onKeyDown={handleKey}
          >
            {content.input && <MenuInputForm entry={content.input} onDone={onClose} />}
            <MenuEntries content={content} isFirstFocused={openedWith === 'keys' && content.input === undefined} />
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
