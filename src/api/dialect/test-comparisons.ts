// Where code compares versions of proxies by itself, as a function from source text to what is wrong with it.
import ts from 'typescript';

export interface Source {
  path: string;
  text: string;
}

/** What a version of a proxy, or what is made of one, is called. Roles and files of recordings have versions too. */
const OF_PROXY = /(?:server_|auth|proxy|cluster)_?version|\bmajor\b|dialect/i;
const ANY = new RegExp(`${OF_PROXY.source}|version|proxy(?:Of|Can)?\\b`, 'i');

/** A line, as a number or at the beginning of a text or an expression: all that are known or to come. */
const LINE = /^(?:['"`/^\s]|\\b)*(?:1[2-9]|[2-9]\d)(?:\D|$)/;

const READS = /(?:^|\.)(?:parseInt|parseFloat|Number)$|\.(?:split|slice|substring|charAt|at|localeCompare)$/;
const LOOKS = /\.(?:startsWith|includes|match|test|exec|indexOf|search|localeCompare)$/;

const COMPARES = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

const isLine = (node: ts.Node): boolean => LINE.test(node.getText());

function isComparison(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !COMPARES.has(node.operatorToken.kind)) return false;
  const { left, right } = node;
  return (isLine(left) && ANY.test(right.getText())) || (isLine(right) && ANY.test(left.getText()));
}

function isLook(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const callee = node.expression.getText();
  const args = node.arguments.map((argument) => argument.getText());
  if (READS.test(callee) && OF_PROXY.test(node.getText())) return true;
  const object = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression.getText() : '';
  return LOOKS.test(callee) && ANY.test(node.getText()) && [object, ...args].some((text) => LINE.test(text));
}

/** `14 | 18`, and `switch (dialect)`. */
function isChoice(node: ts.Node): boolean {
  if (ts.isUnionTypeNode(node)) return node.types.length > 1 && node.types.every(isLine);
  return ts.isSwitchStatement(node) && OF_PROXY.test(node.expression.getText());
}

const isCompared = (node: ts.Node): boolean => isComparison(node) || isLook(node) || isChoice(node);

export function comparisonsIn({ path, text }: Source): string[] {
  if (!ANY.test(text)) return [];
  const comparisons: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isCompared(node)) comparisons.push(`${path}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return comparisons;
}

/** The capabilities that are passed to `proxyCan`. */
export const capabilitiesIn = ({ text }: Source): string[] =>
  Array.from(text.matchAll(/\bproxyCan\([^;]*?, '(\w+)'\)/g), ([, name = '']) => name);
