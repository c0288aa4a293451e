import { useEffect } from 'react';
import { trackUnsavedWork } from '#lib/browser/unsaved-work.ts';

/** Tracks unsaved work. If the session ends, the page then stays, and the user signs in again in a dialog above it. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? trackUnsavedWork() : undefined), [isUnsaved]);
}
