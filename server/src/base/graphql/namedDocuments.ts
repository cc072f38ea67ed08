export type NamedDocuments = ReadonlyMap<string, { readonly hash: string; readonly text: string }>;

/** The persisted documents by the name of their query. `persisted`: by hash. */
export function byName(persisted: Readonly<Record<string, string>>): NamedDocuments {
  return new Map(
    Object.entries(persisted).map(([hash, text]) => [/\bquery (\w+)/.exec(text)?.[1] ?? hash, { hash, text }]),
  );
}

/** The document of this name. Throws where there is none: a programming error. */
export function getDocument(
  named: NamedDocuments,
  operation: string,
): { readonly hash: string; readonly text: string } {
  const document = named.get(operation);
  if (document === undefined) throw new Error(`there is no document ${operation}`);
  return document;
}
