import * as z from 'zod/mini';
import { flag, link, reference, text, texts } from '../jsonForm.ts';

/** `course.course_meta`: what is set for a course and no other column of it says (learning.md §3). */
export const courseMetaForm = z.object({
  topTakeaway: text(500),
  whoWillBenefit: texts(20, 500),
  whatYouWillLeaveWith: texts(20, 500),
  courseSyllabusUrl: link,
  trailerVideoId: reference,
  hideTimeAndFacultyLabels: flag,
  badgeAsCompletion: flag,
  showHiddenSessionEnrollOptions: flag,
});
export type CourseMeta = Readonly<z.infer<typeof courseMetaForm>>;

/** `session.session_meta`: links and labels of a session. */
export const sessionMetaForm = z.object({
  /** The live room; only those inside are given it. */
  eventLink: link,
  detailCtaText: text(80),
  liveEnrollDescriptor: text(300),
  addEventsCalendarUrl: link,
});
export type SessionMeta = Readonly<z.infer<typeof sessionMetaForm>>;

/** `session.course_type_meta`: what the dialogs about its waitlist say. */
export const courseTypeMetaForm = z.object({ waitlist: z.nullish(z.object({ taskItems: texts(20, 500) })) });
export type CourseTypeMeta = Readonly<z.infer<typeof courseTypeMetaForm>>;

/** `session.ui_customizations`: words of the session's page that replace ours. */
export const uiCustomizationsForm = z.object({ taskContainerTitle: text(120) });
export type UiCustomizations = Readonly<z.infer<typeof uiCustomizationsForm>>;
