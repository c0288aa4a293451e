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

const isAsk = (node: ts.CallExpression): boolean => node.expression.getText() === 'proxyCan';

function isLook(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const callee = node.expression.getText();
  const args = node.arguments.map((argument) => argument.getText());
  if (isAsk(node)) return args.slice(1).some((argument) => !/^[A-Z][A-Z_]+$/.test(argument));
  if (READS.test(callee) && OF_PROXY.test(node.getText())) return true;
  const object = ts.isPropertyAccessExpression(node.expression) ? node.expression.expression.getText() : '';
  return LOOKS.test(callee) && ANY.test(node.getText()) && [object, ...args].some((text) => LINE.test(text));
}

/** `14 | 18`, and `switch (dialect)`. */
function isChoice(node: ts.Node): boolean {
  if (ts.isUnionTypeNode(node)) return node.types.length > 1 && node.types.every(isLine);
  return ts.isSwitchStatement(node) && OF_PROXY.test(node.expression.getText());
}

function found<Kind extends ts.Node>({ path, text }: Source, isMeant: (node: ts.Node) => node is Kind): Kind[] {
  const nodes: Kind[] = [];
  const look = (node: ts.Node): void => {
    if (isMeant(node)) nodes.push(node);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return nodes;
}

const isCompared = (node: ts.Node): node is ts.Node => isComparison(node) || isLook(node) || isChoice(node);

export const comparisonsIn = (source: Source): string[] =>
  ANY.test(source.text) ? found(source, isCompared).map((node) => `${source.path}: ${node.getText()}`) : [];

/** The names of capabilities in each question that is put to `proxyCan`. */
export const asksIn = (source: Source): string[][] =>
  source.text.includes('proxyCan')
    ? found(source, ts.isCallExpression)
        .filter(isAsk)
        .map((ask) => ask.arguments.slice(1).map((argument) => argument.getText()))
    : [];
