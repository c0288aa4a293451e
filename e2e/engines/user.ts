// A user at a browser: finds elements by role and name, clicks, and presses keys.
import { expect } from '@playwright/test';
import type { Point, Tab } from './engine.ts';
import { findElements, type FoundElement, type ElementQuery } from './in-page.ts';

export interface User {
  tab: Tab;
  /** Waits until the element is visible; the first of several. */
  waitFor(role: string, name?: string): Promise<FoundElement>;
  waitForMissing(role: string, name?: string): Promise<void>;
  waitForText(text: string): Promise<void>;
  click(role: string, name?: string): Promise<void>;
  fill(name: string, text: string): Promise<void>;
  /** The scroll position of the page. */
  scrollTop(): Promise<number>;
}

export const centerOf = ({ x, y, width, height }: FoundElement): Point => ({ x: x + width / 2, y: y + height / 2 });

export function userOf(tab: Tab): User {
  const look = (wanted: ElementQuery) => tab.evaluate(findElements, wanted);
  const wantedOf = (role: string, name: string | undefined): ElementQuery => ({
    role,
    ...(name !== undefined && { name }),
  });
  async function sees(role: string, name?: string): Promise<FoundElement> {
    let found: FoundElement | undefined;
    await expect
      .poll(async () => ([found] = await look(wantedOf(role, name))).length, { message: `${role} "${name ?? ''}"` })
      .toBeGreaterThan(0);
    if (!found) throw new Error(`no ${role} "${name ?? ''}"`);
    return found;
  }
  /** The position of the element once it has stopped moving. */
  async function rests(role: string, name?: string): Promise<FoundElement> {
    for (let before = await sees(role, name); ;) {
      const now = await sees(role, name);
      if (now.x === before.x && now.y === before.y) return now;
      before = now;
    }
  }
  async function clicks(role: string, name?: string): Promise<void> {
    await tab.click(centerOf(await rests(role, name)));
  }
  return {
    tab,
    waitFor: sees,
    click: clicks,
    waitForMissing: (role, name) =>
      expect
        .poll(async () => (await look(wantedOf(role, name))).length, { message: `no ${role} "${name ?? ''}"` })
        .toBe(0),
    waitForText: (text) =>
      expect.poll(() => tab.evaluate(() => document.body?.innerText ?? ''), { message: text }).toContain(text),
    async fill(name, text) {
      await clicks('textbox', name);
      await tab.type(text);
    },
    scrollTop: () => tab.evaluate(() => Math.round(scrollY)),
  };
}
