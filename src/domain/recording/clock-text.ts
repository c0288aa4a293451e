// Formats and parses positions in a recording as clock times: `07:08`, `1:02:03`.

const padTwoDigits = (part: number): string => String(part).padStart(2, '0');

/** Formats a position as `07:08`, or `1:02:03` from one hour on. Milliseconds are dropped. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const minutesAndSeconds = `${padTwoDigits(minutes)}:${padTwoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${minutesAndSeconds}` : minutesAndSeconds;
}

/** Parses a position such as `07:08` or `428` (seconds) from an address, in milliseconds. Undefined if invalid. */
export function parseClock(text: string | null): number | undefined {
  const [, hours = '0', minutes = '0', seconds] = /^(?:(?:(\d{1,4}):)?(\d{1,4}):)?(\d{1,6})$/.exec(text ?? '') ?? [];
  return seconds === undefined ? undefined : ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}
