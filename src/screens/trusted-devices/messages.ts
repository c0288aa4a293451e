// Texts of the trusted devices page.

export const NOT_AVAILABLE = "Trusted devices aren't available in this console";
export const NOT_AVAILABLE_REASON =
  "Your roles let you list trusted devices, but the proxy's open API has no way to do it.";
