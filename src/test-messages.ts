// The rules that sentences on screen keep, as functions from source text to what is wrong with it: one line each.
import ts from 'typescript';

export interface MessageSource {
  path: string;
  text: string;
}

/** Terms in whose place the trade has a plainer one. */
const FORBIDDEN_TERMS: readonly RegExp[] = [
  /\bprove\b/,
  /\bproof\b/,
  /\bsecond[- ]factors?\b/,
  /\bdigits\b/,
  // Alone it may be any key; arrow keys and those that are pressed for a shortcut are of the keyboard.
  /(?<!security |hardware |arrow |single-)\bkey\b/,
  /\bhas run out\b/,
  /\bwas left\b/,
  /\bfurther\b/,
  /\b(?:could not|couldn't|cannot|can't) be loaded\b/,
  /\bcould not load\b/,
  /\b(?:failed|unable) to load\b/,
  /\bthat your roles reach\b/,
  /\btakes the permission\b/,
  /\bin it\b/,
  /\bread output out\b/,
  /\banew\b/,
  /\bset up your account\b/,
  /\bset a new sign-in\b/,
  /\bevery word must\b/,
  /\bnot told\b/,
  /\bask the community\b/,
  /\bask for a feature\b/,
  /\bguide to the command line\b/,
  /\bwatch and debug\b/,
  /\bchanges between versions\b/,
  /\bquestions and answers\b/,
  /\bopen a support ticket\b/,
  /\bpart of this plan\b/,
  /\bkept a window from\b/,
  /\bsee that it answers\b/,
  /\bbearer\b/,
  /\bshall\b/,
  /\bwho(?:m|so)?ever\b/,
  /\bone who\b/,
];

/** Characters that have one way to be written, and that way. */
const PREFERRED_CHARACTERS: readonly [RegExp, string][] = [
  [/[‘’]/, "the apostrophe is '"],
  [/[“”]/, 'the quotation mark is "'],
  [/\.\.\./, 'the ellipsis is …'],
  [/—| - |--(?!\w)/, 'the dash is –'],
];

/** Names of attributes and fields whose text is read by people. */
const DISPLAYED_PROPERTIES = new Set([
  'aria-label',
  'aria-description',
  'title',
  'placeholder',
  'label',
  'description',
  'alt',
  'hint',
  'note',
  'says',
  'disabledReason',
  'reason',
  'action',
]);

/** What stands in these is typed or pressed, and is the same in every language. */
const CODE_ELEMENTS = new Set(['code', 'kbd', 'Kbd']);

const parse = ({ path, text }: MessageSource): ts.SourceFile =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
const isPlain = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral =>
  ts.isStringLiteralLike(node);

/** A sentence with `{}` for each value in it; undefined for what is no text. */
function sentenceOf(node: ts.Node): string | undefined {
  if (isPlain(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** Names and keys that the compiler compares, which nobody reads. */
function isKey(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent) || ts.isCaseClause(parent)) return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) return true;
  if (ts.isBinaryExpression(parent) && /^[!=]==?$|^in$/.test(parent.operatorToken.getText())) return true;
  return ts.findAncestor(node, ts.isNewExpression) !== undefined;
}

function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesIn(child);
}

/** Every sentence of a file of messages. */
export function sentencesOf(source: MessageSource): string[] {
  return [...nodesIn(parse(source))].flatMap((node) => {
    const sentence = sentenceOf(node);
    return sentence === undefined || isKey(node) ? [] : [sentence];
  });
}

/** What is wrong with one sentence. */
export function findFaults(sentence: string): string[] {
  if (sentence.trim() === '') return ['is empty'];
  const plain = sentence.toLowerCase().replaceAll('’', "'");
  const terms = FORBIDDEN_TERMS.flatMap((term) => term.exec(plain)?.[0] ?? []).map((term) => `says "${term}"`);
  return [...terms, ...PREFERRED_CHARACTERS.filter(([wrong]) => wrong.test(sentence)).map(([, right]) => right)];
}

/** The same words, whatever their case, their contractions and their points; a question is another sentence. */
const normalizeSentence = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/\bcannot\b/g, "can't")
    .replace(/\b(do|does|did|is|are|was|could|have|has) not\b/g, "$1n't")
    .replace(/[^\p{L}\p{N}{}?]+/gu, ' ')
    .trim();

/** Sentences that stand in more than one place, and where. */
export function findRepeatedSentences(sources: readonly MessageSource[]): string[] {
  const places = new Map<string, string[]>();
  for (const source of sources)
    for (const sentence of sentencesOf(source)) {
      const key = normalizeSentence(sentence);
      if (hasLetters(key)) places.set(key, [...(places.get(key) ?? []), source.path]);
    }
  return [...places].filter(([, paths]) => paths.length > 1).map(([key, paths]) => `"${key}": ${paths.join(', ')}`);
}

