import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDescription } from './operation-registry.ts';

const SCHEMA_ID = 'webapi';

/** Returns one error message for every schema without an example, and for every example that its schema rejects. */
export function exampleErrorsOf(description: ApiDescription): string[] {
  const ajv = new Ajv2020({ strict: false, discriminator: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: SCHEMA_ID, ...description });
  return Object.entries(description.components.schemas).flatMap(([name, { examples = [] }]) => {
    if (examples.length === 0) return [`components/schemas/${name} has no example`];
    const validate = ajv.getSchema(`${SCHEMA_ID}#/components/schemas/${name}`);
    if (!validate) return [`components/schemas/${name} does not compile`];
    return examples
      .filter((example) => !validate(example))
      .map(() => `an example of components/schemas/${name} does not validate: ${ajv.errorsText(validate.errors)}`);
  });
}
