/** Whether the keyboard is Apple's: its Option key types characters, and Cmd takes the place of Ctrl. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);
