import { useEffect } from 'react';
import { trackUnsavedWork } from '#lib/browser/unsaved-work.ts';

/** While true, the page holds something that must not be lost: a user who has to sign in again does so over it. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? trackUnsavedWork() : undefined), [isUnsaved]);
}
