/** The rule that a name breaks. An empty field is left to the browser, which says that it is required. */
export const validateName = (
  typed: string,
  isAccepted: (name: string) => boolean,
  errorText: string,
): string | undefined => (typed === '' || isAccepted(typed.trim()) ? undefined : errorText);
