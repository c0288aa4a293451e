import { Menu } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#ui/mark/icon.tsx';
import type { MenuAction, MenuChoice, MenuEntry, MenuLink } from './menu-content.ts';
import * as css from './menu-entries.css.ts';

interface MenuEntriesProps {
  /** The accessible name of the list. */
  label: string;
  entries: readonly MenuEntry[];
  /** Whether the first entry gets the focus when the menu opens. */
  isFirstFocused?: boolean;
  /** Whether the list scrolls, so that keys must reach it even if a pointer scrolls it (WCAG 2.1.1). */
  isScrollable?: boolean;
}

export function MenuEntries({ label, entries, isFirstFocused = false, isScrollable = false }: MenuEntriesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFirstFocused) list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true });
  }, [isFirstFocused]);
  return (
    <Menu.List ref={list} aria-label={label} className={css.list} {...(isScrollable && { tabIndex: 0 })}>
      {entries.map((entry, index) => (
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
        <div className={css.heading} role="presentation">
          {entry.label}
          {entry.note !== undefined && <span className={css.note}>{entry.note}</span>}
        </div>
      );
    case 'separator':
      return <Menu.Separator className={css.separator} />;
  }
}

function ActionEntry({ label, icon, tone = 'plain', note, count, keys, disabledReason, onSelect }: MenuAction) {
  const id = useId();
  const description = disabledReason ?? note;
  const descriptionIds = [description && `${id}-note`, count && `${id}-count`, keys && `${id}-keys`]
    .filter(Boolean)
    .join(' ');
  return (
    <Menu.Item
      className={css.entry[tone]}
      label={label}
      disabled={disabledReason !== undefined}
      aria-labelledby={id}
      aria-describedby={descriptionIds || undefined}
      onClick={onSelect}
    >
      {icon && <Icon icon={icon} />}
      <span className={css.text}>
        <span id={id}>{label}</span>
        {description !== undefined && (
          <span id={`${id}-note`} className={css.note}>
            {description}
          </span>
        )}
      </span>
      {count !== undefined && (
        <span id={`${id}-count`} className={css.count}>
          {count}
        </span>
      )}
      {keys !== undefined && (
        <span id={`${id}-keys`} className={css.keys}>
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
      className={css.entry.plain}
      closeOnClick
      onClick={onSelect}
      render={<Link to={to} {...tabAttributes} />}
    >
      {icon && <Icon icon={icon} />}
      <span className={css.text}>{label}</span>
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
        <Menu.RadioItem key={option.value} value={option.value} closeOnClick className={css.entry.plain}>
          <span className={css.text}>
            <span>{option.label}</span>
            {option.note !== undefined && <span className={css.note}>{option.note}</span>}
          </span>
          <Menu.RadioItemIndicator className={css.check}>
            <Icon icon={Check} />
          </Menu.RadioItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
