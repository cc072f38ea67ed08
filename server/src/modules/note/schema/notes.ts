import { asMember } from '../../../base/context.ts';
import { builder, mutationPayload } from '../../../base/graphql/builder.ts';
import { payloadOf, valueOf } from '../../../base/graphql/result.ts';
import { VideoPageType } from '../../video/schema/videoPage.ts';
import { listNotes } from '../service/listNotes.ts';
import { getNotesOfLesson, removeNote, saveNote } from '../service/notes.ts';
import type { FoundNote, FoundNotes, Note, NotedCourse, NotePlace } from '../types.ts';

const NoteType = builder.objectRef<Note>('Note').implement({
  description: 'What the caller wrote at a lesson for themselves; nobody else reads it.',
  fields: (t) => ({
    noteId: t.exposeID('noteId'),
    seconds: t.exposeInt('seconds', { nullable: true, description: 'The moment; null for the whole lesson.' }),
    text: t.exposeString('text', { description: "Plain text; '' for a moment that was only marked." }),
    revision: t.exposeInt('revision'),
    createdAt: t.exposeString('createdAt', { description: 'Epoch milliseconds.' }),
    changedAt: t.exposeString('changedAt', { description: 'Epoch milliseconds.' }),
  }),
});
const NotePlaceType = builder.objectRef<NotePlace>('NotePlace').implement({
  description: 'The address of the lesson of a note.',
  fields: (t) => ({
    topLevelId: t.exposeID('topLevelId'),
    groupId: t.exposeID('groupId'),
    videoContentId: t.exposeID('videoContentId'),
    sourceType: t.exposeString('sourceType', { description: 'ON_DEMAND or SESSION.' }),
    courseType: t.exposeString('courseType'),
  }),
});
const FoundNoteType = builder.objectRef<FoundNote>('FoundNote').implement({
  description: 'A note with the names of its course and lesson.',
  fields: (t) => ({
    note: t.field({ type: NoteType, resolve: (note) => note }),
    courseId: t.exposeID('courseId'),
    courseTitle: t.exposeString('courseTitle'),
    lessonTitle: t.exposeString('lessonTitle'),
    place: t.expose('place', {
      type: NotePlaceType,
      nullable: true,
      description: 'Null where the lesson does not open any more.',
    }),
  }),
});
const NotedCourseType = builder.objectRef<NotedCourse>('NotedCourse').implement({
  fields: (t) => ({
    courseId: t.exposeID('courseId'),
    title: t.exposeString('title'),
    notes: t.exposeInt('notes'),
  }),
});
const FoundNotesType = builder.objectRef<FoundNotes>('FoundNotes').implement({
  fields: (t) => ({
    notes: t.expose('notes', { type: [FoundNoteType] }),
    courses: t.expose('courses', { type: [NotedCourseType], description: 'All courses with notes of the caller.' }),
    total: t.exposeInt('total', { description: 'How many were found.' }),
    nextAfter: t.exposeInt('nextAfter', { nullable: true, description: 'Null on the last page.' }),
  }),
});
const SaveNotePayload = mutationPayload<{ readonly note: Note }>('SaveNotePayload', (t) => ({
  note: t.expose('note', { type: NoteType, nullable: true }),
}));
const RemoveNotePayload = mutationPayload<object>('RemoveNotePayload', () => ({}));
const SaveNoteInput = builder.inputType('SaveNoteInput', {
  fields: (t) => ({
    noteId: t.id({ required: true, description: 'A UUID, made by the caller.' }),
    topLevelId: t.id({ required: true }),
    groupId: t.id({ required: true }),
    videoContentId: t.id({ required: true }),
    seconds: t.int({ description: 'The moment; null for the whole lesson. It does not change.' }),
    text: t.string({ required: true, description: 'Plain text of at most 5,000 characters.' }),
    revision: t.int({ required: true, description: 'The revision that the caller has seen; 0 of a new note.' }),
  }),
});

// beside what the module of videos says of its page, in the same request
builder.objectField(VideoPageType, 'notes', (t) =>
  t.field({
    type: [NoteType],
    nullable: true,
    isSecret: true,
    description: "The caller's notes at this lesson, by their moment; null for anybody who sees the page for them.",
    resolve: ({ session, video }, _args, ctx) =>
      getNotesOfLesson(asMember(ctx), session.sessionId, video.courseContentId),
  }),
);
builder.queryField('listNotes', (t) =>
  t.field({
    cost: 'dear',
    type: FoundNotesType,
    nullable: true,
    access: 'member',
    description: "The caller's notes by course and lesson, also of lessons that do not open any more.",
    args: {
      courseId: t.arg.id({ description: 'Only of this course.' }),
      query: t.arg.string({ defaultValue: '', description: 'Words of the notes and lessons.' }),
      after: t.arg.int({ defaultValue: 0 }),
      count: t.arg.int({ defaultValue: 50 }),
    },
    resolve: async (_root, { courseId, query, after, count }, ctx) =>
      valueOf(
        await listNotes(asMember(ctx), {
          courseId: courseId ?? null,
          query: query ?? '',
          after: after ?? 0,
          count: count ?? 50,
        }),
      ),
  }),
);
builder.mutationFields((t) => ({
  saveNote: t.field({
    type: SaveNotePayload,
    nullable: true,
    access: 'member',
    description: 'Saves a note of the caller at a lesson, or other words of one of theirs.',
    args: { input: t.arg({ type: SaveNoteInput, required: true }) },
    resolve: async (_root, { input }, ctx) => {
      const saved = await saveNote(asMember(ctx), { ...input, seconds: input.seconds ?? null });
      return payloadOf(saved.ok ? { ok: true, value: { note: saved.value } } : saved);
    },
  }),
  removeNote: t.field({
    type: RemoveNotePayload,
    nullable: true,
    access: 'member',
    description: 'Removes a note of the caller.',
    args: {
      noteId: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true, description: 'The revision that the caller has seen.' }),
    },
    resolve: async (_root, { noteId, revision }, ctx) =>
      payloadOf(await removeNote(asMember(ctx), { noteId, revision })),
  }),
}));
