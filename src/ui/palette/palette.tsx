import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { PaletteFrame } from './palette-frame.tsx';
import { Option, type PaletteOption } from './palette-option.tsx';
import { RESULTS } from './messages.ts';
import * as css from './palette.css.ts';

interface PaletteGroup {
  /** Empty where there is only one. */
  title: string;
  options: readonly PaletteOption[];
}

interface PaletteProps {
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
  groups: readonly PaletteGroup[];
  /** Whether the options answer what is typed; Enter waits until they do. */
  settled: boolean;
  onChoose: (id: string) => void;
  nothing: ReactNode;
  foot: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** The next place; single steps go round, long ones stop at the ends. */
function stepped(at: number, step: number, count: number): number {
  const next = at + step;
  return Math.abs(step) === 1 ? (next + count) % count : Math.max(0, Math.min(count - 1, next));
}

const isAtEnd = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement && target.selectionStart === target.value.length;

const bringIntoSight = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'nearest' });

/** What may be chosen is found by typing and chosen by Enter or a press; the field keeps the focus (ARIA: combobox with a listbox). */
export function Palette({ groups, settled, onChoose, nothing, foot, onText, ...frame }: PaletteProps) {
  const id = useId();
  const [wanted, setWanted] = useState<string>();
  const options = groups.flatMap((group) => group.options);
  const at = Math.max(
    0,
    options.findIndex((option) => option.id === wanted),
  );
  const active = options[at];
  const idOf = (index: number) => `${id}-${index}`;
  const { onEnter, forget } = useEnter(settled, idOf(at));
  const type = (text: string) => {
    forget();
    setWanted(undefined);
    bringIntoSight(idOf(0));
    onText(text);
  };
  const press = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event;
    if (event.nativeEvent.isComposing || altKey) return;
    if (key === 'Enter') return onEnter(event);
    if (key === 'ArrowRight' && !shiftKey && active && active.others !== '' && isAtEnd(event))
      return type(active.others);
    const step = STEPS[key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    const next = stepped(at, step, options.length);
    setWanted(options[next]?.id);
    bringIntoSight(idOf(next));
  };
  return (
    <PaletteFrame
      {...frame}
      onText={type}
      isOpen={active !== undefined}
      list={`${id}-list`}
      active={active && idOf(at)}
      onKeyDown={press}
    >
      {active === undefined ? (
        <div className={css.nothing}>{nothing}</div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot hold links
        <div id={`${id}-list`} role="listbox" aria-label={RESULTS} className={css.list}>
          <Groups groups={groups} active={active.id} idOf={idOf} onPoint={setWanted} onChoose={onChoose} />
        </div>
      )}
      <div className={css.foot}>{foot}</div>
    </PaletteFrame>
  );
}

/** Enter presses the option, with whatever else is held; where the answer is still on its way, once it has come. */
function useEnter(settled: boolean, active: string) {
  const waits = useRef(false);
  const click = (held: MouseEventInit) =>
    document
      .getElementById(active)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
  useEffect(() => {
    if (!waits.current || !settled) return;
    waits.current = false;
    click({});
  });
  return {
    forget: () => {
      waits.current = false;
    },
    onEnter: (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey } = event;
      event.preventDefault();
      if (settled) click({ ctrlKey, metaKey, shiftKey });
      else waits.current = true;
    },
  };
}

interface GroupsProps {
  groups: readonly PaletteGroup[];
  active: string;
  idOf: (index: number) => string;
  onPoint: (id: string) => void;
  onChoose: (id: string) => void;
}

function Groups({ groups, active, idOf, onPoint, onChoose }: GroupsProps) {
  const titleId = useId();
  return groups.map(({ title, options }, group) => {
    const before = groups.slice(0, group).reduce((sum, { options }) => sum + options.length, 0);
    const drawn = options.map((option, index) => (
      <Option
        key={option.id}
        id={idOf(before + index)}
        option={option}
        isActive={option.id === active}
        onPoint={() => onPoint(option.id)}
        onChoose={() => onChoose(option.id)}
      />
    ));
    if (title === '') return drawn;
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tags that say this are for forms
      <div key={title} role="group" aria-labelledby={`${titleId}-${group}`}>
        <div id={`${titleId}-${group}`} role="presentation" className={css.heading}>
          {title}
        </div>
        {drawn}
      </div>
    );
  });
}
