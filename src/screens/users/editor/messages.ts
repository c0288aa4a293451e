// Texts for creating and editing a user.

export const editTitle = (name: string): string => `Edit user ${name}`;

export const NAME_HINT = "Choose a name without / or %. The proxy can't find users with such names.";
export const NAME_TAKEN = 'A user with this name already exists.';

export const ROLES_REQUIRED = 'Add at least one role.';
export const noSuchRole = (role: string): string => `The role ${role} doesn't exist.`;

export const otherTraitsNote = (names: string): string => `Other traits of this user, which stay unchanged: ${names}`;

export const USER_NOT_SAVED = "Couldn't save the user.";
export const USER_NOT_LOADED = "Couldn't load this user";
export const LOADING_USER = 'Loading the user';

export const saveOverTitle = (name: string): string => `Save over newer changes to ${name}?`;
export const CHANGED_BY_OTHERS = 'This user was changed after you opened it. These are the current values:';
export const SAVE_EFFECT_HINT = 'Saving replaces only the fields that you changed.';
export const DISCARD_MY_CHANGES = 'Discard my changes';
export const SAVE_MY_CHANGES = 'Save my changes';
