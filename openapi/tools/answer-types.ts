// The form of each JSON answer: what the client checks before anything reads it.
import { operationsOf, type Description } from './registry.ts';

interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

/** What a reference leads to. */
function resolved<T extends { $ref?: string }>(description: Description, part: T): T {
  if (part.$ref === undefined) return part;
  const names = part.$ref.split('/').slice(1);
  const target = names.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], description);
  return resolved(description, target as T);
}

/** JSON types of a schema: `array`, `null`, `object`, `string`. */
function typesOf(description: Description, schema: Schema): string[] {
  const { type, oneOf, anyOf, allOf } = resolved(description, schema);
  if (type !== undefined) return [type].flat();
  const parts = oneOf ?? anyOf ?? allOf ?? [];
  return [...new Set(parts.flatMap((part) => typesOf(description, part)))].toSorted();
}

/** The text of `src/api/answer-types.gen.ts`: operations whose good answer is not simply a record. */
export function answerTypesOf(description: Description): string {
  const rows = operationsOf(description).flatMap(([name, { responses }]) => {
    const schema = resolved(description, responses['200'] ?? {}).content?.['application/json']?.schema;
    const types = schema === undefined ? ['object'] : typesOf(description, schema as Schema);
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
