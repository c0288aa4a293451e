/**
 * The characters that keys type without modifiers, by `KeyboardEvent.code`. Only Chromium knows them; undefined in other
 * browsers, and where the browser refuses, as in a frame of another site.
 */
export async function readKeyCharacters(): Promise<ReadonlyMap<string, string> | undefined> {
  // In no list of types yet.
  const { keyboard } = navigator as { keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> } };
  try {
    const typed = await keyboard?.getLayoutMap?.();
    // It is empty where the browser runs without a window.
    return typed?.size ? typed : undefined;
  } catch {
    return undefined;
  }
}
