// Texts for users who followed the link of a recovery email.

export const NOT_SUPPORTED = "This console doesn't support account recovery. Your link has not been used.";
export const ASK_FOR_RESET = 'Ask an administrator to reset your account. You will get a link to set a new password.';
