// Texts of the download center.

export const SOFTWARE = 'Software';
export const SOFTWARE_ELSEWHERE =
  'Download the software for your own clusters from the vendor, for every system and version.';
export const dashboardVersion = (version: string): string => `This dashboard runs version ${version}.`;
export const LICENSE = 'License';
export const LICENSE_ELSEWHERE =
  "Your license file is in the console of the service that hosts this dashboard. If you don't have access to it, ask your account administrator.";
export const NO_CENTER = 'No download center in this cluster';
export const DASHBOARD_ONLY = 'Only account dashboards have one. Help & Support links to the software.';
/** Either of the two permissions is enough. */
export const REQUIRED_PERMISSION = 'license: read or download: list';
