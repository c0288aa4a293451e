import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Of these rules, those that look at colours: a theme changes nothing else. */
const COLORS = ['color-contrast', 'link-in-text-block'];

// The packed one: every document is brought it, which takes as long as a run of it.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.2 AA in what is shown just now, one sentence each. */
export async function violations(page: Page, wanted: 'all' | 'colors' = 'all'): Promise<string[]> {
  // It stays until another document comes, and is worth keeping: it takes longer to bring than to run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const runOnly = wanted === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLORS };
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }; // brought just now
    // No style sheets: axe reads them all again, at a third of its time, for an experimental rule that is not run.
    const options = { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } } as Parameters<
      typeof axe.run
    >[1]; // its names are plain texts here
    const { violations } = await axe.run(document, options ?? {});
    return violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html).join(' | ')}`);
  }, runOnly);
}
