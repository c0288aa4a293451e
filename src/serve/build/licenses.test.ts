import { build } from 'vite';
import { expect, test } from 'vitest';
import {
  BUNDLED_LICENSES_FILE,
  formatLicenses,
  LICENSES_FILE,
  packageIdsIn,
  productionFolders,
  thirdPartyLicenses,
} from './licenses.ts';

const react = { name: 'react', version: '19.3.1', identifier: 'MIT', text: 'MIT License\n\nCopyright (c) Meta\n' };
const fastify = { name: '@fastify/static', version: '9.3.0', identifier: 'MIT', text: 'Copyright (c) Fastify' };

test('the list has the license text of each package, sorted by name', () => {
  const text = formatLicenses([react, fastify]);
  expect(packageIdsIn(text)).toEqual(['@fastify/static@9.3.0', 'react@19.3.1']);
  expect(text).toContain('MIT License\n\nCopyright (c) Meta\n');
});

test('the list has one section for a package that the browser and the server use', () => {
  expect(packageIdsIn(formatLicenses([react, react]))).toEqual(['react@19.3.1']);
});

test('the list names packages without a license file', () => {
  const text = formatLicenses([{ name: 'abstract-logging', version: '2.0.1', identifier: 'MIT' }]);
  expect(text).toContain('abstract-logging@2.0.1 (MIT)');
  expect(text).toContain('The package has no license file.');
});

test('development packages and optional packages are not production packages', () => {
  const packages = {
    '': {},
    'node_modules/fastify': {},
    'node_modules/vite': { dev: true },
    'node_modules/fsevents': { optional: true },
  };
  expect(productionFolders({ packages })).toEqual(['node_modules/fastify']);
});

const FAKE_ENTRY = 'entry.js';

const buildLicenses = async (isServer: boolean): Promise<string[]> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, license: { fileName: BUNDLED_LICENSES_FILE }, rolldownOptions: { input: FAKE_ENTRY } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === FAKE_ENTRY ? `/${FAKE_ENTRY}` : undefined),
        load: (id) =>
          id === `/${FAKE_ENTRY}`
            ? `import { deflateSync } from 'fflate';
               import font from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url&no-inline';
               console.log(deflateSync, font);`
            : undefined,
      },
      thirdPartyLicenses({ isServer }),
    ],
  });
  const { output } = Array.isArray(result) || !('output' in result) ? { output: [] } : result;
  expect(output.map(({ fileName }) => fileName)).not.toContain(BUNDLED_LICENSES_FILE);
  const file = output.find(({ fileName }) => fileName === LICENSES_FILE);
  return file?.type === 'asset' ? packageIdsIn(String(file.source)).map((id) => id.replace(/(?<=.)@.*/, '')) : [];
};

test('the build of the console lists only the packages in its files, including fonts', async () => {
  expect(await buildLicenses(false)).toEqual(['@fontsource-variable/inter', 'fflate']);
});

test('the build of the server also lists the production dependencies', async () => {
  expect(await buildLicenses(true)).toEqual(expect.arrayContaining(['fastify', 'fflate', 'ws']));
});
