import type { BrowserContext, Page } from '@playwright/test';

const USERS = ['alice', 'bob', 'carol', 'mallory', 'dave', 'mira', 'jonas', 'tarek', 'sam-github'];

/** Has terminals read out, no matter who is signed in: what a canvas shows cannot be found by its text. */
export const enableScreenReaderMode = (target: BrowserContext | Page): Promise<unknown> =>
  target.addInitScript((users) => {
    // A new tab begins with an empty document, which has no storage.
    if (self.origin !== 'null')
      users.forEach((user) => localStorage.setItem(`postern-settings:${user}:read-out`, 'on'));
  }, USERS);
