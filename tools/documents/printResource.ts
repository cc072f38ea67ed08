import type { ResourceDraft } from '@atrium/content/resources/draft.ts';
import { resourceTypeLabels } from '@atrium/domain/resource/library.ts';
import { head, list, part, printSheet, room, words } from '@atrium/server/demo/pdfSheet.ts';
import { sourceHash } from '../sourceHash.ts';

/** The date in the files: the same text makes the same bytes. */
const madeAt = new Date('2026-11-01T00:00:00Z');

/** A resource of the library as a PDF. */
export function printResource(resource: ResourceDraft): Promise<Buffer> {
  const { title, subtitle, type, lead, parts } = resource;
  return printSheet(
    title,
    (pdf) => {
      head(pdf, { kind: resourceTypeLabels[type], title, subtitle });
      words(pdf, lead);
      for (const { heading, text, steps = [], points = [], prompts = [] } of parts) {
        part(pdf, heading);
        if (text !== undefined) words(pdf, text);
        if (steps.length > 0) list(pdf, steps, 'numbered');
        if (points.length > 0) list(pdf, points);
        for (const prompt of prompts) {
          room(pdf, 60);
          pdf.moveDown(0.4);
          words(pdf, `“${prompt}”`);
        }
      }
    },
    madeAt,
  );
}

/** Of what a resource's PDF is made from. */
export function hashResource({ title, subtitle, type, lead, parts }: ResourceDraft): string {
  return sourceHash(JSON.stringify([title, subtitle, type, lead, parts]));
}
