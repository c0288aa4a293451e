// Finds the programs that run tests in Firefox and WebKit.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // the file is missing or not executable
  }
}

export function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** The paths of the required programs, by the name of their Debian package. Undefined if a program is missing. */
export const programs = {
  'firefox-esr': findOnPath('firefox-esr', 'firefox'),
  'webkit2gtk-driver': findOnPath('WebKitWebDriver'),
  xvfb: findOnPath('Xvfb'),
};

export const missingPrograms = Object.entries(programs).flatMap(([name, path]) => (path ? [] : [name]));
