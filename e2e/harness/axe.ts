// Finds accessibility problems with axe, a library that checks pages against the WCAG guidelines.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that check colors. A change of the theme affects only these. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The violations of WCAG 2.2 AA and best practices on the current page, one line each. */
export async function axeViolations(page: Page, checks: 'all' | 'colors' = 'all'): Promise<string[]> {
  const runOnly =
    checks === 'all' ? { type: 'tag' as const, values: AXE_TAGS } : { type: 'rule' as const, values: COLOR_RULES };
  const { violations } = await new AxeBuilder({ page })
    // Without `preload`, axe would load the style sheets again for a disabled rule, a third of its run time.
    .options({ runOnly, resultTypes: ['violations'], preload: { assets: ['media'], timeout: 10_000 } })
    // The default mode merges results in a blank tab, which the tests' proxy would count as a page.
    .setLegacyMode()
    // The popups of Base UI contain empty elements that keep the focus inside. Base UI has no option to omit them.
    .exclude('[data-base-ui-focus-guard]')
    .analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ html }) => html).join(' | ')}`);
}
