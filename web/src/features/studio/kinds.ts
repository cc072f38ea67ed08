import { staffReach, type StaffOperation, type StaffStanding } from '@atrium/domain/access/staffOperations.ts';
import { courseDocument } from '@atrium/domain/catalogue/courseDocument.ts';
import { facultyDocument } from '@atrium/domain/catalogue/facultyDocument.ts';
import { pagesOfTexts, pageTextDocument } from '@atrium/domain/catalogue/pageTextDocument.ts';
import { certificateDocument } from '@atrium/domain/certificate/certificateDocument.ts';
import type { DocumentBody, DocumentFields } from '@atrium/domain/document/anyDocument.ts';
import { eventDocument } from '@atrium/domain/event/eventDocument.ts';
import { insightDocument } from '@atrium/domain/insight/insightDocument.ts';
import { sessionContentDocument } from '@atrium/domain/learning/sessionContentDocument.ts';
import { letterWordsDocument } from '@atrium/domain/outbox/letterWordsDocument.ts';
import { passDocument } from '@atrium/domain/pass/passDocument.ts';
import { planDocument } from '@atrium/domain/plan/planDocument.ts';
import { resourceDocument } from '@atrium/domain/resource/resourceDocument.ts';
import { sessionDocument } from '@atrium/domain/session/sessionDocument.ts';
import { upperFirst } from '@atrium/domain/upperFirst.ts';
import { videoDocument } from '@atrium/domain/video/videoDocument.ts';
import {
  IconBook2,
  IconBulb,
  IconCalendarEvent,
  IconCertificate,
  IconChalkboard,
  IconFileText,
  IconLayoutNavbar,
  IconListTree,
  IconMessage2,
  IconRoute,
  IconTicket,
  IconUsersGroup,
  IconVideo,
  type Icon,
} from '@tabler/icons-react';

/** The groups of the rail. */
export type StudioGroup = 'Content' | 'People' | 'Companies' | 'Commerce' | 'Running';

/** A kind of document as the studio shows it. */
export interface StudioKind {
  readonly kind: string;
  /** 'event' */
  readonly one: string;
  /** 'Events' */
  readonly many: string;
  readonly fields: DocumentFields;
  readonly empty: DocumentBody;
  /** The id of the only document of its kind. */
  readonly onlyId: string | null;
  /** It is of a course: whoever teaches that may draft it (STF-01). */
  readonly isOfCourse: boolean;
  /** It is there as long as something else is: none is begun, copied or removed by itself. */
  readonly isPart: boolean;
  /** The kind of the document of the same id that has its other half; `begin`: how that is begun, where it may be. */
  readonly beside: { readonly kind: string; readonly label: string; readonly begin: string | null } | null;
  /** Whether members can no longer meet it and it still be there. */
  readonly canBeTakenBack: boolean;
  /** The body by which members meet again what was taken back; null where that is not done by a press. */
  readonly opened: ((body: DocumentBody) => DocumentBody) | null;
  /** Whether members meet a body at an instant, in epoch milliseconds. */
  readonly isMet: (body: DocumentBody, now: number) => boolean;
  readonly icon: Icon;
  /** Where its list is in the rail. */
  readonly group: StudioGroup;
  /** Where members meet it; null where no page of theirs shows it. */
  readonly pageOf: (id: string, body: DocumentBody) => string | null;
  readonly operations: Readonly<Record<Doing, StaffOperation>>;
  titleOf(body: DocumentBody): string;
}
type Doing = 'read' | 'write' | 'publish';

/** What the studio needs of a definition, whatever its body is. */
interface Definition {
  readonly kind: string;
  readonly noun: readonly [one: string, many: string];
  readonly fields: DocumentFields;
  readonly empty: DocumentBody;
  readonly onlyId?: string;
  readonly operations?: Readonly<Record<Doing, StaffOperation>>;
  readonly titleOf: (body: DocumentBody) => string;
  readonly opened?: (body: DocumentBody) => DocumentBody;
  isPublished(body: never, now: number): boolean;
}

const documentOperations = { read: 'document.read', write: 'document.write', publish: 'document.publish' } as const;

