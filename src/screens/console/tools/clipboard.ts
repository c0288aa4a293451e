// Without a secure origin there is no clipboard at all, which the promises turn into a refusal.

/** Whether the browser let it. */
export const writeClipboard = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );

/** Undefined where the browser, or the user, didn't let it. */
export const readClipboard = (): Promise<string | undefined> =>
  Promise.resolve()
    .then(() => navigator.clipboard.readText())
    .catch(() => undefined);
