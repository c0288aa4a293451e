import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { Fault } from '#fixtures/differences.ts';

const SCHEMAS = join(import.meta.dirname, '../../openapi/stream-envelope-schemas.yaml');

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
addFormats.default(ajv);
ajv.addSchema(parse(readFileSync(SCHEMAS, 'utf8')) as object, 'streams'); // our own description, a mapping at its root

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** How the payload of an `s` frame differs from its schema in streams.yaml. */
export function sessionFaults(payload: string): Fault[] {
  const validate = ajv.getSchema('streams#/components/schemas/StreamSession');
  if (!validate) throw new Error('streams.yaml lacks StreamSession');
  if (validate(jsonOf(payload))) return [];
  return (validate.errors ?? []).map(({ instancePath, message = 'something else', data }) => ({
    kind: 'differs',
    path: instancePath || '/',
    expected: message,
    found: JSON.stringify(data) ?? 'nothing',
  }));
}