const CASE_CHANGE = /^to(?:Locale)?(?:Lower|Upper)Case$/;

/** Where code changes the case of what it is given. */
const isCaseChange = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && CASE_CHANGE.test(node.name.text);

/** The texts that an expression may come to, without what it is made from. */
function* possibleTexts(node: ts.Node): Generator<ts.Node> {
  if (sentenceOf(node) !== undefined || (ts.isCallExpression(node) && isCaseChange(node.expression))) yield node;
  else if (ts.isConditionalExpression(node)) yield* [...possibleTexts(node.whenTrue), ...possibleTexts(node.whenFalse)];
  else if (ts.isBinaryExpression(node)) {
    if (/^(?:\|\||\?\?|\+)$/.test(node.operatorToken.getText())) yield* possibleTexts(node.left);
    if (/^(?:\|\||\?\?|\+|&&)$/.test(node.operatorToken.getText())) yield* possibleTexts(node.right);
  } else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) yield* possibleTexts(node.expression);
  else if (ts.isArrowFunction(node)) yield* possibleTexts(node.body);
}

const isInCode = (node: ts.Node): boolean => {
  const element = ts.findAncestor(node, ts.isJsxElement);
  return element !== undefined && CODE_ELEMENTS.has(element.openingElement.tagName.getText());
};

const nameOf = (node: ts.PropertyAssignment | ts.JsxAttribute): string =>
  ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();

/** What an attribute, a field or a child brings on screen; undefined for any other node. */
function displayedNode(node: ts.Node): ts.Node | undefined {
  if (ts.isJsxText(node)) return isInCode(node) ? undefined : node;
  if (ts.isPropertyAssignment(node)) return DISPLAYED_PROPERTIES.has(nameOf(node)) ? node.initializer : undefined;
  if (!ts.isJsxExpression(node))
    return ts.isJsxAttribute(node) && DISPLAYED_PROPERTIES.has(nameOf(node)) ? node.initializer : undefined;
  const isShown = !ts.isJsxAttribute(node.parent) ? !isInCode(node) : DISPLAYED_PROPERTIES.has(nameOf(node.parent));
  return isShown ? node.expression : undefined;
}

/** Sentences that stand in the middle of a screen's code instead of among its messages. */
export function findStraySentences(source: MessageSource): string[] {
  const found = [...nodesIn(parse(source))].flatMap((node) => {
    const shown = displayedNode(node);
    if (shown === undefined) return [];
    return ts.isJsxText(shown)
      ? [shown.text.trim()]
      : [...possibleTexts(shown)].map((text) => sentenceOf(text) ?? text.getText());
  });
  return [...new Set(found)].filter((text) => hasLetters(text.replace(/\bPostern\b|\{\}/g, '')));
}

/** Names that a file of messages gives to sentences, its own and those that it takes from another. */
function messageNamesIn(file: ts.SourceFile): ReadonlySet<string> {
  const own = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => initializer !== undefined && [...possibleTexts(initializer)].length > 0);
  const functions = file.statements.filter(ts.isFunctionDeclaration);
  const taken = file.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => moduleSpecifier.getText().endsWith("messages.ts'"))
    .flatMap(({ importClause }) =>
      (importClause?.namedBindings?.getChildren() ?? []).flatMap((list) => list.getChildren()),
    )
    .filter(ts.isImportSpecifier);
  return new Set([...own, ...functions, ...taken].flatMap(({ name }) => name?.getText() ?? []));
}

/** Sentences that code puts together or changes, which no translator could follow. */
export function findComposedSentences(source: MessageSource): string[] {
  const file = parse(source);
  const names = messageNamesIn(file);
  return [...nodesIn(file)].flatMap((node) => {
    if (isCaseChange(node)) return [`changes the case: ${node.getText()}`];
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const parts = [node.left, node.right].filter((part) => sentenceOf(part) !== undefined);
      return parts.length > 0 ? [`adds sentences: ${node.getText()}`] : [];
    }
    if (ts.isTemplateSpan(node)) {
      const { expression } = node;
      const used = ts.isCallExpression(expression) ? expression.expression : expression;
      return names.has(used.getText()) ? [`puts one message into another: ${expression.getText()}`] : [];
    }
    if (ts.isConditionalExpression(node) && /[!=]==? 1$/.test(node.condition.getText()))
      return [`counts by itself: ${node.condition.getText()}`];
    return [];
  });
}
