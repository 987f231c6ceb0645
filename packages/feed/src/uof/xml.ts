import { SaxesParser } from 'saxes';

/** An element of a provider's message. All of its content is in attributes and children: text between elements carries nothing. */
export interface XmlElement {
  /** Without a namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

/** Text that is not what the format promises; the message says what is wrong, and where. */
export class UofFormatError extends Error {
  override readonly name = 'UofFormatError';
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads a whole document. Throws UofFormatError where it is not well-formed; document types are refused, entities never expanded from them. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  parser.on('error', (err) => {
    throw new UofFormatError(`not XML: ${err.message}`);
  });
  parser.on('doctype', () => {
    throw new UofFormatError('not XML of the feed: it has a document type');
  });
  parser.on('opentag', (tag) => {
    const element: OpenElement = { name: localName(tag.name), attributes: tag.attributes, children: [] };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  if (!root) throw new UofFormatError('not XML: there is no element');
  return root;
}

export const child = (element: XmlElement, name: string): XmlElement | undefined => element.children.find((c) => c.name === name);

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((c) => c.name === name) ?? [];

/** The attribute's text; undefined where it is absent. */
export const attribute = (element: XmlElement | undefined, name: string): string | undefined => element?.attributes[name];

/** The attribute's text. Throws UofFormatError where it is absent or empty. */
export function needed(element: XmlElement, name: string): string {
  const text = attribute(element, name);
  if (text === undefined || text === '') throw new UofFormatError(`${element.name}: attribute ${name} is missing`);
  return text;
}

function wholeNumber(element: XmlElement, name: string, text: string): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new UofFormatError(`${element.name}: attribute ${name} is not a whole number: ${text}`);
  return value;
}

/** The attribute as a whole number. Throws UofFormatError where it is absent or is none. */
export const neededInteger = (element: XmlElement, name: string): number => wholeNumber(element, name, needed(element, name));

/** The attribute as a whole number, undefined where it is absent. Throws UofFormatError where it is none. */
export function integer(element: XmlElement, name: string): number | undefined {
  const text = attribute(element, name);
  return text === undefined || text === '' ? undefined : wholeNumber(element, name, text);
}
