const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** "1.2 MB": in decimal units, with one decimal place below 100, except for bytes. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unitIndex = 0;
  // From 999.5 on, a value would be rounded to 1000, so it is shown in the next unit.
  for (; value >= (unitIndex === 0 ? 1000 : 999.5) && unitIndex < UNITS.length - 1; unitIndex += 1) value /= 1000;
  const text = unitIndex === 0 || value >= 100 ? String(Math.round(value)) : value.toFixed(1);
  return `${text} ${UNITS[unitIndex]}`;
}
