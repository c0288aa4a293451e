// Texts that several screens share, texts about the plan, and labels of help links.

export const KIND_HEADING = 'Kind';
export const ACTIONS_HEADING = 'Actions';

/** A permission with its verbs, or the kind alone if there are no verbs. */
export const permissionText = (kind: string, verbs: readonly string[]): string =>
  verbs.length === 0 ? kind : `${kind}: ${verbs.join(', ')}`;

export const ALL_ACTIONS = 'All actions';
export const DESKTOP_OPTIONS = { clipboard: 'Shared clipboard', directorySharing: 'Shared directories' } as const;

/** The message for each feature that the plan does not include. */
export const NOT_IN_PLAN_MESSAGES = {
  authConnectors: 'Auth connectors are not included in your plan',
  activeSessions: 'Joining sessions is not included in your plan',
  accessRequests: 'Access requests are not included in your plan',
  premiumSupport: 'Premium support is not included in your plan',
  trustedDevices: 'Trusted devices are not included in your plan',
} as const;

export const HELP_GROUPS = {
  support: 'Support',
  resources: 'Resources',
  troubleshooting: 'Troubleshooting',
  updates: 'Updates',
} as const;

export const HELP_LINKS = {
  contactSupport: 'Contact support',
  community: 'Community',
  featureRequests: 'Feature requests',
  feedback: 'Send feedback',
  getStarted: 'Get started',
  cli: 'CLI reference',
  admin: 'Admin guide',
  downloads: 'Downloads',
  cloudDownloads: 'Cloud downloads',
  faq: 'FAQ',
  troubleshooting: 'Troubleshooting guide',
  changelog: 'Changelog',
  blog: 'Blog',
  guiClients: 'GUI client guide',
} as const;
