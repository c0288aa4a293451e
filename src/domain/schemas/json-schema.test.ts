import { describe, expect, test } from 'vitest';
import { parseYaml } from '#domain/yaml/parse-yaml.ts';
import { checkDocument } from './check-document.ts';
import { completionsAt, helpAt } from './schema-help.ts';
import { schemaAt, type JsonSchema } from './json-schema.ts';

const schema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  properties: {
    kind: { type: 'string', enum: ['ship'], description: 'What it is.' },
    crew: { type: 'array', items: { type: 'string', enum: ['cook', 'cox'] } },
    labels: { type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, { type: 'array' }] } },
    sails: { type: 'boolean' },
    masts: { type: 'integer', default: 3 },
  },
};

const problemTexts = (text: string) => {
  const { document } = parseYaml(text);
  return document
    ? checkDocument(document, schema).map(({ from, to, message }) => [text.slice(from, to), message])
    : [];
};

describe('the check against a schema', () => {
  test.each([
    ['kind: ship', []],
    ['kind: boat', [['boat', 'Expected one of: ship.']]],
    ['crew: [cox]', [['crew', 'The field "kind" is missing.']]],
    ['kind: ship\nkeel: 1', [['keel', 'Unknown field "keel". The proxy saves the text without it.']]],
    [
      'kind: ship\nsail: true',
      [['sail', 'Unknown field "sail". Did you mean "sails"? The proxy saves the text without it.']],
    ],
    ['kind: ship\ncrew: cook', [['cook', 'Expected a list.']]],
    ['kind: ship\ncrew: [cook, 7]', [['7', 'Quote this: the proxy reads it as the number 7.']]],
    ['kind: ship\nsails: "yes"', [['"yes"', 'Expected true or false.']]],
    ['kind: ship\nmasts: 1.5', [['1.5', 'Expected a whole number.']]],
    ['kind: ship\nlabels: {a: x, b: [y]}', []],
    ['kind: ship\nlabels: {a: 7}', [['7', 'Quote this: the proxy reads it as the number 7.']]],
    ['kind: ship\ncrew: null\nsails:', []],
    ['- kind', [['-', 'Expected a map of fields.']]],
  ])('of %j finds the problems %j', (text, problems) => expect(problemTexts(text)).toEqual(problems));

  test('finds the part of a schema at a path, and nothing for unknown paths', () => {
    expect(schemaAt(schema, ['crew', '-'])).toMatchObject({ enum: ['cook', 'cox'] });
    expect(schemaAt(schema, ['crew', 0])).toMatchObject({ enum: ['cook', 'cox'] });
    expect(schemaAt(schema, ['labels', 'any'])).toMatchObject({ anyOf: expect.any(Array) });
    expect(schemaAt(schema, ['keel', 'length'])).toBeUndefined();
    expect(schemaAt(schema, ['constructor'])).toBeUndefined();
  });
});

describe('the editor help', () => {
  const completionsOf = (marked: string) =>
    completionsAt(marked.replace('|', ''), marked.indexOf('|'), schema)?.options.map(({ insert }) => insert);

  test.each([
    ['kind: ship\n|', ['crew:', 'labels:', 'sails: ', 'masts: ']],
    ['kind: ship\ns|', ['sails: ']],
    ['kind: |', ['ship']],
    ['sails: |', ['true', 'false']],
    ['masts: |', ['3']],
    ['crew: [co|', ['cook', 'cox']],
    ['crew:\n- co|', ['cook', 'cox']],
    ['keel: |', undefined],
  ])('completes %j with %j', (marked, options) => expect(completionsOf(marked)).toEqual(options));

  test.each([
    ['mode: |', ['"off"', '"*"', 'on-call']],
    ['mode: "o|', ['"off"', 'on-call']],
  ])('completes %j with %j, in quotes if YAML requires them', (marked, options) => {
    const modes: JsonSchema = { properties: { mode: { type: 'string', examples: ['off', '*', 'on-call'] } } };
    const completions = completionsAt(marked.replace('|', ''), marked.indexOf('|'), modes);
    expect(completions?.options.map(({ insert }) => insert)).toEqual(options);
  });

  test('shows the description for a field name, but not for a value', () => {
    expect(helpAt('kind: ship', 2, schema)).toBe('What it is.');
    expect(helpAt('kind: ship', 8, schema)).toBeUndefined();
  });
});
