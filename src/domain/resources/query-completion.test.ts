import { expect, test } from 'vitest';
import { applyCompletion, completionsAt, type KnownValues } from './query-completion.ts';

const known: KnownValues = {
  labels: new Map([
    ['env', ['production', 'staging']],
    ['team', ['core "data"', 'edge']],
  ]),
  names: ['web-01', 'db-01'],
};

/** The query and the position of the caret, which the text contains as a bar. */
function parseCaret(text: string) {
  const caret = text.indexOf('|');
  const query = text.slice(0, caret) + text.slice(caret + 1);
  return { query, caret };
}

const completionTexts = (text: string): string[] => {
  const { query, caret } = parseCaret(text);
  return completionsAt(query, caret, known).options.map(({ insert }) => insert);
};

const OPERANDS = ['labels["env"]', 'labels["team"]', 'name', 'search("', 'exists(labels["', 'resource.', '!'];

test.each<[string, string[]]>([
  ['|', OPERANDS],
  ['  |', OPERANDS],
  ['en|', ['labels["env"]']],
  ['TEAM|', ['labels["team"]']],
  ['na|', ['name']],
  ['labels|', ['labels["env"]', 'labels["team"]', 'exists(labels["']],
  ['labels[|', ['"env"]', '"team"]']],
  ['labels["|', ['"env"]', '"team"]']],
  ['labels["t|', ['"team"]']],
  ['labels["t|"]', ['"team"]']],
  ['labels["env"]|', ['==', '!=']],
  ['labels["env"] |', ['==', '!=']],
  ['labels.env |', ['==', '!=']],
  ['labels["env"] == |', ['"production"', '"staging"']],
  ['labels["env"] != "st|', ['"staging"']],
  ['labels["env"] == "PROD|"', ['"production"']],
  ['labels.team == "|', [String.raw`"core \"data\""`, '"edge"']],
  ['name == "w|', ['"web-01"']],
  ['name |', ['==', '!=']],
  ['resource.spec.addr |', ['==', '!=']],
  ['resource.spec.addr == |', []],
  ['labels["nobody"] == |', []],
  ['name == "web-01" |', ['&&', '||']],
  ['name == "web-01" && |', OPERANDS],
  ['!|', OPERANDS],
  ['(|', OPERANDS],
  ['(name == "web-01") |', ['&&', '||']],
  ['exists(labels["|', ['"env"]', '"team"]']],
  ['exists(labels["env"]|', [')']],
  ['exists(labels["env"]) |', ['&&', '||']],
  ['equals(labels["env"], |', ['"production"', '"staging"']],
  ['search("web|', []],
  ['search("web", |', []],
  ['search("web") |', ['&&', '||']],
  ['nonsense |', []],
  ['labels["env"] == "production" ] |', []],
])('completes the query %s with %j', (text, options) => {
  expect(completionTexts(text)).toEqual(options);
});

test.each([
  { text: '|', insert: 'labels["env"]', result: 'labels["env"] |' },
  { text: 'en|', insert: 'labels["env"]', result: 'labels["env"] |' },
  { text: 'labels["t|"] == "edge"', insert: '"team"]', result: 'labels["team"]| == "edge"' },
  { text: 'labels["env"] == "st|"', insert: '"staging"', result: 'labels["env"] == "staging" |' },
  { text: 'labels["env"]|', insert: '==', result: 'labels["env"] == |' },
  { text: 'name == "web-01"|', insert: '&&', result: 'name == "web-01" && |' },
  { text: '!|', insert: 'exists(labels["', result: '!exists(labels["|' },
  { text: '|', insert: 'search("', result: 'search("|' },
])('inserts the completion $insert in the query $text: $result', ({ text, insert, result }) => {
  const { query, caret } = parseCaret(text);
  const completed = applyCompletion(query, completionsAt(query, caret, known), insert);
  expect(`${completed.text.slice(0, completed.caret)}|${completed.text.slice(completed.caret)}`).toBe(result);
});
