import * as z from 'zod/mini';
import { areaNames, areaWords } from '../access/areaWords.ts';
import {
  id,
  instant,
  line,
  rich,
  schemaOf,
  textOf,
  type DocumentDefinition,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { canWait, must } from '../document/faults.ts';
import { link } from '../document/linkForm.ts';
import { needing } from '../document/needing.ts';
import { parseInstant } from '../parseInstant.ts';

const fields = {
  title: { label: 'Title', part: 'line', schema: line(200), help: 'Insights are found by it.' },
  text: {
    label: 'Text',
    part: 'rich',
    schema: rich(),
  },
  picture: {
    label: 'Cover',
    part: 'picture',
    drawnAs: 'cover',
    schema: link,
    help: 'In the list, and on its page without a video.',
  },
  videoId: {
    label: 'Video',
    part: 'reference',
    of: 'video',
    schema: z.nullable(id),
    help: 'It counts towards no course.',
  },
  areas: {
    label: 'Open to',
    part: 'words',
    schema: z.array(z.enum(areaNames)),
    words: areaWords,
    help: 'Holders of one of these areas; of none: everybody who may open the insights.',
  },
  publishedAt: {
    label: 'Dated',
    part: 'instant',
    schema: z.nullable(instant),
    help: 'The newest come first. Empty: when it is first published.',
  },
  isPublished: { label: 'Among the insights', part: 'switch', schema: z.boolean() },
} as const satisfies DocumentFields;

const schema = schemaOf(fields);
/** An insight as its document has it; instants are ISO texts. */
export type InsightBody = Readonly<z.infer<typeof schema>>;

/** What `missing` asks about an insight. */
export interface InsightFacts {
  /** The video that it names and that there is not. */
  readonly unknownVideos: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Insights for companies, which the API calls case studies. */
export const insightDocument: DocumentDefinition<InsightBody, InsightFacts> = {
  kind: 'insight',
  noun: ['insight', 'insights'],
  fields,
  schema,
  empty: { title: '', text: '', picture: '', videoId: null, areas: [], publishedAt: null, isPublished: true },
  titleOf: ({ title }) => textOf(title),
  missing: (body, { unknownVideos, now }) => [
    ...must(body.title.trim() === '', 'title', 'The insight has no title.'),
    ...needing(unknownVideos, [body.videoId ?? ''], 'videoId', 'video'),
    ...canWait(body.text === '', 'text', 'The page of the insight says nothing.'),
    ...canWait(
      body.publishedAt !== null && parseInstant(body.publishedAt) > now,
      'publishedAt',
      'Its date is still to come, and it is read before. To publish it later, give its publishing a time.',
    ),
  ],
  isPublished: ({ isPublished }) => isPublished,
  takenBack: (body) => ({ ...body, isPublished: false }),
  opened: (body) => ({ ...body, isPublished: true }),
  copied: (body) => ({ ...body, publishedAt: null }),
};
