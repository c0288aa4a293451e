// The licenses of the packages in the built files, and of those that are installed with the server.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export const LICENSES_FILE = 'THIRD-PARTY-LICENSES.txt';

/** The name of Vite's own list, which has the packages in the built files. */
export const BUNDLED_LICENSES_FILE = 'bundled-licenses.json';

/** A package in the form of Vite's list. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** The SPDX expression in its package.json. */
  identifier?: string;
  /** The license file; some packages have none. */
  text?: string;
}

const RULE = '='.repeat(80);

const idOf = ({ name, version }: LicensedPackage): string => `${name}@${version}`;

/** Writes one section for each package, sorted by name. A package that is listed twice has one section. */
export function formatLicenses(packages: readonly LicensedPackage[]): string {
  const byId = new Map(packages.map((item) => [idOf(item), item]));
  const sorted = [...byId].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const sections = sorted.map(
    ([id, { identifier = 'unknown license', text = 'The package has no license file.' }]) =>
      `${RULE}\n${id} (${identifier})\n${RULE}\n\n${text.trim()}\n`,
  );
  return `Postern contains these packages. Each section has the license of one package.\n\n${sections.join('\n')}`;
}

/** The packages in a text of `formatLicenses`, such as `react@19.3.1`. */
export const packageIdsIn = (text: string): string[] =>
  [...text.matchAll(new RegExp(`^${RULE}\\n(\\S+@\\S+) \\(.*\\)\\n${RULE}$`, 'gm'))].map(([, id = '']) => id);

interface LockFile {
  packages: Record<string, { dev?: boolean; optional?: boolean }>;
}

/** The folders of the packages that `npm ci --omit=dev` installs, without optional ones for other platforms. */
export const productionFolders = ({ packages }: LockFile): string[] =>
  Object.entries(packages).flatMap(([folder, { dev = false, optional = false }]) =>
    folder === '' || dev || optional ? [] : [folder],
  );

async function readPackage(folder: string): Promise<LicensedPackage> {
  // The fields that npm requires in every package.
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const licenseFile = (await readdir(folder)).toSorted().find((file) => /^(?:licen[sc]e|copying)/i.test(file));
  return {
    name,
    version,
    ...(license !== undefined && { identifier: license }),
    ...(licenseFile !== undefined && { text: await readFile(join(folder, licenseFile), 'utf8') }),
  };
}

async function productionPackages(): Promise<LicensedPackage[]> {
  const lockFile = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile; // written by npm
  return Promise.all(productionFolders(lockFile).map(readPackage));
}

/** Vite lists only packages with code. The packages of other files, such as fonts, are found by the file's source. */
async function packagesOfAssets(bundle: Rolldown.OutputBundle): Promise<LicensedPackage[]> {
  const sources = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
  const folders = sources.flatMap((path) => /node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
  return Promise.all([...new Set(folders)].map(readPackage));
}

/** Writes the licenses into one text file, which replaces Vite's list. `isServer` adds the production dependencies. */
export const thirdPartyLicenses = ({ isServer = false } = {}): Plugin => ({
  name: 'third-party-licenses',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const list = bundle[BUNDLED_LICENSES_FILE];
      if (list?.type !== 'asset') throw new Error(`the build has no ${BUNDLED_LICENSES_FILE}`);
      const bundledPackages = JSON.parse(String(list.source)) as LicensedPackage[]; // written by Vite
      delete bundle[BUNDLED_LICENSES_FILE];
      const packages = [
        ...bundledPackages,
        ...(await packagesOfAssets(bundle)),
        ...(isServer ? await productionPackages() : []),
      ];
      this.emitFile({ type: 'asset', fileName: LICENSES_FILE, source: formatLicenses(packages) });
    },
  },
});
