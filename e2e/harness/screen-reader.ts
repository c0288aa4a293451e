import type { BrowserContext, Page } from '@playwright/test';

const PEOPLE = ['alice', 'bob', 'carol', 'mallory', 'dave', 'mira', 'jonas', 'tarek', 'sam-github'];

/** Has terminals read out, no matter who is signed in: what a canvas shows cannot be found by its text. */
export const readOut = (target: BrowserContext | Page): Promise<unknown> =>
  target.addInitScript((people) => {
    // A new tab begins with an empty document, which has no storage.
    if (self.origin !== 'null')
      people.forEach((user) => localStorage.setItem(`postern-settings:${user}:read-out`, 'on'));
  }, PEOPLE);
