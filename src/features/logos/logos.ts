// All logos, which load separately from the lists that show them.
export { appLogo } from './app-logos.ts';
export { databaseLogo } from './database-logos.ts';
export { systemLogo } from './system-logos.ts';
