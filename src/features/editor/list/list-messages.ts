// Messages of the lists of resources that users edit as YAML.

export const EDIT = 'Edit';
export const VIEW = 'View';
export const resourceSaved = (name: string): string => `${name} was saved.`;
export const CANNOT_UNDO = "You can't undo this.";
export const missingTitle = (name: string): string => `${name} doesn't exist`;
export const MAYBE_DELETED = 'It may have been deleted or renamed.';
export const BACK_TO_LIST = 'Back to the list';
export const BROKEN_YAML = "This YAML can't be read. Open it to see the text.";
export const editLabel = (name: string): string => `Edit ${name}`;
export const viewLabel = (name: string): string => `View ${name}`;
export const deleteLabel = (name: string): string => `Delete ${name}`;
