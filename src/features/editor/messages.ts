// Messages of the editor for resources as YAML.
import { countFormatter, formatCount, plural } from '#lib/text/locale.ts';

// Labels of the conflict markers in a merged text.
export const MY_VERSION = 'your version';
export const SAVED_VERSION = 'saved version';

export const YAML = 'YAML';
export const yamlLabel = (title: string): string => `YAML of ${title}`;
export const CHANGES = 'Changes';
export const changesTabLabel = (count: number): string =>
  plural(count, { one: 'Changes · 1 line', other: `Changes · ${formatCount(count)} lines` });
export const EDITOR_PARTS = 'Parts of the editor';

export const REVIEW_AND_SAVE = 'Review and save…';
export const DISCARD = 'Discard';
export const NOTHING_CHANGED = "You haven't changed anything yet";
export const FIX_YAML = 'Fix the YAML errors first';

export const reviewTitle = (title: string): string => `Save changes to ${title}?`;
export const changesIn = (title: string): string => `Changes in ${title}`;

export const leaveTitle = (title: string): string => `Discard changes to ${title}?`;
export const LEAVE_WARNING = "Your changes aren't saved. If you leave, they will be lost.";

export const conflictTitle = (title: string): string => `Overwrite ${title}?`;
export const CONFLICT = 'Another version was saved while you were editing. Choose what to do with yours.';
export const OVERWRITE = 'Overwrite with my version';
export const TAKE_THEIRS = 'Take the saved version';
export const EDIT_MERGED = 'Edit merged version';
export const THEIR_CHANGES = 'Changes in the saved version';
export const MY_CHANGES = 'Your changes';
export const deletedTitle = (title: string): string => `Save ${title} as new?`;
export const DELETED = 'It was deleted while you were editing. Your text is still here.';
export const SAVE_AS_NEW = 'Save as new';

export const MINE_KEPT = 'This is the saved version. Your own version is still here to copy.';
export const COPY_MINE = 'Copy my version';
export const MERGED = 'Both versions were merged. Check the result, then save it.';
export const remainingConflicts = countFormatter(
  '1 place was changed by both of you. Edit it and remove the marks around it.',
  'places were changed by both of you. Edit them and remove the marks around them.',
);

export const DRAFT_FOUND = 'You have unsaved changes from this tab.';
export const RESTORE_DRAFT = 'Restore changes';
export const DROP_DRAFT = 'Delete draft';
export const SECRETS_WARNING =
  'This text contains secrets. Everyone who can see your screen can read them. Drafts of it are not kept when you reload the page.';
export const NOT_SAVED = "Couldn't save the changes.";
export const READ_ONLY = 'You can read this, but not change it.';
