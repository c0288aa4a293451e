// Messages for when the console, or a part of it, does not start. Separate from the layout's messages, which load
// later.

export const INTERNAL_ERROR = 'Internal Error';
export const FIRST_PAGE_CODE = 'code of this page';
export const CONFIGURATION = 'configuration of the cluster';
export const PAGE_NETWORK_FAILED = "Couldn't load this page because the network is cut.";
export const PAGE_CODE_MISSING =
  "Couldn't load this page because the proxy didn't send its code. If the console was just updated, reload the page.";
export const CONFIGURATION_NOT_LOADED =
  "Couldn't load the configuration of the cluster. Check that the proxy is available, then retry.";
export const SIGN_IN_METHODS_NOT_LOADED =
  "Couldn't load how this cluster signs users in, so some ways to sign in may be missing.";
export const RELOAD = 'Reload';
export const STYLES_NOT_LOADED = "Couldn't load the styles of this page. Reload the page, or continue without them.";

export const ALLOW_SITE_DATA = 'Allow site data for this address';
export const siteDataNeeded = (address: string): string =>
  `Your browser blocks cookies or site data for ${address}. The console needs them to keep you signed in.`;
export const HOW_TO_ALLOW_SITE_DATA = [
  'Chrome and Edge: search the settings for "site data" and for "cookies", and allow this address in both.',
  'Firefox: in Settings, open Privacy & Security. Under Cookies and Site Data, select Manage Exceptions and allow this address.',
  'Safari: in Settings, turn off "Block all cookies".',
  "An extension or your organization's policy can block site data too.",
] as const;
export const STORAGE_FULL_TITLE = 'No room for site data';
export const storageFullMessage = (address: string): string =>
  `Your browser has no room left to store your session for ${address}.`;
export const FREE_STORAGE_HINT =
  "Delete the site data of this address in your browser's settings, or free disk space on this device, then retry.";
