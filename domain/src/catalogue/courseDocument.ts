import * as z from 'zod/mini';
import { areaNames, areaWords } from '../access/areaWords.ts';
import {
  id,
  ids,
  line,
  lines,
  schemaOf,
  textOf,
  type DocumentDefinition,
  type DocumentFields,
} from '../document/anyDocument.ts';
import { canWait, must } from '../document/faults.ts';
import { link } from '../document/linkForm.ts';
import { needing } from '../document/needing.ts';
import { courseTypeNames, courseTypes } from '../session/facts.ts';
import { lessonFaults, onDemandFields } from './lessonsForm.ts';

const sentences = z.array(line(500)).check(z.maxLength(20, 'At most 20.'));

const fields = {
  title: { label: 'Title', part: 'line', schema: line(200) },
  subtitle: { label: 'Subtitle', part: 'line', schema: line(300), help: 'One sentence below the title.' },
  description: { label: 'Description', part: 'text', schema: lines(10_000) },
  picture: { label: 'Cover', part: 'picture', drawnAs: 'cover', schema: link },
  type: { label: 'Type', part: 'choice', schema: z.enum(courseTypes), words: courseTypeNames },
  topic: { label: 'Topic', part: 'line', schema: line(60), help: 'The catalogue is filtered by it.' },
  stacks: {
    label: 'Stacks',
    part: 'words',
    schema: z.array(line(60)).check(z.maxLength(20, 'At most 20.')),
    help: 'The catalogue is filtered by them.',
  },
  difficulty: { label: 'Difficulty', part: 'line', schema: line(40), help: 'Such as Beginner.' },
  areas: {
    label: 'Open to',
    part: 'words',
    schema: z.array(z.enum(areaNames)),
    words: areaWords,
    help: 'Holders of one of these areas; of none: only people whose entitlement names the course.',
  },
  facultyIds: { label: 'Taught by', part: 'references', of: 'faculty', schema: ids },
  takeaway: { label: 'What it is about, in a sentence', part: 'text', schema: lines(500) },
  benefits: { label: 'Who will benefit', part: 'words', schema: sentences },
  outcomes: { label: 'What people leave with', part: 'words', schema: sentences },
  syllabus: { label: 'Syllabus', part: 'link', schema: z.nullable(link), help: 'A PDF that members open.' },
  trailerId: { label: 'Trailer', part: 'reference', of: 'video', schema: z.nullable(id) },
  isCoverageCounted: {
    label: 'Only what was watched counts',
    part: 'switch',
    schema: z.boolean(),
    help: 'Otherwise a lesson counts up to the farthest place that was reached.',
  },
  isTimeHidden: { label: 'Without times and teachers on cards', part: 'switch', schema: z.boolean() },
  isBadgeCompletion: { label: 'The badge says that it is completed', part: 'switch', schema: z.boolean() },
  areHiddenSessionsOffered: {
    label: 'Offers sessions that are not in the catalogue',
    part: 'switch',
    schema: z.boolean(),
  },
  onDemand: {
    label: 'Lessons on demand',
    part: 'group',
    schema: z.nullable(schemaOf(onDemandFields)),
    fields: onDemandFields,
    help: 'Live sessions of the course are documents of their own.',
  },
} as const satisfies DocumentFields;

const schema = schemaOf(fields);
/** A course with its lessons on demand, as its document has it; instants are ISO texts. */
export type CourseBody = Readonly<z.infer<typeof schema>>;

/** What `missing` asks about a course. */
export interface CourseFacts {
  readonly unknownFaculty: readonly string[];
  readonly unknownVideos: readonly string[];
  /** Ids of its lessons and groups that belong to another course. */
  readonly foreignIds: readonly string[];
  /** Whether it has live sessions, by which members may meet it. */
  readonly isLive: boolean;
}

/** Courses: their page, and their lessons on demand. */
export const courseDocument: DocumentDefinition<CourseBody, CourseFacts> = {
  kind: 'course',
  noun: ['course', 'courses'],
  fields,
  schema,
  empty: {
    title: '',
    subtitle: '',
    description: '',
    picture: '',
    type: 'WORKSHOP',
    topic: '',
    stacks: [],
    difficulty: '',
    areas: [],
    facultyIds: [],
    takeaway: '',
    benefits: [],
    outcomes: [],
    syllabus: null,
    trailerId: null,
    isCoverageCounted: false,
    isTimeHidden: false,
    isBadgeCompletion: false,
    areHiddenSessionsOffered: false,
    onDemand: null,
  },
  titleOf: ({ title }) => textOf(title),
  missing: (body, facts) => [
    ...must(body.title.trim() === '', 'title', 'The course has no title.'),
    ...must(body.topic.trim() === '', 'topic', 'The course has no topic.'),
    ...must(body.difficulty.trim() === '', 'difficulty', 'The course does not say how difficult it is.'),
    ...needing(facts.unknownFaculty, body.facultyIds, 'facultyIds', 'faculty'),
    ...needing(facts.unknownVideos, [body.trailerId ?? ''], 'trailerId', 'video'),
    ...facts.foreignIds.flatMap((name) => must(true, 'onDemand', `${name} is a part of another course.`)),
    ...(body.onDemand === null ? [] : lessonFaults(body.onDemand, facts.unknownVideos)),
    ...canWait(body.description === '', 'description', 'The page of the course says nothing about it.'),
    ...canWait(body.facultyIds.length === 0, 'facultyIds', 'Nobody teaches the course.'),
    ...canWait(body.areas.length === 0, 'areas', 'It is open to nobody but people whose entitlement names it.'),
    ...canWait(
      body.onDemand === null && !facts.isLive,
      'onDemand',
      'It has neither lessons nor a live session, so that members do not meet it yet.',
    ),
  ],
  isPublished: ({ onDemand }) => onDemand === null || onDemand.isOpen,
  // its live sessions are documents of their own, which are taken back by themselves
  takenBack: (body) => (body.onDemand === null ? null : { ...body, onDemand: { ...body.onDemand, isOpen: false } }),
  opened: (body) => {
    const { onDemand } = body;
    return typeof onDemand === 'object' && onDemand !== null
      ? { ...body, onDemand: { ...onDemand, isOpen: true } }
      : body;
  },
};
