import type { Page } from '@playwright/test';

/**
 * What axe leaves to people: references to elements that are not in the page, and names that do not begin with what is
 * to be read on the control (WCAG 2.5.3), by which somebody who speaks to the computer calls it.
 */
export const labelViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const REFERENCES = ['aria-describedby', 'aria-labelledby', 'aria-controls', 'aria-owns', 'aria-details'];
    const dangling = REFERENCES.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '')
          .split(/\s+/)
          .filter((id) => document.getElementById(id) === null)
          .map((id) => `${name} leads to “${id}”, which is not there: ${element.outerHTML.slice(0, 200)}`),
      ),
    );
    // As it is spoken: without signs.
    const plain = (text: string) =>
      text
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase();
    /** Without decoration, and what only screen readers are told. */
    const read = (node: Node): string => {
      if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
      const { width, height } = node.getBoundingClientRect();
      const isHidden = node.getAttribute('aria-hidden') === 'true' || (width <= 1 && height <= 1);
      return isHidden ? ' ' : ` ${[...node.childNodes].map(read).join('')} `;
    };
    const controls = '[aria-label]:is(button, a, [role="button"], [role="link"], [role^="menuitem"], [role="tab"])';
    const others = [...document.querySelectorAll(controls)]
      .map((element) => ({ name: plain(element.getAttribute('aria-label') ?? ''), shown: plain(read(element)) }))
      .filter(({ name, shown }) => shown !== '' && !name.startsWith(shown))
      .map(({ name, shown }) => `shows “${shown}” and is called “${name}”`);
    return [...dangling, ...others];
  });
