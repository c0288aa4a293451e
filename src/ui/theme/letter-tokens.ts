// Separate from the other tokens, because these are computed and only the stylesheet needs them.

/** Ten hues for the letter icons of resources. */
const HUES = { 0: 25, 1: 55, 2: 90, 3: 130, 4: 160, 5: 190, 6: 225, 7: 262, 8: 300, 9: 340 };
type Hue = keyof typeof HUES;

const inHues = (colour: (hue: number) => string) =>
  Object.fromEntries(Object.entries(HUES).map(([index, hue]) => [index, colour(hue)])) as Record<Hue, string>; // fromEntries loses the key type

export const letterLight = {
  ground: inHues((hue) => `oklch(93.5% 0.04 ${hue})`),
  ink: inHues((hue) => `oklch(42% 0.1 ${hue})`),
};

export const letterDark: typeof letterLight = {
  ground: inHues((hue) => `oklch(32% 0.05 ${hue})`),
  ink: inHues((hue) => `oklch(84% 0.08 ${hue})`),
};
