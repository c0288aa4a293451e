// Parsed source files and name resolution between them. There are no barrels and no default exports, so paths are
// enough.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface SourceNode {
  node: ts.Node;
  file: string;
}

export interface Sources {
  files: ReadonlyMap<string, ts.SourceFile>;
  /** The declaration of a name that a file declares or imports. */
  declarationOf(name: string, file: string): SourceNode | undefined;
  /**
   * The values that are passed under a name, as a property or to a component, in a file and in the files that it
   * imports or that import it.
   */
  valuesPassedAs(name: string, file: string): readonly SourceNode[];
}

/** A node and all its descendants. */
export function* descendantsOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* descendantsOf(child);
}

export const parseSource = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

function pathOf(specifier: string, file: string): string {
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : join(dirname(file), specifier);
}

/** Top-level functions and values of a file. */
function declaredIn(source: ts.SourceFile): Map<string, ts.Node> {
  const declared = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) declared.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) declared.set(name.text, initializer);
  }
  return declared;
}

/** The source file and the exported name of each import. */
function importedIn(source: ts.SourceFile, file: string): Map<string, { file: string; name: string }> {
  const imported = new Map<string, { file: string; name: string }>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements)
      imported.set(name.text, {
        file: pathOf(statement.moduleSpecifier.text, file),
        name: (propertyName ?? name).text,
      });
  }
  return imported;
}

function passedValuesIn(source: ts.SourceFile, file: string): [string, SourceNode][] {
  return [...descendantsOf(source)].flatMap((node): [string, SourceNode][] => {
    if (ts.isPropertyAssignment(node)) return [[node.name.getText(source), { node: node.initializer, file }]];
    if (ts.isMethodDeclaration(node)) return [[node.name.getText(source), { node, file }]];
    if (ts.isJsxAttribute(node) && node.initializer)
      return [[node.name.getText(source), { node: node.initializer, file }]];
    return [];
  });
}

export function sourcesOf(texts: ReadonlyMap<string, string>): Sources {
  const files = new Map([...texts].map(([file, text]) => [file, parseSource(file, text)]));
  const declared = new Map([...files].map(([file, source]) => [file, declaredIn(source)]));
  const imported = new Map([...files].map(([file, source]) => [file, importedIn(source, file)]));
  const passed = new Map<string, SourceNode[]>();
  for (const [file, source] of files)
    for (const [name, found] of passedValuesIn(source, file)) passed.set(name, [...(passed.get(name) ?? []), found]);
  const known = new Map(
    [...imported].map(([file, names]) => [file, new Set([...names.values()].map(({ file }) => file))]),
  );
  const knows = (one: string, other: string) => one === other || known.get(one)?.has(other) === true;
  return {
    files,
    declarationOf(name, file) {
      const from = imported.get(file)?.get(name) ?? { file, name };
      const node = declared.get(from.file)?.get(from.name);
      return node && { node, file: from.file };
    },
    valuesPassedAs: (name, file) =>
      (passed.get(name) ?? []).filter((found) => knows(found.file, file) || knows(file, found.file)),
  };
}

/** The source files that are shipped to browsers, by path: without tests and generated files. */
export function readShippedSources(root = 'src'): Map<string, string> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => `${root}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|^src\/serve\//.test(path) && existsSync(path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}
