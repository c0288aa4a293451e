// Someone at a browser: looks for roles and names, points, presses keys.
import { expect } from '@playwright/test';
import type { Point, Tab } from './engine.ts';
import { lookFor, type Found, type Wanted } from './in-page.ts';

export interface User {
  tab: Tab;
  /** Waits until it is to be seen; the first of several. */
  sees(role: string, name?: string): Promise<Found>;
  missesSoon(role: string, name?: string): Promise<void>;
  reads(text: string): Promise<void>;
  clicks(role: string, name?: string): Promise<void>;
  fills(name: string, text: string): Promise<void>;
  /** How far the page is scrolled. */
  scrollTop(): Promise<number>;
}

export const middle = ({ x, y, width, height }: Found): Point => ({ x: x + width / 2, y: y + height / 2 });

export function userAt(tab: Tab): User {
  const look = (wanted: Wanted) => tab.ask(lookFor, wanted);
  const wantedOf = (role: string, name: string | undefined): Wanted => ({ role, ...(name !== undefined && { name }) });
  async function sees(role: string, name?: string): Promise<Found> {
    let found: Found | undefined;
    await expect
      .poll(async () => ([found] = await look(wantedOf(role, name))).length, { message: `${role} "${name ?? ''}"` })
      .toBeGreaterThan(0);
    if (!found) throw new Error(`no ${role} "${name ?? ''}"`);
    return found;
  }
  /** Where it is once it has stopped moving. */
  async function rests(role: string, name?: string): Promise<Found> {
    for (let before = await sees(role, name); ;) {
      const now = await sees(role, name);
      if (now.x === before.x && now.y === before.y) return now;
      before = now;
    }
  }
  async function clicks(role: string, name?: string): Promise<void> {
    await tab.click(middle(await rests(role, name)));
  }
  return {
    tab,
    sees,
    clicks,
    missesSoon: (role, name) =>
      expect
        .poll(async () => (await look(wantedOf(role, name))).length, { message: `no ${role} "${name ?? ''}"` })
        .toBe(0),
    reads: (text) =>
      expect.poll(() => tab.ask(() => document.body?.innerText ?? ''), { message: text }).toContain(text),
    async fills(name, text) {
      await clicks('textbox', name);
      await tab.type(text);
    },
    scrollTop: () => tab.ask(() => Math.round(scrollY)),
  };
}
