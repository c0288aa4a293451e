// What the page of trusted devices says.

export const NOT_HERE = "Trusted devices aren't available in this console";
export const ABOUT = "Your roles let you list trusted devices, but the proxy's open API has no way to do it.";
