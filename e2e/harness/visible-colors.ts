// Reads the colors of an element from a screenshot.
import type { Locator } from '@playwright/test';

/** The colors of an element on the screen as `#rrggbb`, the most frequent first. */
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
    for (let index = 0; index < data.length; index += 4) {
      const channels = [data[index], data[index + 1], data[index + 2]];
      const color = `#${channels.map((part = 0) => part.toString(16).padStart(2, '0')).join('')}`;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([color]) => color);
  }, `data:image/png;base64,${png}`);
}
