import type { DocumentFault } from './anyDocument.ts';

/** A 'must' for each document that is named and not published; it can be published together with this one (DOC-07). */
export function needing(
  missing: readonly string[],
  named: readonly string[],
  path: string,
  kind: string,
): readonly DocumentFault[] {
  return named
    .filter((id) => missing.includes(id))
    .map((id) => ({
      path,
      message: kind === 'faculty' ? `Nobody who teaches has the id ${id}.` : `There is no ${kind} ${id}.`,
      when: 'must',
      needs: { kind, id },
    }));
}
