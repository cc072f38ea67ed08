import { DOMParser } from '@xmldom/xmldom';

export type XmlElement = ReturnType<DOMParser['parseFromString']>['documentElement'];

/** The root element of a document; null when it is not well-formed. */
export function parseXml(xml: string): XmlElement | null {
  const problems: string[] = [];
  const note = (problem: string): void => {
    problems.push(problem);
  };
  const errorHandler = { warning: note, error: note, fatalError: note };
  try {
    const { documentElement } = new DOMParser({ errorHandler }).parseFromString(xml, 'text/xml') as {
      documentElement: XmlElement | undefined;
    };
    return problems.length === 0 ? (documentElement ?? null) : null;
  } catch {
    return null;
  }
}
