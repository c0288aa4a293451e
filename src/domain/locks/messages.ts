// Labels of lock targets, and validation errors of the lock form.

/** Labels of targets whose key on the wire is not a good label. */
export const TARGET_LABELS = {
  server_id: (name: string) => `server: ${name}`,
  mfa_device: (name: string) => `MFA device: ${name}`,
  windows_desktop: (name: string) => `desktop: ${name}`,
  device: (id: string) => `trusted device: ${id}`,
  access_request: (id: string) => `request: ${id}`,
  bot_instance_id: (id: string) => `bot instance: ${id}`,
  join_token: (name: string) => `join token: ${name}`,
} as const;
export const plainTargetLabel = (key: string, value: string): string => `${key}: ${value}`;
export const unknownTargetLabel = (kind: string, value: string): string => `${kind}: ${value} (not known here)`;

export const TIME_IN_THE_PAST = 'Choose a time in the future.';
export const TIME_TOO_FAR_AHEAD = 'Choose a time in the next 100 years, or lock until the lock is deleted.';
/** The name of the action that locks this user or other target. */
export const lockNamed = (name: string): string => `Lock ${name}…`;
