import { useEffect } from 'react';
import { trackUnsavedWork } from '#lib/browser/unsaved-work.ts';

/** Marks unsaved work on the page: when the session ends, the user signs in again in a dialog above the page. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? trackUnsavedWork() : undefined), [isUnsaved]);
}
