import type { Locator } from '@playwright/test';

/** The colors of an element on the screen as `#rrggbb`, those of most pixels first. */
export async function visibleColors(element: Locator): Promise<string[]> {
  const png = (await element.screenshot()).toString('base64');
  return element.page().evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4) {
      const parts = [data[at], data[at + 1], data[at + 2]];
      const color = `#${parts.map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([color]) => color);
  }, `data:image/png;base64,${png}`);
}
