/** Returns the error text of an invalid name. Browsers report empty required fields themselves. */
export const validateName = (
  typedName: string,
  isAccepted: (name: string) => boolean,
  errorText: string,
): string | undefined => (typedName === '' || isAccepted(typedName.trim()) ? undefined : errorText);
