// Finds code that compares versions of proxies without `proxyCan`.
import ts from 'typescript';

export interface CheckedSource {
  path: string;
  text: string;
}

/** Names of proxy versions and of values derived from them. Roles and recording files have other versions. */
const PROXY_VERSION_NAME = /(?:server_|auth|proxy|cluster)_?version|\bmajor\b|dialect/i;
const VERSION_RELATED = new RegExp(`${PROXY_VERSION_NAME.source}|version|proxy(?:Of|Can)?\\b`, 'i');

/** A major version, as a number or at the start of a string or a regular expression. */
const MAJOR_VERSION = /^(?:['"`/^\s]|\\b)*(?:1[2-9]|[2-9]\d)(?:\D|$)/;

const PARSING_CALL = /(?:^|\.)(?:parseInt|parseFloat|Number)$|\.(?:split|slice|substring|charAt|at|localeCompare)$/;
const MATCHING_CALL = /\.(?:startsWith|includes|match|test|exec|indexOf|search|localeCompare)$/;

const COMPARISON_TOKENS = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);

const isMajorVersion = (node: ts.Node): boolean => MAJOR_VERSION.test(node.getText());

function isComparison(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node) || !COMPARISON_TOKENS.has(node.operatorToken.kind)) return false;
  const { left, right } = node;
  return (
    (isMajorVersion(left) && VERSION_RELATED.test(right.getText())) ||
    (isMajorVersion(right) && VERSION_RELATED.test(left.getText()))
  );
}

/** Whether a call parses a version of a proxy, or searches a version for a major version. */
function isVersionCall(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const callee = node.expression.getText();
  const args = node.arguments.map((argument) => argument.getText());
  if (PARSING_CALL.test(callee) && PROXY_VERSION_NAME.test(node.getText())) return true;
  const object = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression.getText() : '';
  return (
    MATCHING_CALL.test(callee) &&
    VERSION_RELATED.test(node.getText()) &&
    [object, ...args].some((text) => MAJOR_VERSION.test(text))
  );
}

/** Whether a node is a type such as `14 | 18` or a `switch (dialect)`. */
function isVersionSwitch(node: ts.Node): boolean {
  if (ts.isUnionTypeNode(node)) return node.types.length > 1 && node.types.every(isMajorVersion);
  return ts.isSwitchStatement(node) && PROXY_VERSION_NAME.test(node.expression.getText());
}

const isVersionCheck = (node: ts.Node): boolean => isComparison(node) || isVersionCall(node) || isVersionSwitch(node);

export function findVersionChecks({ path, text }: CheckedSource): string[] {
  if (!VERSION_RELATED.test(text)) return [];
  const versionChecks: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isVersionCheck(node)) versionChecks.push(`${path}: ${node.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return versionChecks;
}

/** The capabilities that are passed to `proxyCan`. */
export const findCapabilities = ({ text }: CheckedSource): string[] =>
  Array.from(text.matchAll(/\bproxyCan\([^;]*?, '(\w+)'\)/g), ([, name = '']) => name);
