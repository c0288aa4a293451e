/**
 * The characters that keys type without modifiers, by `KeyboardEvent.code`. Only Chromium provides them; undefined in
 * other browsers and in frames of other sites.
 */
export async function readKeyCharacters(): Promise<ReadonlyMap<string, string> | undefined> {
  // TypeScript has no type for `navigator.keyboard` yet.
  const { keyboard } = navigator as { keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> } };
  try {
    const layoutMap = await keyboard?.getLayoutMap?.();
    // Headless browsers return an empty map.
    return layoutMap?.size ? layoutMap : undefined;
  } catch {
    return undefined;
  }
}
