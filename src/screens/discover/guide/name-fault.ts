/** The rule that a name breaks. An empty field is left to the browser, which says that it is required. */
export const nameFault = (typed: string, isAccepted: (name: string) => boolean, rule: string): string | undefined =>
  typed === '' || isAccepted(typed.trim()) ? undefined : rule;
