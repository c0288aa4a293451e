// Texts of the details of a resource.
export const goneHint = (name: string): string =>
  `The proxy has no ${name} that you can access. It may have been removed, or your roles changed.`;
export const DETAILS_NOT_LOADED = "Couldn't load the details";
