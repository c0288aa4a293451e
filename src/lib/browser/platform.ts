/** Whether this is an Apple device. On its keyboards, Option types characters, and Cmd replaces Ctrl. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
