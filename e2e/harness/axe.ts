import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of these tags that check colors: the only ones that a change of theme affects. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The violations of WCAG 2.2 AA on the current page, one sentence each. */
export async function axeViolations(page: Page, checks: 'all' | 'colors' = 'all'): Promise<string[]> {
  const runOnly =
    checks === 'all' ? { type: 'tag' as const, values: AXE_TAGS } : { type: 'rule' as const, values: COLOR_RULES };
  const { violations } = await new AxeBuilder({ page })
    // Reloading the style sheets takes a third of the run and serves an experimental rule that is not enabled.
    .options({ runOnly, resultTypes: ['violations'], preload: { assets: ['media'], timeout: 10_000 } })
    // The default mode merges results in a blank tab, which the tests' proxy would count as a page.
    .setLegacyMode()
    // The focus guards of Base UI keep the focus in its popups. They are empty and cannot be turned off.
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html).join(' | ')}`);
}
