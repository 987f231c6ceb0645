import { parseSync } from 'oxc-parser';

/** The classes that a source gives to elements. */
export interface WrittenClasses {
  readonly names: ReadonlySet<string>;
  /** Expressions from which no name can be read. */
  readonly unread: readonly string[];
}

/** A holder of classes says so by its name: `className`, `labelClassName`, `priceClass()`, `TONE_CLASSES`. */
const HOLDER = /^class$|(?:^c|C)lass(?:Name|es)?$|_CLASS(?:ES)?$/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const child = (node: Node | undefined, key: string): Node | undefined => {
  const found = node?.[key];
  return isNode(found) ? found : undefined;
};
const isHolder = (node: Node | undefined): boolean => typeof node?.name === 'string' && HOLDER.test(node.name);

/** The classes that a source names: whole words of strings where a holder gets its value. A name put together from parts is not read. */
export function writtenClasses(file: string, code: string): WrittenClasses {
  const names = new Set<string>();
  const unread: string[] = [];
  const visit = (node: Node): void => {
    for (const value of valuesOf(heldBy(node))) {
      const texts = textsOf(value);
      if (texts) for (const name of texts.flatMap((text) => text.split(/\s+/))) names.add(name);
      else unread.push(code.slice(value.start, value.end).replace(/\s+/g, ' '));
    }
    childrenOf(node).forEach(visit);
  };
  visit(parseSync(file, code).program as unknown as Node);
  names.delete('');
  return { names, unread };
}

/** The value of a holder of classes, where the node is one: an attribute, a property, a constant, a function, `setAttribute('class', ...)`. */
function heldBy(node: Node): Node | undefined {
  switch (node.type) {
    case 'JSXAttribute':
      return isHolder(child(node, 'name')) ? child(node, 'value') : undefined;
    case 'Property':
      return isHolder(child(node, 'key')) ? child(node, 'value') : undefined;
    case 'VariableDeclarator':
      return isHolder(child(node, 'id')) ? child(node, 'init') : undefined;
    case 'FunctionDeclaration':
      return isHolder(child(node, 'id')) ? child(node, 'body') : undefined;
    case 'CallExpression': {
      const [name, text] = node.arguments as Node[];
      return child(child(node, 'callee'), 'property')?.name === 'setAttribute' && name?.value === 'class' ? text : undefined;
    }
    default:
      return undefined;
  }
}

/** The parts of a node that may become its value; nothing of what decides which. Undefined: the node is a value itself. */
function partsOf(node: Node): readonly (Node | undefined)[] | undefined {
  switch (node.type) {
    case 'ConditionalExpression':
    case 'IfStatement':
      return [child(node, 'consequent'), child(node, 'alternate')];
    case 'LogicalExpression':
      return node.operator === '&&' ? [child(node, 'right')] : [child(node, 'left'), child(node, 'right')];
    case 'Property':
      return [child(node, 'value')];
    case 'AssignmentPattern':
      return [child(node, 'right')];
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return [child(node, 'body')];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return [child(node, 'expression')];
    case 'CallExpression': {
      // `[...].filter(Boolean).join(' ')`
      const list = child(child(node, 'callee'), 'object');
      return list?.type === 'CallExpression' || list?.type === 'ArrayExpression' ? [list] : undefined;
    }
    case 'ArrayExpression':
    case 'BlockStatement':
    case 'JSXExpressionContainer':
    case 'ObjectExpression':
    case 'ParenthesizedExpression':
    case 'ReturnStatement':
      return childrenOf(node);
    default:
      return undefined;
  }
}

function valuesOf(node: Node | undefined): Node[] {
  if (!node) return [];
  const inside = node.type === 'TemplateLiteral' ? (node.expressions as Node[]).flatMap(valuesOf) : [];
  return partsOf(node)?.flatMap(valuesOf) ?? [node, ...inside];
}

/** The value's own words: nothing, where it is another holder's. Null: it cannot be read. */
function textsOf(value: Node): readonly string[] | null {
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'TemplateLiteral': {
      const texts = (value.quasis as { readonly value: { readonly raw: string } }[]).map((quasi) => quasi.value.raw);
      const isCut = texts.some((text, n) => (n < texts.length - 1 && text.endsWith('-')) || (n > 0 && text.startsWith('-')));
      return isCut ? null : texts;
    }
    case 'Identifier':
      return value.name === 'undefined' || isHolder(value) ? [] : null;
    case 'MemberExpression':
      return isHolder(child(value, 'object')) || isHolder(child(value, 'property')) ? [] : null;
    case 'CallExpression':
      return isHolder(child(value, 'callee')) ? [] : null;
    default:
      return null;
  }
}
