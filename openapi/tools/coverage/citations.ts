// Finds citations of docs/behaviour.md in code and tests. `docs/behaviour.md#session` cites a section. Quoted words
// after it cite the one statement of the section that contains them.
import ts from 'typescript';

export interface Citation {
  path: string;
  section: string;
  /** Words of one statement; undefined if the citation is about the whole section. */
  quotedText?: string;
  /** The titles of the groups and the test around the citation, or of the test below it; undefined for a whole file. */
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

/** The titles of the tests around an offset, from the outermost to the innermost, or of the test below a comment. */
function testTitlesAt(node: ts.Node, offset: number): string[] {
  // A comment at the start of a file is about the whole file.
  const isAboveNode = !ts.isSourceFile(node) && offset < node.getStart();
  if (isAboveNode) return [firstTestTitle(node)].filter((title) => title !== undefined);
  const ownTitle = testTitleOf(node);
  const childTitles = ts.forEachChild(node, (child) =>
    child.getFullStart() <= offset && offset < child.getEnd() ? testTitlesAt(child, offset) : undefined,
  );
  return [...(ownTitle === undefined ? [] : [ownTitle]), ...(childTitles ?? [])];
}

/** Finds the citations in a source file or test file. */
export function findCitations(path: string, text: string): Citation[] {
  const matches = [...text.matchAll(CITATION_PATTERN)];
  if (matches.length === 0) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return matches.flatMap(({ 0: citationText, index }) => {
    const testTitle = testTitlesAt(source, index).join(': ');
    const location = { path, ...(testTitle !== '' && { testTitle }) };
    let section = '';
    const parts = [...citationText.matchAll(PART_PATTERN)].map(([, name, words]): Citation => {
      if (name !== undefined) section = name;
      return { ...location, section, ...(words !== undefined && { quotedText: words }) };
    });
    // A section that only precedes quoted words is not cited as a whole.
    return parts.filter((part, index) => part.quotedText !== undefined || parts[index + 1]?.quotedText === undefined);
  });
}
