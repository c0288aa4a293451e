// Who cites docs/behaviour.md: `docs/behaviour.md#session` names a section, and words in quotation marks after it the
// statement of that section in which they stand.
import ts from 'typescript';

export interface Citation {
  path: string;
  section: string;
  /** Words of one statement; undefined where the section is meant. */
  words?: string;
  /** The title of the test that it stands over or in; undefined for a whole file. */
  title?: string;
}

const CITED = /docs\/behaviour\.md(?:(?:,|:)?[\s*/]*(?:#[\w-]+|"[^"\n]+"))+/g;
const PARTS = /#([\w-]+)|"([^"\n]+)"/g;

const TESTS: readonly string[] = ['test', 'describe'];

function calledName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? calledName(node.expression) : '';
}

/** The title of a test or of a group of tests; undefined for any other node. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !TESTS.includes(calledName(node.expression))) return undefined;
  const [title] = node.arguments;
  if (title === undefined) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

const firstTitle = (node: ts.Node): string | undefined => titleOf(node) ?? ts.forEachChild(node, firstTitle);

/** The titles of what a place stands over, or is within, from the outermost on. */
function titlesAt(node: ts.Node, at: number): string[] {
  // Comments at the head of a file are about all of it.
  const isOver = !ts.isSourceFile(node) && at < node.getStart();
  if (isOver) return [firstTitle(node)].filter((title) => title !== undefined);
  const own = titleOf(node);
  const within = ts.forEachChild(node, (child) =>
    child.getFullStart() <= at && at < child.getEnd() ? titlesAt(child, at) : undefined,
  );
  return [...(own === undefined ? [] : [own]), ...(within ?? [])];
}

/** The citations in a file of code, or of tests. */
export function citationsIn(path: string, text: string): Citation[] {
  const found = [...text.matchAll(CITED)];
  if (found.length === 0) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return found.flatMap(({ 0: cited, index }) => {
    const title = titlesAt(source, index).join(': ');
    const by = { path, ...(title !== '' && { title }) };
    let section = '';
    const parts = [...cited.matchAll(PARTS)].map(([, name, words]): Citation => {
      if (name !== undefined) section = name;
      return { ...by, section, ...(words !== undefined && { words }) };
    });
    // A section that is named only for the words that follow is not meant as a whole.
    return parts.filter((part, at) => part.words !== undefined || parts[at + 1]?.words === undefined);
  });
}
