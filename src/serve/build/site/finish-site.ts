// The last step of `npm run docs`: adds the demo and the linked files to the documentation site, and checks the pages.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { brokenLinks, externalResources, externalStyles, unreachablePages } from './check-site.ts';

const SITE = 'dist-docs';
const DOCS = 'docs';
const DEMO = 'dist-demo/web';
const DEMO_FOLDERS = ['web/', 'demo/'];

// The console's addresses begin with /web, so the demo cannot be in another folder.
const DEMO_REDIRECT =
  '<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/web/"><title>Postern</title>\n';

await cp(DEMO, join(SITE, 'web'), { recursive: true });
await mkdir(join(SITE, 'demo'), { recursive: true });
await writeFile(join(SITE, 'demo/index.html'), DEMO_REDIRECT);

// VitePress copies only pictures. Pages also link to JSON files, such as the schema of the configuration file.
const documents = await readdir(DOCS, { recursive: true });
for (const file of documents.filter((name) => name.endsWith('.json') && !name.startsWith('.')))
  await cp(join(DOCS, file), join(SITE, file));

const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).split(sep).slice(1).join('/'));
const ownFiles = files.filter((file) => !DEMO_FOLDERS.some((folder) => file.startsWith(folder)));
const readTexts = async (extension: string): Promise<Map<string, string>> =>
  new Map(
    await Promise.all(
      ownFiles
        .filter((file) => file.endsWith(extension))
        .map(async (file) => [file, await readFile(join(SITE, file), 'utf8')] as const),
    ),
  );

const pages = await readTexts('.html');
const styles = await readTexts('.css');
const site = { pages, files: new Set(files) };
const problems = [
  ...[...pages].flatMap(([page, html]) => externalResources(html).map((address) => `${page} loads ${address}`)),
  ...[...styles].flatMap(([file, css]) => externalStyles(css).map((address) => `${file} loads ${address}`)),
  ...[...pages.keys()].flatMap((page) =>
    brokenLinks(page, site).map((address) => `${page} has a dead link to ${address}`),
  ),
  ...unreachablePages(pages).map((page) => `${page} is missing from the navigation in docs/.vitepress/config.ts`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`The documentation is in ${resolve(SITE)}: ${pages.size} pages, and the demo in web.`);
