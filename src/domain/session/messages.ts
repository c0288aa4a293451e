// Reasons why a session from the proxy can't be used.

export const NO_TOKEN = 'The proxy sent no session token.';
export const NO_LIFETIME = "The proxy didn't say how long its session token is valid.";
export const TOKEN_EXPIRED = 'The session token has expired.';
export const NOT_SIGNED_IN = 'You are not signed in.';
export const TOKEN_NOT_BASE64 = 'The session token in the page is not base64.';
export const TOKEN_NOT_JSON = 'The session token in the page is not JSON.';
