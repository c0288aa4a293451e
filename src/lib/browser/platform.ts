/** On Apple keyboards Option types characters, and Cmd replaces Ctrl. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
