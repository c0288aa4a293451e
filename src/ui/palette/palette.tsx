import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { paletteInputProps, PaletteFrame } from './palette-frame.tsx';
import { PaletteOptionItem, type PaletteOption } from './palette-option.tsx';
import { RESULTS } from './messages.ts';
import * as css from './palette.css.ts';

interface PaletteGroup {
  /** Empty if there is only one group. */
  title: string;
  options: readonly PaletteOption[];
}

interface PaletteProps {
  text: string;
  onTextChange: (text: string) => void;
  onClose: () => void;
  groups: readonly PaletteGroup[];
  /** Whether the options match the typed text; Enter waits until they do. */
  isUpToDate: boolean;
  onChoose: (id: string) => void;
  emptyState: ReactNode;
  footer: ReactNode;
}

type InputProps = ComponentProps<typeof Autocomplete.Input>;

const isAtEnd = ({ selectionStart, value }: HTMLInputElement): boolean => selectionStart === value.length;

/** A search field with results, based on the library's command palette pattern. */
export function Palette(props: PaletteProps) {
  const { groups, isUpToDate, onChoose, emptyState, footer, text, onTextChange, onClose } = props;
  const [highlighted, setHighlighted] = useState<PaletteOption>();
  const [isReset, setReset] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const visibleGroups = isReset ? [] : groups;
  const hasOptions = visibleGroups.length > 0;
  const enterKey = useEnterKey(list, isUpToDate, hasOptions);

  const handleKey: InputProps['onKeyDown'] = (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget, nativeEvent } = event;
    if (nativeEvent.isComposing || altKey) return;
    if (key === 'Enter') {
      event.preventDefault();
      event.preventBaseUIHandler();
      enterKey.press({ ctrlKey, metaKey, shiftKey });
    }
    if (key === 'PageDown' || key === 'PageUp') {
      event.preventDefault();
      pressArrows(currentTarget, pageStep(list.current, key));
    }
    const refinedText = highlighted?.others ?? '';
    if (key !== 'ArrowRight' || shiftKey || refinedText === '' || !isAtEnd(currentTarget)) return;
    // Remounting the list resets the library's highlight to the first option.
    flushSync(() => setReset(true));
    setReset(false);
    onTextChange(refinedText);
  };
  return (
    <Autocomplete.Root
      inline
      open
      items={visibleGroups.map(({ options }) => ({ items: options }))}
      itemToStringValue={({ name }: PaletteOption) => name}
      filter={null}
      autoHighlight="always"
      keepHighlight
      onItemHighlighted={setHighlighted}
      value={text}
      onValueChange={(next) => {
        enterKey.cancel();
        onTextChange(next);
      }}
    >
      <PaletteFrame
        onClose={onClose}
        field={<Autocomplete.Input {...paletteInputProps} aria-expanded={hasOptions} onKeyDown={handleKey} />}
      >
        {hasOptions ? (
          <Autocomplete.List ref={list} aria-label={RESULTS} className={css.list}>
            {visibleGroups.map((group) => (
              <Group key={group.title} group={group} onChoose={onChoose} />
            ))}
          </Autocomplete.List>
        ) : (
          <div className={css.empty}>{emptyState}</div>
        )}
        <div className={css.footer}>{footer}</div>
      </PaletteFrame>
    </Autocomplete.Root>
  );
}

/**
 * Enter clicks the highlighted option with the pressed modifier keys. If the results are outdated, the click waits for
 * the new results and has no modifier keys.
 */
function useEnterKey(list: { readonly current: HTMLElement | null }, isUpToDate: boolean, hasOptions: boolean) {
  const isWaiting = useRef(false);
  const highlighted = () => list.current?.querySelector('[aria-selected="true"]');
  const click = (modifiers: MouseEventInit) =>
    highlighted()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
  useEffect(() => {
    if (!isWaiting.current || !isUpToDate) return;
    // The library highlights the first new option right after rendering.
    isWaiting.current = hasOptions && !highlighted();
    if (!isWaiting.current) click({});
  });
  return {
    press: (modifiers: MouseEventInit) => {
      if (isUpToDate) click(modifiers);
      else isWaiting.current = true;
    },
    cancel: () => {
      isWaiting.current = false;
    },
  };
}

/** The step of a page key: the number of visible options, limited by the first and last option. */
function pageStep(list: HTMLElement | null, key: 'PageDown' | 'PageUp'): number {
  const options = [...(list?.querySelectorAll('[role="option"]') ?? [])];
  const selectedIndex = options.findIndex((option) => option.ariaSelected === 'true');
  const height = options[0]?.getBoundingClientRect().height ?? 0;
  if (!list || selectedIndex < 0 || height === 0) return 0;
  const pageSize = Math.max(1, Math.floor(list.clientHeight / height) - 1);
  return key === 'PageDown'
    ? Math.min(pageSize, options.length - 1 - selectedIndex)
    : -Math.min(pageSize, selectedIndex);
}

/** Simulates arrow keys, because the library moves its highlight only by its own keys. */
function pressArrows(field: HTMLInputElement, steps: number): void {
  const key = steps > 0 ? 'ArrowDown' : 'ArrowUp';
  // Each key press starts from the rendered highlight of the previous one.
  for (let step = 0; step < Math.abs(steps); step += 1)
    flushSync(() => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}

function Group({ group: { title, options }, onChoose }: { group: PaletteGroup; onChoose: (id: string) => void }) {
  const items = options.map((option) => (
    <PaletteOptionItem key={option.id} option={option} onChoose={() => onChoose(option.id)} />
  ));
  if (title === '') return items;
  return (
    <Autocomplete.Group>
      <Autocomplete.GroupLabel className={css.heading}>{title}</Autocomplete.GroupLabel>
      {items}
    </Autocomplete.Group>
  );
}
