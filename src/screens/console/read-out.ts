const KEY = 'postern-read-out';

/** Whether this browser's user wants terminals read out; what is drawn on a canvas says nothing to a screen reader. */
export const isReadOutKept = (): boolean => localStorage.getItem(KEY) === 'true';

export function keepReadOut(on: boolean): void {
  localStorage.setItem(KEY, String(on));
}
