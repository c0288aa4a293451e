// What creating and editing a user says.

export const editTitle = (name: string): string => `Edit user ${name}`;

export const NAME_RULE = 'Choose a name without / and %. The proxy finds no user by such a name.';
export const NAME_TAKEN = 'A user with this name already exists.';

export const ROLES_NEEDED = 'Add at least one role.';
export const noSuchRole = (role: string): string => `The role ${role} doesn't exist.`;

export const otherTraits = (names: string): string =>
  `This user has other traits too, which stay as they are: ${names}`;

export const NOT_SAVED = "Couldn't save the user.";
export const USER_NOT_LOADED = "Couldn't load this user";
export const LOADING_USER = 'Loading the user';

export const changedTitle = (name: string): string => `Save over newer changes to ${name}?`;
export const CHANGED = 'Somebody else changed this user since you opened it. This is how it is now:';
export const ABOUT_SAVING = 'If you save, your changes replace these where you changed the same field. All else stays.';
export const LOAD_NEWER = 'Discard my changes';
export const SAVE_MINE = 'Save my changes';
