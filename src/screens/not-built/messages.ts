// What stands in the place of a page that is to come.

export const UNTITLED = 'Untitled page';
export const NOT_BUILT = "This page isn't available yet in this version of Postern.";
