// What a mutant changes. Each change is made at a node of the syntax tree, so the changed file always parses.
import ts from 'typescript';

/** Characters of a file to be replaced, and what kind of slip that imitates. */
export interface Change {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Maker = (node: ts.Node, file: ts.SourceFile) => Omit<Change, 'kind'> | undefined;

const replaced = (node: ts.Node, text: string, file: ts.SourceFile) => ({
  start: node.getStart(file),
  end: node.end,
  text,
});

const dropped = (node: ts.Node, file: ts.SourceFile) => replaced(node, '{}', file);

const swapped =
  (pairs: Readonly<Record<string, string>>): Maker =>
  (node, file) => {
    if (!ts.isBinaryExpression(node)) return undefined;
    const to = pairs[node.operatorToken.getText(file)];
    return to === undefined ? undefined : replaced(node.operatorToken, to, file);
  };

const isWords = (node: ts.Node): boolean =>
  ts.isStringLiteral(node) ||
  ts.isTemplateExpression(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  (ts.isBinaryExpression(node) && (isWords(node.left) || isWords(node.right)));

const arithmetic: Maker = (node, file) =>
  isWords(node)
    ? undefined
    : swapped({ '+': '-', '-': '+', '*': '/', '/': '*', '+=': '-=', '-=': '+=' })(node, file);

const COUNTING: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.PlusPlusToken]: '--',
  [ts.SyntaxKind.MinusMinusToken]: '++',
};

/** A loop that counts the wrong way would only never end. */
const counting: Maker = (node, file) => {
  if (!ts.isPostfixUnaryExpression(node)) return undefined;
  if (ts.isForStatement(node.parent) && node.parent.incrementor === node) return undefined;
  const to = COUNTING[node.operator];
  return to === undefined ? undefined : replaced(node, `${node.operand.getText(file)}${to}`, file);
};

const isKey = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

const number: Maker = (node, file) =>
  ts.isNumericLiteral(node) && !isKey(node) ? replaced(node, String(Number(node.text) + 1), file) : undefined;

const truth: Maker = (node, file) => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return replaced(node, 'false', file);
  return node.kind === ts.SyntaxKind.FalseKeyword ? replaced(node, 'true', file) : undefined;
};

const EQUALITY = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

const word: Maker = (node, file) => {
  if (!ts.isStringLiteral(node)) return undefined;
  const { parent } = node;
  const compared = ts.isBinaryExpression(parent) && EQUALITY.has(parent.operatorToken.kind);
  return compared || ts.isCaseClause(parent) ? replaced(node, `'not ${node.text}'`, file) : undefined;
};

const CALLED: Readonly<Record<string, string>> = { max: 'min', min: 'max', some: 'every', every: 'some' };

const method: Maker = (node, file) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const to = CALLED[node.expression.name.text];
  return to === undefined ? undefined : replaced(node.expression.name, to, file);
};

const UNNECESSARY = new Set(['filter', 'toSorted', 'sort', 'toReversed', 'reverse']);

const sieve: Maker = (node, file) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  UNNECESSARY.has(node.expression.name.text)
    ? replaced(node, node.expression.expression.getText(file), file)
    : undefined;

const fallback: Maker = (node, file) =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
    ? replaced(node, node.right.getText(file), file)
    : undefined;

const negation: Maker = (node, file) =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
    ? replaced(node, node.operand.getText(file), file)
    : undefined;

/** Conditions without an operator of their own, which no other change would turn. */
const condition: Maker = (node, file) => {
  const { parent } = node;
  if (!ts.isCallExpression(node) && !ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node))
    return undefined;
  const decides =
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node);
  return decides ? replaced(node, `!${node.getText(file)}`, file) : undefined;
};

const call: Maker = (node, file) =>
  ts.isExpressionStatement(node) && ts.isCallExpression(node.expression) ? dropped(node, file) : undefined;

const assignment: Maker = (node, file) =>
  ts.isExpressionStatement(node) &&
  ts.isBinaryExpression(node.expression) &&
  node.expression.operatorToken.kind === ts.SyntaxKind.EqualsToken
    ? dropped(node, file)
    : undefined;

const leaves = (node: ts.Statement): boolean =>
  ts.isReturnStatement(node) || ts.isContinueStatement(node) || ts.isBreakStatement(node);

const guard: Maker = (node, file) =>
  ts.isIfStatement(node) && node.elseStatement === undefined && leaves(node.thenStatement)
    ? dropped(node, file)
    : undefined;

/** What was to be done only sometimes is done always. */
const unconditional: Maker = (node, file) =>
  ts.isIfStatement(node) && node.elseStatement === undefined && !leaves(node.thenStatement)
    ? replaced(node, node.thenStatement.getText(file), file)
    : undefined;

const JOINED = new Set([ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken]);

const half =
  (kept: 'left' | 'right'): Maker =>
  (node, file) =>
    ts.isBinaryExpression(node) && JOINED.has(node.operatorToken.kind)
      ? replaced(node, node[kept].getText(file), file)
      : undefined;

/** The kinds of slips, by the name that is printed. */
const KINDS: Readonly<Record<string, Maker>> = {
  boundary: swapped({ '>': '>=', '>=': '>', '<': '<=', '<=': '<' }),
  equality: swapped({ '===': '!==', '!==': '===' }),
  logic: swapped({ '&&': '||', '||': '&&' }),
  arithmetic,
  counting,
  number,
  truth,
  word,
  method,
  'filter or order dropped': sieve,
  'always the default': fallback,
  'negation dropped': negation,
  'condition turned': condition,
  'call dropped': call,
  'assignment dropped': assignment,
  'guard dropped': guard,
  'condition dropped': unconditional,
  'first check dropped': half('right'),
  'second check dropped': half('left'),
};

/** Types are stripped, and what throws an error says what can never be: nothing in them is a rule. */
const isNoRule = (node: ts.Node): boolean =>
  (ts.isIfStatement(node) && ts.isThrowStatement(node.thenStatement)) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isThrowStatement(node);

export function changesIn(source: string): Change[] {
  const file = ts.createSourceFile('rules.ts', source, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (isNoRule(node)) return;
    for (const [kind, make] of Object.entries(KINDS)) {
      const change = make(node, file);
      if (change !== undefined) changes.push({ kind, ...change });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return changes;
}
