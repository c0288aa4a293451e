// Reasons why a launcher address is invalid.

export const notAHostname = (text: string): string => `"${text}" isn't a hostname.`;
export const consoleAddressMessage = (text: string): string =>
  `"${text}" is the address of this console, not of an application.`;
export const notAClusterName = (text: string): string => `"${text}" isn't the name of a cluster.`;
export const notAPublicAddress = (text: string): string => `"${text}" isn't the public address of an application.`;
export const notAnAwsRole = (text: string): string => `"${text}" isn't an AWS role.`;
export const INVALID_REQUIRED_APP = 'One of the applications to open first is invalid.';
