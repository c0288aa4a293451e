// Generates the JSON types of each response. The client checks them before other code reads the response.
import { operationsOf, type ApiDescription } from './operation-registry.ts';

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

/** Follows references. A part without a reference is returned unchanged. */
function resolveRef<T extends { $ref?: string }>(description: ApiDescription, part: T): T {
  if (part.$ref === undefined) return part;
  const names = part.$ref.split('/').slice(1);
  const target = names.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], description);
  return resolveRef(description, target as T);
}

/** JSON types of a schema: `array`, `null`, `object`, `string`. */
function schemaTypesOf(description: ApiDescription, schema: Schema): string[] {
  const { type, oneOf, anyOf, allOf } = resolveRef(description, schema);
  if (type !== undefined) return [type].flat();
  const parts = oneOf ?? anyOf ?? allOf ?? [];
  return [...new Set(parts.flatMap((part) => schemaTypesOf(description, part)))].toSorted();
}

/** The text of `src/api/answer-types.gen.ts`: operations whose successful response is not always a record. */
export function responseTypesOf(description: ApiDescription): string {
  const rows = operationsOf(description).flatMap(([name, { responses }]) => {
    const schema = resolveRef(description, responses['200'] ?? {}).content?.['application/json']?.schema;
    const types = schema === undefined ? ['object'] : schemaTypesOf(description, schema as Schema);
    if (types.length === 0) throw new Error(`${name}: an answer without a type`);
    return types.join() === 'object' ? [] : [`  ${JSON.stringify(name)}: ${JSON.stringify(types)},`];
  });
  return [
    '// Generated from openapi/ by `npm run generate`.',
    '',
    '/** JSON types that the good answer of an operation can have; of all others it is a record. */',
    'export const answerTypes: Readonly<Record<string, readonly string[]>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
