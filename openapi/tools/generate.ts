// Makes everything that follows from the description: types, the mock's registry, the schemas that answers are checked against.
// With --check it writes nothing and fails when a checked-in file is stale, an example does not validate or a schema has none.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import { registryOf, type Description } from './registry.ts';
import { faultsOfExamples } from './examples.ts';

const here = import.meta.dirname;
const root = join(here, '../..');

function bundle(): Description {
  const folder = mkdtempSync(join(tmpdir(), 'postern-contract-'));
  try {
    const out = join(folder, 'webapi.json');
    const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const words = ['bundle', join(root, 'openapi/http/webapi.yaml'), '--config', join(here, 'redocly.yaml'), '-o', out];
    execFileSync(process.execPath, [redocly, ...words], {
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' },
      stdio: 'pipe', // what it says is shown only when it fails, as part of the error
    });
    return JSON.parse(readFileSync(out, 'utf8')) as Description; // our own file, linted before
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const PROSE = new Set(['description', 'summary', 'examples', 'example', 'title']);

/** The description without its prose: what a check at run time needs and nothing more. */
function bare(value: unknown, inNames = false): unknown {
  if (Array.isArray(value)) return value.map((entry) => bare(entry));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => inNames || !PROSE.has(key));
  return Object.fromEntries(kept.map(([key, entry]) => [key, bare(entry, key === 'properties' || key === 'schemas')]));
}

async function outputs(description: Description): Promise<Record<string, string>> {
  // openapi-typescript changes what it is given, hence the clone; its input type is narrower than 3.1 allows.
  const types = await openapiTS(structuredClone(description) as unknown as OpenAPI3, {
    alphabetize: true,
    transform: ({ format }) => (format === 'binary' ? ts.factory.createTypeReferenceNode('Uint8Array') : undefined),
  });
  return {
    'src/api/schema.d.ts': `// Generated from openapi/ by \`npm run generate\`.\n${astToString(types)}`,
    'fixtures/contract/registry.gen.ts': registryOf(description),
    'fixtures/contract/contract.gen.json': `${JSON.stringify(bare(description))}\n`,
  };
}

const description = bundle();
const faults = faultsOfExamples(description);
const check = process.argv.includes('--check');
for (const [name, text] of Object.entries(await outputs(description))) {
  const path = join(root, name);
  if (!check) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) faults.push(`${name} is stale: run npm run generate`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
