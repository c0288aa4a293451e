// Messages of the role and trait fields of users and bots.

export const NAME_HINT = "You can't change it later.";

export const ROLES_TYPED = 'Type the name of a role, then press Enter.';
export const NO_ROLE_MATCHES = 'No roles match';
export const LOAD_MORE_ROLES = 'Load more roles';
export const LOADING_ROLES = 'Loading roles';
export const ROLES_NOT_LOADED = "Couldn't load roles. Type a name followed by a comma.";

export const TRAITS = 'Traits';
export const ABOUT_TRAITS = 'Roles refer to these values. Press Enter after each one, or paste a list.';
