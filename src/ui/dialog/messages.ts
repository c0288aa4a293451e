// Texts of the confirmation before unsaved changes are lost.

export const DISCARD_QUESTION = 'Discard your changes?';
export const UNSAVED_CHANGES = "You changed something here that isn't saved yet.";
export const KEEP_EDITING = 'Keep editing';
export const DISCARD = 'Discard changes';
export const SAVE_CHANGES = 'Save changes';
