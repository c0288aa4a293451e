// Makes everything that follows from the descriptions: types, the mock's registries, the schemas that answers are checked
// against; and from what is known of proxies the page that says what works behind which.
// With --check it writes nothing and fails when a checked-in file is stale, an example does not validate or a schema has none.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { CAPABILITIES } from '#api/dialect/capabilities.ts';
import { responseTypesOf } from './response-types.ts';
import { registryOf, type ApiDescription } from './operation-registry.ts';
import { exampleFaultsOf } from './example-faults.ts';
import { compatibilityPage } from './compatibility/compatibility-page.ts';
import { streamRegistryOf, streamSchemasOf, type StreamDescription } from './stream-registry.ts';

const toolsFolder = import.meta.dirname;
const root = join(toolsFolder, '../..');

/** A description in one piece; our own file, whose shape the lint has checked. */
function bundleYaml(file: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'postern-contract-'));
  try {
    const out = join(folder, 'bundle.json');
    const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const words = ['bundle', join(root, 'openapi', file), '--config', join(toolsFolder, 'redocly.yaml'), '-o', out];
    execFileSync(process.execPath, [redocly, ...words], {
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
      stdio: 'pipe', // what it says is shown only when it fails, as part of the error
    });
    return JSON.parse(readFileSync(out, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PROSE_KEYS = new Set(['description', 'summary', 'examples', 'example', 'title']);

/** The description without its prose: what a check at run time needs and nothing more. */
function withoutProse(value: unknown, inNames = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutProse(entry));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => inNames || !PROSE_KEYS.has(key));
  return Object.fromEntries(
    kept.map(([key, entry]) => [key, withoutProse(entry, key === 'properties' || key === 'schemas')]),
  );
}

async function generateTypes(description: object): Promise<string> {
  // openapi-typescript changes what it is given, hence the clone; its input type is narrower than 3.1 allows.
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
  };
}

const description = bundleYaml('http/webapi.yaml') as ApiDescription;
const streams = bundleYaml('streams/streams.yaml') as StreamDescription;
const faults = exampleFaultsOf(description);
const isCheckOnly = process.argv.includes('--check');
for (const [name, text] of Object.entries(await generateFiles(description, streams))) {
  const path = join(root, name);
  if (!isCheckOnly) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) faults.push(`${name} is stale: run npm run generate`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
