import { type Node, parseSync } from 'oxc-parser';

export interface SqlLiteral {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const STATEMENT = /^\s*(?:with|select|insert|update|delete)\b[\s\S]*\b(?:from|into|set|select)\b/;
const INTERPOLATION = /\$\{(\w+)\}/g;
/** Constants of constants of constants. */
const MAX_DEPTH = 4;

interface Constant {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, see);
  } else if (typeof node === 'object' && node !== null) {
    if ('type' in node) see(node as Node);
    for (const value of Object.values(node)) visit(value, see);
  }
}

/** The text between the quotes; undefined where a node is no text. */
function textOf(node: Node, source: string): string | undefined {
  if (node.type === 'TemplateLiteral') return source.slice(node.start + 1, node.end - 1);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/**
 * The statements in sources, with constants of text (`COLUMNS`) put where they are named: those of the same file first, then any file's.
 * A statement that is put together in another way is left out.
 */
export function sqlLiterals(sources: ReadonlyMap<string, string>): SqlLiteral[] {
  const texts: (SqlLiteral & { readonly inFile: string })[] = [];
  const constants: Constant[] = [];
  for (const [file, source] of sources) {
    visit(parseSync(file, source).program, (node) => {
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
        const text = textOf(node.init, source);
        if (text !== undefined) constants.push({ file, name: node.id.name, text });
      }
      const text = textOf(node, source);
      if (text !== undefined && STATEMENT.test(text))
        texts.push({ file, inFile: file, line: source.slice(0, node.start).split('\n').length, text });
    });
  }
  const fill = (file: string, text: string, depth = 0): string =>
    text.replaceAll(INTERPOLATION, (whole, name: string) => {
      const named = constants.filter((constant) => constant.name === name);
      const constant = named.find((one) => one.file === file) ?? (named.length === 1 ? named[0] : undefined);
      return constant && depth < MAX_DEPTH ? fill(constant.file, constant.text, depth + 1) : whole;
    });
  return texts.map(({ file, line, text }) => ({ file, line, text: fill(file, text) })).filter(({ text }) => !text.includes('${'));
}
