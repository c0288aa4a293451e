// Enables screen reader mode, so that tests can find the text of terminals.
import type { BrowserContext, Page } from '@playwright/test';

const USERS = ['alice', 'bob', 'carol', 'mallory', 'dave', 'mira', 'jonas', 'tarek', 'sam-github'];

/** Enables screen reader mode for all these users. Otherwise a terminal is a canvas, whose text cannot be found. */
export const enableScreenReaderMode = (target: BrowserContext | Page): Promise<unknown> =>
  target.addInitScript((users) => {
    // A new tab starts with an empty document, which has no storage.
    if (self.origin !== 'null')
      users.forEach((user) => localStorage.setItem(`postern-settings:${user}:read-out`, 'on'));
  }, USERS);
