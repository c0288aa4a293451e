// The rules for queries: a query only reads, its key is the name of its operation, and its refetch behavior is defined
// in one place.
import ts from 'typescript';
import { descendantsOf, type SourceNode, type Sources } from './parsed-sources.ts';

const CLIENT = 'src/api/client.ts';
const VERBS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

const textOf = (node: ts.Node | undefined): string =>
  node && ts.isStringLiteralLike(node) ? node.text : (node?.getText() ?? '');

/** The operation of a call, if it is a call to the proxy. */
function operationOf({ expression, arguments: [first, second] }: ts.CallExpression): string | undefined {
  if (ts.isIdentifier(expression) && expression.text === 'fetch') return 'fetch';
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const [of, name] = [expression.expression.getText(), expression.name.text];
  if (of === 'http' && VERBS.includes(name)) return `${name} ${textOf(first)}`;
  return of === '$api' ? `${textOf(first).toUpperCase()} ${textOf(second)}` : undefined;
}

/**
 * All operations that running a function can call, as far as names can be resolved. Callbacks count by their parameter
 * name.
 */
function operationsFrom(start: SourceNode, sources: Sources): Set<string> {
  const operations = new Set<string>();
  const seen = new Set<ts.Node>();
  const open = [start];
  for (let found = open.pop(); found; found = open.pop()) {
    if (seen.has(found.node)) continue;
    seen.add(found.node);
    for (const node of descendantsOf(found.node)) {
      const operation = ts.isCallExpression(node) ? operationOf(node) : undefined;
      if (operation) operations.add(operation);
      open.push(...reachableFrom(node, found.file, sources));
    }
  }
  return operations;
}

/** Whether a name is called or passed on as a callback. */
const isCalled = (node: ts.Identifier): boolean =>
  (ts.isCallExpression(node.parent) && node.parent.expression === node) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.initializer === node);

function reachableFrom(node: ts.Node, file: string, sources: Sources): readonly SourceNode[] {
  // Skip built-ins such as `Object.entries`.
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    !/^[A-Z]/.test(node.expression.getText())
  )
    return sources.valuesPassedAs(node.expression.name.text, file);
  if (!ts.isIdentifier(node)) return [];
  const behind = sources.declarationOf(node.text, file);
  // A call of the API client counts as its operation; the client's own code is the same for all operations.
  if (behind) return behind.file === CLIENT ? [] : [behind];
  return isCalled(node) ? sources.valuesPassedAs(node.text, file) : [];
}

const nameOf = (node: ts.Node): string => (ts.isPropertyAssignment(node) ? node.name.getText() : '');

function* nodesOf({ files }: Sources): Generator<SourceNode> {
  for (const [file, source] of files) for (const node of descendantsOf(source)) yield { node, file };
}

/** Queries that call operations other than GET, each with these operations. */
export function writingQueries(sources: Sources): string[] {
  return [...nodesOf(sources)].flatMap(({ node, file }) => {
    const asks =
      ts.isPropertyAssignment(node) && ['queryFn', 'persister'].includes(nameOf(node))
        ? [...operationsFrom({ node: node.initializer, file }, sources)]
        : ts.isCallExpression(node) && /^\$api\.(?:queryOptions|use\w*Query)$/.test(node.expression.getText())
          ? [operationOf(node) ?? '']
          : [];
    return asks.filter((operation) => !operation.startsWith('GET ')).map((operation) => `${file}: ${operation}`);
  });
}

/** Query keys that were not made by the factory. */
export function keysWithoutFactory(sources: Sources): string[] {
  return [...nodesOf(sources)].flatMap(({ node, file }) => {
    if (!ts.isPropertyAssignment(node) || nameOf(node) !== 'queryKey') return [];
    const made =
      ts.isCallExpression(node.initializer) && /^(?:keyOf|listKey)$/.test(node.initializer.expression.getText());
    return made || ts.isPropertyAccessExpression(node.initializer) ? [] : [`${file}: ${node.initializer.getText()}`];
  });
}

const REFETCHING = /^(?:refetchOn\w+|experimental_\w+)$/;

/** Refetch options that a query sets itself, and options whose behavior the library does not guarantee. */
export function ownRefetchOptions(sources: Sources): string[] {
  return [...nodesOf(sources)].flatMap(({ node, file }) =>
    ts.isIdentifier(node) && REFETCHING.test(node.text) ? [`${file}: ${node.text}`] : [],
  );
}

/** Stale times without a named constant. */
export function unnamedStaleTimes(sources: Sources): string[] {
  return [...nodesOf(sources)].flatMap(({ node, file }) => {
    if (!ts.isPropertyAssignment(node) || nameOf(node) !== 'staleTime') return [];
    const says = node.initializer.getText();
    return [...descendantsOf(node.initializer)].some((part) => ts.isNumericLiteral(part)) || says.includes('INFINITY')
      ? [`${file}: ${says}`]
      : [];
  });
}
