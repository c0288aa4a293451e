// Why an address of the launcher leads nowhere.

export const noHost = (text: string): string => `"${text}" isn't a hostname.`;
export const isConsole = (text: string): string => `"${text}" is the address of this console, not of an application.`;
export const noCluster = (text: string): string => `"${text}" isn't the name of a cluster.`;
export const noPublicAddress = (text: string): string => `"${text}" isn't the public address of an application.`;
export const noAwsRole = (text: string): string => `"${text}" isn't an AWS role.`;
export const NO_REQUIRED_APP = 'One of the applications to open first is invalid.';
