import type { LucideIcon } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#ui/mark/icon.tsx';
import { Kbd } from '#ui/mark/kbd.tsx';
import { OTHER_LOGINS } from './messages.ts';
import * as css from './palette-option.css.ts';

export interface PaletteOption {
  id: string;
  icon: LucideIcon;
  name: string;
  note: string;
  /** What choosing it does, in a word or two. */
  hint: string;
  /** What can be pressed instead, without the palette; empty where nothing can. */
  keys: string;
  /** Where it leads; empty when it only acts. */
  to: string;
  newTab: boolean;
  /** What → types, to choose among more of its kind; empty where there is no more. */
  others: string;
}

interface OptionProps {
  id: string;
  option: PaletteOption;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

export function Option({ id, option, isActive, onPoint, onChoose }: OptionProps) {
  const { to, newTab, others } = option;
  const common = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    'aria-description': others === '' ? undefined : OTHER_LOGINS,
    className: css.option,
    // The field keeps the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: onPoint,
    onClick: onChoose,
  } as const;
  if (to === '')
    return (
      <div {...common}>
        <Face option={option} isActive={isActive} />
      </div>
    );
  return (
    <Link {...common} to={to} onAuxClick={onChoose} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      <Face option={option} isActive={isActive} />
    </Link>
  );
}

function Face({ option, isActive }: Pick<OptionProps, 'option' | 'isActive'>) {
  const { icon, name, note, hint, keys, others } = option;
  return (
    <>
      <span className={css.icon}>
        <Icon of={icon} />
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.note}>{note}</span>
      {keys === '' ? <span className={css.hint}>{hint}</span> : <Keys keys={keys} />}
      {isActive && (
        <span className={css.keys} aria-hidden>
          <Kbd>↵</Kbd>
          {others !== '' && <Kbd>→</Kbd>}
        </span>
      )}
    </>
  );
}

function Keys({ keys }: { keys: string }) {
  return (
    <span className={css.keys} aria-hidden>
      {keys.split(' ').map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </span>
  );
}
