// What a proxy can that not all of them can: the line since which, and with `_UNTIL` the last one. Numbers alone, which
// a build puts where they are asked for; what each means stands in `meanings.ts`, and a test holds both together.
export const LIST_JOIN_TOKENS = 18;
export const LIST_BOTS = 18;
export const LIST_ALL_KINDS = 18;
export const KEEP_PINS = 18;
export const DESCRIBE_CLUSTERS = 18;
export const NOTIFY_USERS = 18;
export const KEEP_PREFERENCES = 18;
export const SAY_WHAT_USES_INTEGRATIONS = 18;

export const SIGN_IN_UNDER_KEY_POLICIES = 18;
export const REQUIRE_LONG_PASSWORDS = 18;
export const CHECK_PASSWORD_WITH_MFA = 18;
export const SEARCH_ROLES = 18;
export const SEARCH_USERS = 18;
export const FILTER_LOCKS = 18;

export const TAKE_TOKEN_AS_MESSAGE = 18;
export const OPEN_CONSOLES = 18;
export const HOLD_ONE_FILE_REQUEST = 18;

export const ASK_FOR_MFA_BEFORE_DESKTOPS = 18;
export const RESIZE_DESKTOPS = 18;
export const TAKE_KEYBOARD_LAYOUT = 18;
export const TAKE_LOCK_KEYS = 18;
export const TAKE_PAUSE_AS_TWO_CODES = 18;

export const STREAM_RECORDINGS = 18;
export const PLAY_DATABASE_RECORDINGS = 18;
export const SAY_RECORDING_TYPE = 18;
export const SEND_PICTURES_OF_RECORDINGS = 18;
export const SEEK_DESKTOP_RECORDINGS = 18;

export const TAKE_APP_SESSIONS_IN_HEADERS = 13;
export const TAKE_APP_SESSIONS_IN_HEADERS_UNTIL = 14;
export const TAKE_AWS_ROLE_AS_ARN = 13;
export const REQUIRE_MFA_FOR_APPS = 18;
