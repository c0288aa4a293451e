// `npm run generate`: generates types, the registries of the mock proxy and the schemas that check responses from the
// descriptions in openapi/, docs/compatibility.md from the table of capabilities, and the schema of the configuration
// file from the table of options. With --check it writes nothing, and fails if a generated file is outdated, a schema
// has no example, or an example does not match its schema.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { CAPABILITIES } from '#api/dialect/capabilities.ts';
import { CONFIG_SCHEMA } from '#serve/command/config-schema.ts';
import { responseTypesOf } from './response-types.ts';
import { registryOf, type ApiDescription } from './operation-registry.ts';
import { exampleErrorsOf } from './example-errors.ts';
import { compatibilityPage } from './compatibility/compatibility-page.ts';
import { streamRegistryOf, streamSchemasOf, type StreamDescription } from './stream-registry.ts';

const toolsFolder = import.meta.dirname;
const root = join(toolsFolder, '../..');

/** Bundles a description with the files that it references. The lint has checked its shape. */
function bundleYaml(file: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'postern-contract-'));
  try {
    const outputPath = join(folder, 'bundle.json');
    const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const args = [
      'bundle',
      join(root, 'openapi', file),
      '--config',
      join(toolsFolder, 'redocly.yaml'),
      '-o',
      outputPath,
    ];
    execFileSync(process.execPath, [redocly, ...args], {
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
      stdio: 'pipe', // a failed run throws an error that contains the output
    });
    return JSON.parse(readFileSync(outputPath, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PROSE_KEYS = new Set(['description', 'summary', 'examples', 'example', 'title']);

/**
 * Removes descriptions and examples, which checks at run time do not need. With `inNames`, the keys of `value` are
 * names of properties or schemas, which may be called `title`.
 */
function withoutProse(value: unknown, inNames = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutProse(entry));
  if (typeof value !== 'object' || value === null) return value;
  const keptEntries = Object.entries(value).filter(([key]) => inNames || !PROSE_KEYS.has(key));
  return Object.fromEntries(
    keptEntries.map(([key, entry]) => [key, withoutProse(entry, key === 'properties' || key === 'schemas')]),
  );
}

async function generateTypes(description: object): Promise<string> {
  // The clone is necessary, because openapi-typescript changes its input. Its input type is narrower than OpenAPI 3.1.
  const types = await openapiTS(structuredClone(description) as unknown as OpenAPI3, {
    alphabetize: true,
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Uint8Array') : undefined),
  });
  return `// Generated from openapi/ by \`npm run generate\`.\n${astToString(types)}`;
}

async function generateFiles(description: ApiDescription, streams: StreamDescription): Promise<Record<string, string>> {
  const info = { title: 'streams', version: '0' };
  const messages = { openapi: '3.1.0', info, paths: {}, components: { schemas: streamSchemasOf(streams) } };
  return {
    'src/api/schema.d.ts': await generateTypes(description),
    'src/api/streams.d.ts': await generateTypes(messages),
    'src/api/answer-types.gen.ts': responseTypesOf(description),
    'fixtures/contract/registry.gen.ts': registryOf(description),
    'fixtures/contract/streams.gen.ts': streamRegistryOf(streams),
    'fixtures/contract/contract.gen.json': `${JSON.stringify(withoutProse(description))}\n`,
    'docs/compatibility.md': compatibilityPage(Object.values(CAPABILITIES)),
    'docs/postern.schema.json': `${JSON.stringify(CONFIG_SCHEMA, null, 2)}\n`,
  };
}

const description = bundleYaml('http/webapi.yaml') as ApiDescription;
const streams = bundleYaml('streams/streams.yaml') as StreamDescription;
const errorMessages = exampleErrorsOf(description);
const isCheckOnly = process.argv.includes('--check');
for (const [name, text] of Object.entries(await generateFiles(description, streams))) {
  const path = join(root, name);
  if (!isCheckOnly) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) errorMessages.push(`${name} is stale: run npm run generate`);
}
for (const errorMessage of errorMessages) console.error(errorMessage);
if (errorMessages.length > 0) process.exitCode = 1;
