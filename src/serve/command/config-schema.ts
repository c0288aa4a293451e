// The JSON schema of the configuration file, made from the table of options.
import { FILE_OPTION_NAMES, optionOf, type Option } from './option-table.ts';

function singleValueSchema({ type, range, choices, canBeNumber }: Option): object {
  if (type === 'boolean') return { type: 'boolean' };
  // A number may be in quotes, because templates of deployments often add them.
  if (range) return { type: ['integer', 'string'], minimum: range.min, maximum: range.max, pattern: '^\\d+$' };
  if (choices) return { enum: choices };
  return { type: canBeNumber ? ['string', 'integer'] : 'string', minLength: 1 };
}

function optionSchema(option: Option): object {
  const schema = singleValueSchema(option);
  return {
    description: option.description,
    ...(option.multiple ? { anyOf: [schema, { type: 'array', items: schema }] } : schema),
    ...(option.default === undefined ? {} : { default: option.range ? Number(option.default) : option.default }),
  };
}

/** Draft 7, because editors support it best. */
export const CONFIG_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Configuration file of Postern',
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(FILE_OPTION_NAMES.map((name) => [name, optionSchema(optionOf(name))])),
};
