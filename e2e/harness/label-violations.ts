// Finds accessibility problems of labels that axe does not check.
import type { Page } from '@playwright/test';

/**
 * References to missing elements, and controls whose accessible name does not start with their visible text
 * (WCAG 2.5.3). Users who control the computer by voice say the visible text. Returns one line per problem.
 */
export const labelViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const REFERENCES = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-owns', 'aria-details'];
    const missingReferences = REFERENCES.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => document.getElementById(id) === null)
          .map((id) => `${name} leads to “${id}”, which is not there: ${element.outerHTML.slice(0, 200)}`),
      ),
    );
    // Punctuation and case are ignored, because they are not spoken.
    const spokenForm = (text: string) =>
      text
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase();
    /** The visible text, without decoration and without text for screen readers only. */
    const visibleText = (node: Node): string => {
      if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
      const { width, height } = node.getBoundingClientRect();
      const isHidden = node.getAttribute('aria-hidden') === 'true' || (width <= 1 && height <= 1);
      return isHidden ? ' ' : ` ${[...node.childNodes].map(visibleText).join('')} `;
    };
    const controls = '[aria-label]:is(button, a, [role="button"], [role="link"], [role^="menuitem"], [role="tab"])';
    const mismatchedNames = [...document.querySelectorAll(controls)]
      .map((element) => ({
        name: spokenForm(element.getAttribute('aria-label') ?? ''),
        shown: spokenForm(visibleText(element)),
      }))
      .filter(({ name, shown }) => shown !== '' && !name.startsWith(shown))
      .map(({ name, shown }) => `shows “${shown}” and is called “${name}”`);
    return [...missingReferences, ...mismatchedNames];
  });
