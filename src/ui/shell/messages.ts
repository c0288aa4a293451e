// What the parts of the layout are called.

export const NAVIGATION = 'Navigation';
export const CLOSE_NAVIGATION = 'Close navigation';
export const MAIN = 'Main';
export const SKIP = 'Skip to content';
export const inTotal = (count: string): string => `${count} in total`;
