// The rules for queries: a query only reads, its key comes from the key factory, refetching is configured in one place,
// and stale times are named constants. Each rule returns its findings as lines that start with the file.
import ts from 'typescript';
import { descendantsOf, type SourceNode, type Sources } from './parsed-sources.ts';

const CLIENT_FILE = 'src/api/client.ts';
const VERBS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

const textOf = (node: ts.Node | undefined): string =>
  node && ts.isStringLiteralLike(node) ? node.text : (node?.getText() ?? '');

/** The operation of a call to the proxy, such as `GET /sessions`, or `fetch`. Undefined for other calls. */
function operationOf({ expression, arguments: [first, second] }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression) && expression.text === 'fetch') return 'fetch';
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const [objectName, name] = [expression.expression.getText(), expression.name.text];
  if (objectName === 'http' && VERBS.includes(name)) return `${name} ${textOf(first)}`;
  return objectName === '$api' ? `${textOf(first).toUpperCase()} ${textOf(second)}` : undefined;
}

/**
 * All operations that a function can call, also through other functions. A callback counts as all values that are
 * passed under the name of its parameter.
 */
function operationsFrom(start: SourceNode, sources: Sources): Set<string> {
  const operations = new Set<string>();
  const visited = new Set<ts.Node>();
  const pending = [start];
  for (let current = pending.pop(); current; current = pending.pop()) {
    if (visited.has(current.node)) continue;
    visited.add(current.node);
    for (const node of descendantsOf(current.node)) {
      const operation = ts.isCallExpression(node) ? operationOf(node) : undefined;
      if (operation) operations.add(operation);
      pending.push(...reachableFrom(node, current.file, sources));
    }
  }
  return operations;
}

/** Whether a name is called, or passed as a property that may be called later. */
const isCalled = (node: ts.Identifier): boolean =>
  (ts.isCallExpression(node.parent) && node.parent.expression === node) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.initializer === node);

/** The functions that may run when this node is evaluated. */
function reachableFrom(node: ts.Node, file: string, sources: Sources): readonly SourceNode[] {
  // Methods of built-in objects, such as `Object.entries`, are skipped.
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    !/^[A-Z]/.test(node.expression.getText())
  )
    return sources.valuesPassedAs(node.expression.name.text, file);
  if (!ts.isIdentifier(node)) return [];
  const declaration = sources.declarationOf(node.text, file);
  // The code of the API client is the same for all operations, so it is skipped. `operationOf` handles calls of it.
  if (declaration) return declaration.file === CLIENT_FILE ? [] : [declaration];
  return isCalled(node) ? sources.valuesPassedAs(node.text, file) : [];
}

const nameOf = (node: ts.Node): string => (ts.isPropertyAssignment(node) ? node.name.getText() : '');

function* nodesOf({ files }: Sources): Generator<SourceNode> {
  for (const [file, source] of files) for (const node of descendantsOf(source)) yield { node, file };
}

/** Finds queries that call operations other than GET, and lists these operations. */
export function writingQueries(sources: Sources): string[] {
  return [...nodesOf(sources)].flatMap(({ node, file }) => {
    const operations =
      ts.isPropertyAssignment(node) && ['queryFn', 'persister'].includes(nameOf(node))
        ? [...operationsFrom({ node: node.initializer, file }, sources)]
        : ts.isCallExpression(node) && /^\$api\.(?:queryOptions|use\w*Query)$/.test(node.expression.getText())
          ? [operationOf(node) ?? '']
          : [];
    return operations.filter((operation) => !operation.startsWith('GET ')).map((operation) => `${file}: ${operation}`);
  });
}

/** Finds query keys that are neither created by `keyOf` or `listKey` nor read from a property. */
export function keysWithoutFactory(sources: Sources): string[] {
  return [...nodesOf(sources)].flatMap(({ node, file }) => {
    if (!ts.isPropertyAssignment(node) || nameOf(node) !== 'queryKey') return [];
    const isFromFactory =
      ts.isCallExpression(node.initializer) && /^(?:keyOf|listKey)$/.test(node.initializer.expression.getText());
    return isFromFactory || ts.isPropertyAccessExpression(node.initializer)
      ? []
      : [`${file}: ${node.initializer.getText()}`];
  });
}

const REFETCH_OPTION = /^(?:refetchOn\w+|experimental_\w+)$/;

/** Finds refetch options, and experimental functions of the library. */
export function refetchOptions(sources: Sources): string[] {
  return [...nodesOf(sources)].flatMap(({ node, file }) =>
    ts.isIdentifier(node) && REFETCH_OPTION.test(node.text) ? [`${file}: ${node.text}`] : [],
  );
}

/** Finds stale times that are not named constants. */
export function unnamedStaleTimes(sources: Sources): string[] {
  return [...nodesOf(sources)].flatMap(({ node, file }) => {
    if (!ts.isPropertyAssignment(node) || nameOf(node) !== 'staleTime') return [];
    const expression = node.initializer.getText();
    return [...descendantsOf(node.initializer)].some((descendant) => ts.isNumericLiteral(descendant)) ||
      expression.includes('INFINITY')
      ? [`${file}: ${expression}`]
      : [];
  });
}
