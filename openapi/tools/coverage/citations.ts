// Who cites docs/behaviour.md: `docs/behaviour.md#session` names a section, and words in quotation marks after it the
// statement of that section in which they stand.
import ts from 'typescript';

export interface Citation {
  path: string;
  section: string;
  /** Words of one statement; undefined where the section is meant. */
  quotedText?: string;
  /** The title of the test that it stands over or in; undefined for a whole file. */
  testTitle?: string;
}

const CITATION_PATTERN = /docs\/behaviour\.md(?:(?:,|:)?[\s*/]*(?:#[\w-]+|"[^"\n]+"))+/g;
const PART_PATTERN = /#([\w-]+)|"([^"\n]+)"/g;

const TEST_FUNCTIONS: readonly string[] = ['test', 'describe'];

function calledName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? calledName(node.expression) : '';
}

/** The title of a test or of a group of tests; undefined for any other node. */
function testTitleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !TEST_FUNCTIONS.includes(calledName(node.expression))) return undefined;
  const [title] = node.arguments;
  if (title === undefined) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

const firstTestTitle = (node: ts.Node): string | undefined =>
  testTitleOf(node) ?? ts.forEachChild(node, firstTestTitle);

/** The titles of what a place stands over, or is within, from the outermost on. */
function testTitlesAt(node: ts.Node, offset: number): string[] {
  // Comments at the head of a file are about all of it.
  const isOver = !ts.isSourceFile(node) && offset < node.getStart();
  if (isOver) return [firstTestTitle(node)].filter((title) => title !== undefined);
  const own = testTitleOf(node);
  const within = ts.forEachChild(node, (child) =>
    child.getFullStart() <= offset && offset < child.getEnd() ? testTitlesAt(child, offset) : undefined,
  );
  return [...(own === undefined ? [] : [own]), ...(within ?? [])];
}

/** The citations in a file of code, or of tests. */
export function findCitations(path: string, text: string): Citation[] {
  const found = [...text.matchAll(CITATION_PATTERN)];
  if (found.length === 0) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return found.flatMap(({ 0: cited, index }) => {
    const title = testTitlesAt(source, index).join(': ');
    const by = { path, ...(title !== '' && { title }) };
    let section = '';
    const parts = [...cited.matchAll(PART_PATTERN)].map(([, name, words]): Citation => {
      if (name !== undefined) section = name;
      return { ...by, section, ...(words !== undefined && { quotedText: words }) };
    });
    // A section that is named only for the words that follow is not meant as a whole.
    return parts.filter((part, at) => part.quotedText !== undefined || parts[at + 1]?.quotedText === undefined);
  });
}
