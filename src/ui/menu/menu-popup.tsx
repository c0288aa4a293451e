import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { MenuContent, MenuOpening } from './menu-content.ts';
import { MenuEntries } from './menu-entries.tsx';
import { createMenuKeys, focusFirst } from './menu-keys.ts';
import { MenuTyped } from './menu-typed.tsx';
import { placeMenu } from './place-menu.ts';
import * as css from './menu-popup.css.ts';

interface MenuPopupProps {
  content: MenuContent;
  opening: MenuOpening;
  onClose: () => void;
}

/** Open for as long as it is rendered. */
export function MenuPopup({ content, opening: { anchor, by }, onClose }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const [keys] = useState(createMenuKeys);
  // At once: a dialog that an entry opens gives the focus back to what had it last.
  const leave = () => {
    if (popup.current?.contains(document.activeElement)) anchor.focus({ preventScroll: true });
    onClose();
  };
  useShown(popup, anchor);
  useFocus(popup, anchor, content.typed ? 'field' : by === 'keys' ? 'entry' : 'menu');
  usePressOutside(popup, anchor, onClose);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget, nativeEvent } = event;
    if (key === 'Tab') moveOn(event, leave);
    else if (key === 'Escape') leave();
    else if (!keys.press(nativeEvent, currentTarget)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return createPortal(
    // A long menu scrolls, so it must be reached by keys also where a pointer opened it (WCAG 2.1.1). Its keys are its entries' own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-tabindex
    <div ref={popup} popover="manual" tabIndex={0} className={css.popup} onKeyDown={onKeyDown}>
      {content.typed && <MenuTyped entry={content.typed} onDone={leave} />}
      <MenuEntries content={content} onLeave={leave} />
    </div>,
    // Behind a modal dialog nothing can be reached, so a menu of the dialog lives in it; else in its landmark.
    anchor.closest<HTMLElement>('dialog, main, header') ?? document.body,
  );
}

function put(popup: HTMLElement, anchor: HTMLElement): void {
  popup.style.maxHeight = '';
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { offsetWidth: width, offsetHeight: height } = popup;
  const { left, top, maxHeight } = placeMenu(anchor.getBoundingClientRect(), { width, height }, view);
  popup.style.left = `${left}px`;
  popup.style.top = `${top}px`;
  popup.style.maxHeight = `${maxHeight}px`;
}

/** Above everything, beside the button, wherever that is scrolled to and however long the menu grows. */
function useShown(popup: RefObject<HTMLElement | null>, anchor: HTMLElement): void {
  useLayoutEffect(() => {
    const element = popup.current;
    if (element === null) return;
    element.showPopover();
    const place = () => put(element, anchor);
    place();
    const grown = new ResizeObserver(place);
    for (const child of element.children) grown.observe(child);
    const moved = (event: Event) => event.target !== element && place();
    window.addEventListener('scroll', moved, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', moved, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [popup, anchor]);
}

/** The focus comes in with the menu, and goes back to the button where the end of the menu leaves it to nothing. */
function useFocus(popup: RefObject<HTMLElement | null>, anchor: HTMLElement, first: 'field' | 'entry' | 'menu'): void {
  useLayoutEffect(() => {
    const element = popup.current;
    if (element === null || element.contains(document.activeElement)) return;
    if (first === 'field') element.querySelector('input')?.focus({ preventScroll: true });
    if (first === 'entry') focusFirst(element);
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
  }, [popup, first]);
  useEffect(() => () => void requestAnimationFrame(() => keepFocus(anchor)), [anchor]);
}

function keepFocus(anchor: HTMLElement): void {
  if (document.activeElement === document.body) anchor.focus({ preventScroll: true });
}

/** A press on the button itself is answered by the button, which closes the menu. */
function usePressOutside(popup: RefObject<HTMLElement | null>, anchor: HTMLElement, onPress: () => void): void {
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      const isOurs = target instanceof Node && (popup.current?.contains(target) === true || anchor.contains(target));
      if (!isOurs) onPress();
    };
    document.addEventListener('pointerdown', press, { capture: true });
    return () => document.removeEventListener('pointerdown', press, { capture: true });
  });
}

/** Tab goes from the field over its button to the entries, which are one stop, and from the ends back to the button. */
function moveOn({ currentTarget, target, shiftKey }: KeyboardEvent<HTMLElement>, leave: () => void): void {
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, button:not([role]), [role="menu"]')];
  const at = stops.findIndex((stop) => target instanceof Node && stop.contains(target));
  const next = stops[at + (shiftKey ? -1 : 1)];
  if (next === undefined) leave();
  else if (next.role === 'menu') focusFirst(next);
  else next.focus();
}
