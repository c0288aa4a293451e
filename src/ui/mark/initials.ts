/**
 * Two letters for a user name: the initials of its first two words, or the first two letters of a single word. The
 * domain of an email address is ignored.
 */
export function initials(name: string): string {
  const words = name.split('@', 1)[0]?.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [first = [], second] = words.map((word) => Array.from(word));
  const letters = second === undefined ? first.slice(0, 2) : [first[0], second[0]];
  return letters.join('').toUpperCase() || '?';
}
