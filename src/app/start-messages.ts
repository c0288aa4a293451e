// What is said where the console, or a part of it, does not start. Apart from the layout's messages, which come later.

export const INTERNAL_ERROR = 'Internal Error';
export const RELOAD = 'Reload';
export const UNSTYLED = "Couldn't load the styles of this page. Reload the page, or continue without them.";
