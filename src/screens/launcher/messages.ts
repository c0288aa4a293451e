// Texts of the application launcher.

export const CONFIRM_TITLE = 'Open this application?';
export const EXTERNAL_LINK_WARNING = 'The link did not come from this console. Continue only if you trust it.';
export const CLUSTER = 'Cluster';
export const AWS_ROLE = 'AWS role';
export const PATH = 'Path';
export const OPENED_FIRST = 'Opened first';

export const OPEN_APPLICATION = 'Open application';
export const openApp = (fqdn: string): string => `Open ${fqdn}`;
export const confirmOpen = (fqdn: string): string => `Open ${fqdn}?`;
export const VERIFY_TO_OPEN = "This application requires multi-factor authentication. Verify it's you to open it.";
export const lookingUpApp = (fqdn: string): string => `Looking up ${fqdn}`;
export const openingApp = (fqdn: string): string => `Opening ${fqdn}`;

export const APP_NOT_OPENED = "Couldn't open the application";
export const INVALID_ADDRESS = "Couldn't open this address";
export const openFailed = (fqdn: string): string => `Couldn't open ${fqdn}`;
export const appNotFound = (fqdn: string): string => `Couldn't find ${fqdn}`;
export const signInFailed = (fqdn: string): string => `Couldn't sign in to ${fqdn}`;
export const MFA_UNKNOWN = "Couldn't check whether this application requires MFA";
export const VERSION_UNKNOWN = "Couldn't get the version of the proxy";

export const NOT_VERIFIED = "You didn't verify your identity. Retry, then use one of your MFA devices.";
export const OTHER_APPLICATION = 'The proxy opened a session for another application.';
export const wrongAddress = (fqdn: string): string => `${fqdn} is not the address of this application`;
export const OTHER_ADDRESS = 'The proxy has another address for it. Open it from the list of applications.';
export const APP_UNREACHABLE =
  "The application can't be reached from this browser. It may be down, its certificate may not be trusted, or it may not accept the address of this console.";
export const opensOnlyAtProxy = (proxy: string): string =>
  `This console can't open applications, because they only open from the proxy's own address, ${proxy}.`;
export const OPEN_AT_PROXY = 'Open it at the proxy';
export const OPEN_ADDRESS = "Open the application's address";
