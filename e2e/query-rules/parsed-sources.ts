// Parses the source files and resolves names between them. The code has no re-exports and no default exports, so the
// path of an import is enough to find a declaration.
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

/** Yields a node and all its descendants in the syntax tree. */
export function* descendantsOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* descendantsOf(child);
}

export const parseSource = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** The path of the file that an import refers to. */
function pathOf(specifier: string, file: string): string {
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : join(dirname(file), specifier);
}

/** The top-level functions and values of a file, by name. */
function declarationsIn(source: ts.SourceFile): Map<string, ts.Node> {
  const declarations = new Map<string, ts.Node>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) declarations.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) declarations.set(name.text, initializer);
  }
  return declarations;
}

/** The file and the exported name of each import, by its local name. */
function importsIn(source: ts.SourceFile, file: string): Map<string, { file: string; name: string }> {
  const imports = new Map<string, { file: string; name: string }>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements)
      imports.set(name.text, {
        file: pathOf(statement.moduleSpecifier.text, file),
        name: (propertyName ?? name).text,
      });
  }
  return imports;
}

/** All values that a file passes under a name: properties and methods of objects, and attributes of components. */
function passedValuesIn(source: ts.SourceFile, file: string): [string, SourceNode][] {
  return [...descendantsOf(source)].flatMap((node): [string, SourceNode][] => {
    if (ts.isPropertyAssignment(node)) return [[node.name.getText(source), { node: node.initializer, file }]];
    if (ts.isMethodDeclaration(node)) return [[node.name.getText(source), { node, file }]];
    if (ts.isJsxAttribute(node) && node.initializer)
      return [[node.name.getText(source), { node: node.initializer, file }]];
    return [];
  });
}

/** Parses files, given as texts by path. */
export function sourcesOf(texts: ReadonlyMap<string, string>): Sources {
  const files = new Map([...texts].map(([file, text]) => [file, parseSource(file, text)]));
  const declarationsByFile = new Map([...files].map(([file, source]) => [file, declarationsIn(source)]));
  const importsByFile = new Map([...files].map(([file, source]) => [file, importsIn(source, file)]));
  const passedValuesByName = new Map<string, SourceNode[]>();
  for (const [file, source] of files)
    for (const [name, value] of passedValuesIn(source, file))
      passedValuesByName.set(name, [...(passedValuesByName.get(name) ?? []), value]);
  const importedFilesByFile = new Map(
    [...importsByFile].map(([file, names]) => [file, new Set([...names.values()].map(({ file }) => file))]),
  );
  const importsFile = (importingFile: string, importedFile: string) =>
    importingFile === importedFile || importedFilesByFile.get(importingFile)?.has(importedFile) === true;
  return {
    files,
    declarationOf(name, file) {
      const origin = importsByFile.get(file)?.get(name) ?? { file, name };
      const node = declarationsByFile.get(origin.file)?.get(origin.name);
      return node && { node, file: origin.file };
    },
    valuesPassedAs: (name, file) =>
      (passedValuesByName.get(name) ?? []).filter(
        (value) => importsFile(value.file, file) || importsFile(file, value.file),
      ),
  };
}

/** The texts of source files that are shipped to browsers, by path. Without tests, type files and the server. */
export function readShippedSources(root = 'src'): Map<string, string> {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => `${root}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|^src\/serve\//.test(path) && existsSync(path));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}
