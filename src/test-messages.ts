// The rules for sentences on screen, and functions that find sentences and their faults in source text.
import ts from 'typescript';

export interface MessageSource {
  path: string;
  text: string;
}

/** Terms for which a plainer or more usual term exists. */
const FORBIDDEN_TERMS: readonly RegExp[] = [
  /\bprove\b/,
  /\bproof\b/,
  /\bsecond[- ]factors?\b/,
  /\bdigits\b/,
  // `key` alone may be any key. Arrow keys and single-key shortcuts are clearly keys of the keyboard.
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

/** Variants of characters, and the preferred character. */
const PREFERRED_CHARACTERS: readonly [RegExp, string][] = [
  [/[‘’]/, "the apostrophe is '"],
  [/[“”]/, 'the quotation mark is "'],
  [/\.\.\./, 'the ellipsis is …'],
  [/—| - |--(?!\w)/, 'the dash is –'],
];

/** Names of attributes and fields whose text users read. */
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

/** Elements with text that users type or press, which is the same in every language. */
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
const isPlainString = (node: ts.Node): node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral =>
  ts.isStringLiteralLike(node);

/** The text of a string or template, with `{}` for each value in it; undefined for other nodes. */
function sentenceOf(node: ts.Node): string | undefined {
  if (isPlainString(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** Whether a string is a name or key for the compiler, which users do not see. */
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

/** Returns every sentence of a messages file. */
export function sentencesOf(source: MessageSource): string[] {
  return [...nodesIn(parse(source))].flatMap((node) => {
    const sentence = sentenceOf(node);
    return sentence === undefined || isKey(node) ? [] : [sentence];
  });
}

/** Returns the faults of one sentence. */
export function findFaults(sentence: string): string[] {
  if (sentence.trim() === '') return ['is empty'];
  const normalizedSentence = sentence.toLowerCase().replaceAll('’', "'");
  const terms = FORBIDDEN_TERMS.flatMap((term) => term.exec(normalizedSentence)?.[0] ?? []).map(
    (term) => `says "${term}"`,
  );
  return [...terms, ...PREFERRED_CHARACTERS.filter(([wrong]) => wrong.test(sentence)).map(([, right]) => right)];
}

/** Ignores case, contractions and punctuation except question marks, because a question is a different sentence. */
const normalizeSentence = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/\bcannot\b/g, "can't")
    .replace(/\b(do|does|did|is|are|was|could|have|has) not\b/g, "$1n't")
    .replace(/[^\p{L}\p{N}{}?]+/gu, ' ')
    .trim();

/** Returns the sentences that occur more than once, with the paths of their files. */
export function findRepeatedSentences(sources: readonly MessageSource[]): string[] {
  const pathsBySentence = new Map<string, string[]>();
  for (const source of sources)
    for (const sentence of sentencesOf(source)) {
      const key = normalizeSentence(sentence);
      if (hasLetters(key)) pathsBySentence.set(key, [...(pathsBySentence.get(key) ?? []), source.path]);
    }
  return [...pathsBySentence]
    .filter(([, paths]) => paths.length > 1)
    .map(([key, paths]) => `"${key}": ${paths.join(', ')}`);
}

const CASE_CHANGE = /^to(?:Locale)?(?:Lower|Upper)Case$/;

/** Whether a node is a method that changes the case of a text. */
const isCaseChange = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) && CASE_CHANGE.test(node.name.text);

/** Yields the nodes of the texts that an expression may evaluate to. */
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

/** The node that an attribute, a field or a child shows on screen; undefined for other nodes. */
function displayedNode(node: ts.Node): ts.Node | undefined {
  if (ts.isJsxText(node)) return isInCode(node) ? undefined : node;
  if (ts.isPropertyAssignment(node)) return DISPLAYED_PROPERTIES.has(nameOf(node)) ? node.initializer : undefined;
  if (!ts.isJsxExpression(node))
    return ts.isJsxAttribute(node) && DISPLAYED_PROPERTIES.has(nameOf(node)) ? node.initializer : undefined;
  const isShown = !ts.isJsxAttribute(node.parent) ? !isInCode(node) : DISPLAYED_PROPERTIES.has(nameOf(node.parent));
  return isShown ? node.expression : undefined;
}

/** Returns the sentences in the code of a screen that belong in a messages file. */
export function findStraySentences(source: MessageSource): string[] {
  const texts = [...nodesIn(parse(source))].flatMap((node) => {
    const shown = displayedNode(node);
    if (shown === undefined) return [];
    return ts.isJsxText(shown)
      ? [shown.text.trim()]
      : [...possibleTexts(shown)].map((text) => sentenceOf(text) ?? text.getText());
  });
  return [...new Set(texts)].filter((text) => hasLetters(text.replace(/\bPostern\b|\{\}/g, '')));
}

/** The names of the messages that a messages file defines or imports from another one. */
function messageNamesIn(file: ts.SourceFile): ReadonlySet<string> {
  const definitions = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => initializer !== undefined && [...possibleTexts(initializer)].length > 0);
  const functions = file.statements.filter(ts.isFunctionDeclaration);
  const imports = file.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => moduleSpecifier.getText().endsWith("messages.ts'"))
    .flatMap(({ importClause }) =>
      (importClause?.namedBindings?.getChildren() ?? []).flatMap((list) => list.getChildren()),
    )
    .filter(ts.isImportSpecifier);
  return new Set([...definitions, ...functions, ...imports].flatMap(({ name }) => name?.getText() ?? []));
}

/** Returns the places where code composes or changes sentences, which cannot be translated. */
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
      const message = ts.isCallExpression(expression) ? expression.expression : expression;
      return names.has(message.getText()) ? [`puts one message into another: ${expression.getText()}`] : [];
    }
    if (ts.isConditionalExpression(node) && /[!=]==? 1$/.test(node.condition.getText()))
      return [`counts by itself: ${node.condition.getText()}`];
    return [];
  });
}
