// Without a secure origin `navigator.clipboard` is undefined. The promises turn the error into a rejection.

/** Resolves with whether the browser allowed it. */
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
