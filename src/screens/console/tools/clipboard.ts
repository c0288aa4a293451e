// Without a secure origin `navigator.clipboard` is undefined. Starting with `Promise.resolve()` turns the exception
// into a rejection.

/** Resolves to true if the browser wrote the text, false if it did not allow it. */
export const writeClipboard = (text: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );

/** Resolves with undefined if the browser or the user did not allow it. */
export const readClipboard = (): Promise<string | undefined> =>
  Promise.resolve()
    .then(() => navigator.clipboard.readText())
    .catch(() => undefined);
