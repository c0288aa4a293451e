import { useEffect } from 'react';
import { trackUnsavedWork } from '#lib/browser/unsaved-work.ts';

/** While true, the page holds something that must not be lost: a user who has to sign in again does so over it. */
export function useOpenWork(isOpen: boolean): void {
  useEffect(() => (isOpen ? trackUnsavedWork() : undefined), [isOpen]);
}
