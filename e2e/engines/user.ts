// Simulates a user: finds elements by role and name, clicks, and types.
import { expect } from '@playwright/test';
import type { Point, Tab } from './engine.ts';
import { findElements, type FoundElement, type ElementQuery } from './in-page.ts';

export interface User {
  tab: Tab;
  /** Waits until an element is visible. Returns the first one that matches. `name` may be the beginning of a name. */
  waitFor(role: string, name?: string): Promise<FoundElement>;
  waitForMissing(role: string, name?: string): Promise<void>;
  waitForText(text: string): Promise<void>;
  click(role: string, name?: string): Promise<void>;
  /** Clicks a text field and types. Does not clear the field first. */
  fill(name: string, text: string): Promise<void>;
  /** The scroll position of the page. */
  scrollTop(): Promise<number>;
}

export const centerOf = ({ x, y, width, height }: FoundElement): Point => ({ x: x + width / 2, y: y + height / 2 });

export function userOf(tab: Tab): User {
  const find = (query: ElementQuery) => tab.evaluate(findElements, query);
  const queryOf = (role: string, name: string | undefined): ElementQuery => ({
    role,
    ...(name !== undefined && { name }),
  });
  async function waitForElement(role: string, name?: string): Promise<FoundElement> {
    let element: FoundElement | undefined;
    await expect
      .poll(async () => ([element] = await find(queryOf(role, name))).length, { message: `${role} "${name ?? ''}"` })
      .toBeGreaterThan(0);
    if (!element) throw new Error(`no ${role} "${name ?? ''}"`);
    return element;
  }
  /** Waits until the element has stopped moving. */
  async function waitUntilStill(role: string, name?: string): Promise<FoundElement> {
    for (let previous = await waitForElement(role, name); ;) {
      const current = await waitForElement(role, name);
      if (current.x === previous.x && current.y === previous.y) return current;
      previous = current;
    }
  }
  async function clickElement(role: string, name?: string): Promise<void> {
    await tab.click(centerOf(await waitUntilStill(role, name)));
  }
  return {
    tab,
    waitFor: waitForElement,
    click: clickElement,
    waitForMissing: (role, name) =>
      expect
        .poll(async () => (await find(queryOf(role, name))).length, { message: `no ${role} "${name ?? ''}"` })
        .toBe(0),
    waitForText: (text) =>
      expect.poll(() => tab.evaluate(() => document.body?.innerText ?? ''), { message: text }).toContain(text),
    async fill(name, text) {
      await clickElement('textbox', name);
      await tab.type(text);
    },
    scrollTop: () => tab.evaluate(() => Math.round(scrollY)),
  };
}
