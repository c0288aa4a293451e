// Checks that no name and no test title contains an old-fashioned word (CONTRIBUTING.md#glossary).
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const FORBIDDEN = /\b(deeds?|whom|anew|hearsay|hindrance|mended|pretended|surroundings|whoever|besides)\b/;

/** `isDeedDone` becomes `is deed done`. */
const wordsOf = (text: string): string => text.replaceAll(/(?<=[a-z])(?=[A-Z])|[-_/.]/g, ' ').toLowerCase();

function namesAndTitles(path: string): string[] {
  const texts = [path];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) texts.push(node.text);
    const isTest = ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText());
    const title = isTest ? node.arguments[0] : undefined;
    if (title && ts.isStringLiteralLike(title)) texts.push(title.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts;
}

test.each(['src', 'fixtures', 'e2e', 'openapi/tools'])('no old words in %s', { timeout: 60_000 }, (folder) => {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const texts = paths
    .filter((path) => !/\.(d|gen)\.ts$/.test(path))
    .flatMap((path) => namesAndTitles(`${folder}/${path}`));
  expect(texts.filter((text) => FORBIDDEN.test(wordsOf(text)))).toEqual([]);
});
