import { chapterForm } from '@atrium/domain/video/videoForm.ts';
import { z } from 'zod';
import { json, nullable, oneOf, text } from '../../base/sql/columns.ts';

const videoShape = z.strictObject({
  videoId: z.string(),
  externalKey: z.string(),
  duration: z.number(),
  thumbnailUrl: z.string(),
  isSilent: z.boolean(),
  chapters: z.readonly(z.array(chapterForm)),
});
export type CaseStudyVideoRow = Readonly<z.infer<typeof videoShape>>;

export const caseStudyColumns = {
  caseStudyId: text,
  title: text,
  /** Millisecond string. */
  publishedAt: text,
  coverImageUrl: text,
  bodyText: text,
  status: oneOf('DRAFT', 'PUBLISHED'),
  video: nullable(json(videoShape)),
};

/** The video of an insight; its manifest is signed for one member. */
export interface CaseStudyVideo extends Omit<CaseStudyVideoRow, 'externalKey'> {
  readonly manifestUrl: string;
  /** Millisecond string. */
  readonly expiresAt: string;
}

/** CaseStudy of the API. */
export interface CaseStudy {
  readonly caseStudyId: string;
  readonly title: string;
  readonly publishedAt: string;
  readonly coverImageUrl: string;
  /** Sanitized HTML. */
  readonly bodyText: string;
  readonly status: 'DRAFT' | 'PUBLISHED';
  readonly video: CaseStudyVideo | null;
}

export interface CaseStudyList {
  readonly list: readonly CaseStudy[];
  /** The next `after`; null on the last page. */
  readonly nextAfter: number | null;
}

export interface CaseStudyListInput {
  /** Only this one; null for all. */
  readonly caseStudyId: string | null;
  /** A part of the name; '' for any. */
  readonly query: string;
  /** How many of the list were served before. */
  readonly after: number;
  readonly count: number;
}

/** One report of a player about one sitting. Seconds. */
export interface CaseStudyViewing {
  readonly caseStudyId: string;
  readonly viewingKey: string;
  /** Played in this sitting so far. */
  readonly playingSeconds: number;
  readonly maxPlayhead: number;
}

/** What is stored of a sitting after a report. Seconds. */
export interface SavedCaseStudyViewing {
  readonly playingSeconds: number;
  readonly maxPlayhead: number;
}
