// The colors of letter icons. They are separate from the other tokens, because they are computed and only the
// stylesheet needs them.

/** Ten hues for the letter icons of resources. */
const HUES = { 0: 25, 1: 55, 2: 90, 3: 130, 4: 160, 5: 190, 6: 225, 7: 262, 8: 300, 9: 340 };
type Hue = keyof typeof HUES;

const colorPerHue = (color: (hue: number) => string) =>
  Object.fromEntries(Object.entries(HUES).map(([index, hue]) => [index, color(hue)])) as Record<Hue, string>; // fromEntries loses the key type

export const letterLight = {
  ground: colorPerHue((hue) => `oklch(93.5% 0.04 ${hue})`),
  ink: colorPerHue((hue) => `oklch(42% 0.1 ${hue})`),
};

export const letterDark: typeof letterLight = {
  ground: colorPerHue((hue) => `oklch(32% 0.05 ${hue})`),
  ink: colorPerHue((hue) => `oklch(84% 0.08 ${hue})`),
};
