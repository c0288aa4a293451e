import Check from 'lucide-react/icons/check';
import { useId, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#ui/mark/icon.tsx';
import type { MenuAction, MenuChoice, MenuContent, MenuEntry, MenuLink } from './menu-content.ts';
import * as css from './menu-entries.css.ts';

interface MenuEntriesProps {
  content: MenuContent;
  /** Closes the menu, before what was chosen is done. */
  onLeave: () => void;
}

export function MenuEntries({ content: { label, entries }, onLeave }: MenuEntriesProps) {
  return (
    <div role="menu" aria-label={label} className={css.list} onPointerLeave={unhighlight}>
      {(typeof entries === 'function' ? entries() : entries).map((entry, index) => (
        <Entry key={keyOf(entry, index)} entry={entry} onLeave={onLeave} />
      ))}
    </div>
  );
}

/** Labels may repeat, for instance a login under two headings. */
const keyOf = (entry: MenuEntry, index: number) => `${entry.kind} ${index}`;

interface Leaves {
  onLeave: () => void;
}

function Entry({ entry, onLeave }: Leaves & { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'action':
      return <Action {...entry} onLeave={onLeave} />;
    case 'link':
      return <LinkTo {...entry} onLeave={onLeave} />;
    case 'choice':
      return <Choice {...entry} onLeave={onLeave} />;
    case 'heading':
      return (
        <div className={css.heading} role="presentation">
          {entry.label}
          {entry.note !== undefined && <span className={css.note}>{entry.note}</span>}
        </div>
      );
    case 'separator':
      return <hr className={css.separator} />;
  }
}

/** The entry under the pointer has the focus, so that there is one place where arrows and Enter go on. */
function highlight({ currentTarget, pointerType }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'mouse' && currentTarget !== document.activeElement) currentTarget.focus({ preventScroll: true });
}

function unhighlight({ currentTarget }: PointerEvent<HTMLElement>): void {
  if (currentTarget.contains(document.activeElement)) currentTarget.parentElement?.focus({ preventScroll: true });
}

function Action({ label, icon, tone = 'plain', note, disabledReason, onSelect, onLeave }: MenuAction & Leaves) {
  const id = useId();
  const below = disabledReason ?? note;
  const choose = () => {
    onLeave();
    onSelect();
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={css.entry[tone]}
      aria-disabled={disabledReason !== undefined || undefined}
      aria-labelledby={id}
      aria-describedby={below === undefined ? undefined : `${id}-note`}
      onPointerMove={highlight}
      onClick={disabledReason === undefined ? choose : undefined}
    >
      {icon && <Icon of={icon} />}
      <span className={css.words}>
        <span id={id}>{label}</span>
        {below !== undefined && (
          <span id={`${id}-note`} className={css.note}>
            {below}
          </span>
        )}
      </span>
    </button>
  );
}

function LinkTo({ label, icon, to, newTab = false, onSelect, onLeave }: MenuLink & Leaves) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Link
      to={to}
      {...tab}
      role="menuitem"
      tabIndex={-1}
      className={css.entry.plain}
      onPointerMove={highlight}
      onClick={() => {
        onLeave();
        onSelect?.();
      }}
    >
      {icon && <Icon of={icon} />}
      <span className={css.words}>{label}</span>
    </Link>
  );
}

function Choice({ label, value, options, onChange, onLeave }: MenuChoice & Leaves) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a menu (WAI-ARIA 1.2, menu)
    <div role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="menuitemradio"
          aria-checked={option.value === value}
          tabIndex={-1}
          className={css.entry.plain}
          onPointerMove={highlight}
          onClick={() => {
            onLeave();
            if (option.value !== value) onChange(option.value);
          }}
        >
          <span className={css.words}>
            <span>{option.label}</span>
            {option.note !== undefined && <span className={css.note}>{option.note}</span>}
          </span>
          {option.value === value && (
            <span className={css.check}>
              <Icon of={Check} />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
