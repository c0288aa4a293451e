import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // not there, or not to be run
  }
}

function findOnPath(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** The programs that the engines need, by the name of their Debian package; undefined if a program is missing. */
export const programs = {
  'firefox-esr': findOnPath('firefox-esr', 'firefox'),
  'webkit2gtk-driver': findOnPath('WebKitWebDriver'),
  xvfb: findOnPath('Xvfb'),
};

export const missingPrograms = Object.entries(programs).flatMap(([name, path]) => (path ? [] : [name]));