function kindOf(
  definition: Definition,
  icon: Icon,
  {
    pageOf = () => null,
    canBeTakenBack = true,
    isPart = false,
    isOfCourse = false,
    beside = null,
    many: label,
    group = 'Content',
  }: Partial<StudioKind> = {},
): StudioKind {
  const { kind, noun, fields, empty, onlyId = null, operations = documentOperations } = definition;
  const [one, many] = noun;
  return {
    kind,
    one,
    many: label ?? upperFirst(many),
    fields,
    empty,
    onlyId,
    isPart,
    isOfCourse,
    beside,
    canBeTakenBack,
    opened: definition.opened ?? null,
    isMet: (body, now) => definition.isPublished(body as never, now),
    icon,
    group,
    pageOf,
    operations,
    titleOf: definition.titleOf,
  };
}

/** Every kind, in the order of the rail. */
export const studioKinds: readonly StudioKind[] = [
  kindOf(courseDocument, IconBook2, {
    isOfCourse: true,
    pageOf: (id) => `/courses/${encodeURIComponent(id)}`,
  }),
  kindOf(sessionDocument, IconUsersGroup, {
    many: 'Sessions',
    isOfCourse: true,
    beside: { kind: 'sessionContent', label: 'Content', begin: 'Begin its content' },
    pageOf: (id) => `/courses/session/${encodeURIComponent(id)}`,
  }),
  kindOf(sessionContentDocument, IconListTree, {
    many: 'Session content',
    isOfCourse: true,
    canBeTakenBack: false,
    isPart: true,
    beside: { kind: 'session', label: 'Dates and seats', begin: null },
    pageOf: (id) => `/courses/session/${encodeURIComponent(id)}`,
  }),
  kindOf(videoDocument, IconVideo, { canBeTakenBack: false }),
  kindOf(certificateDocument, IconCertificate, {
    pageOf: (id, { type }) => `/${type === 'CrashCourse' ? 'crash-courses' : 'certificates'}/${encodeURIComponent(id)}`,
  }),
  kindOf(resourceDocument, IconFileText, {
    pageOf: (_id, { slug }) => `/resources/${encodeURIComponent(typeof slug === 'string' ? slug : '')}`,
  }),
  kindOf(insightDocument, IconBulb, { pageOf: (id) => `/insights/${encodeURIComponent(id)}` }),
  kindOf(eventDocument, IconCalendarEvent, { pageOf: (id) => `/events/${encodeURIComponent(id)}` }),
  kindOf(pageTextDocument, IconLayoutNavbar, {
    pageOf: (_id, { slug }) => pagesOfTexts[typeof slug === 'string' ? slug : ''] ?? null,
  }),
  kindOf(planDocument, IconRoute, { many: 'Quiz and plans', pageOf: () => '/plan/quiz', canBeTakenBack: false }),
  kindOf(facultyDocument, IconChalkboard, { group: 'People' }),
  kindOf(letterWordsDocument, IconMessage2, { group: 'Running', isPart: true }),
  kindOf(passDocument, IconTicket, {
    group: 'Companies',
    pageOf: (_id, { code }) => `/preview/${encodeURIComponent(typeof code === 'string' ? code : '')}`,
  }),
];

/** A kind by its name in the address; null for one that there is not. */
export function findKind(name: string): StudioKind | null {
  return studioKinds.find(({ kind }) => kind === name) ?? null;
}

/** Whether somebody of the team may do something with the documents of a kind, or with those of their own courses. */
export function mayDo(staff: StaffStanding | null, kind: StudioKind, doing: Doing): boolean {
  const reach = staffReach(staff, kind.operations[doing]);
  return reach === 'all' || (kind.isOfCourse && (reach?.courseIds.length ?? 0) > 0);
}

/** Of which course somebody begins a document, where they may only begin it of their own; '' for none. */
export function ownCourse(staff: StaffStanding | null, kind: StudioKind): string {
  const reach = staffReach(staff, kind.operations.write);
  return reach === 'all' ? '' : (reach?.courseIds[0] ?? '');
}

/** Whether somebody may begin a document of a kind: whoever teaches begins sessions of their courses, and no course. */
export function mayBegin(staff: StaffStanding | null, kind: StudioKind): boolean {
  if (kind.isPart || !mayDo(staff, kind, 'write')) return false;
  return staffReach(staff, kind.operations.write) === 'all' || 'courseId' in kind.fields;
}

/** The kinds that somebody of the team may read: the others are not in their studio. */
export function readableKinds(staff: StaffStanding | null): readonly StudioKind[] {
  return studioKinds.filter((kind) => mayDo(staff, kind, 'read'));
}

/** The address of a kind, of one document, or of one of its pages. */
export function studioPath(kind: string, id?: string, page?: 'history' | 'publish'): string {
  return ['/studio', kind, id, page]
    .filter((part) => part !== undefined)
    .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
    .join('/');
}
