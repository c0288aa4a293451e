const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** "1.2 MB": decimal units, with one decimal place below 100. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // 999.5 would round to 1000.
  for (; value >= (unit === 0 ? 1000 : 999.5) && unit < UNITS.length - 1; unit += 1) value /= 1000;
  const text = unit === 0 || value >= 100 ? String(Math.round(value)) : value.toFixed(1);
  return `${text} ${UNITS[unit]}`;
}
