/** Returns the error text of an invalid name. Browsers report empty required fields themselves. */
export const validateName = (
  typed: string,
  isAccepted: (name: string) => boolean,
  errorText: string,
): string | undefined => (typed === '' || isAccepted(typed.trim()) ? undefined : errorText);
