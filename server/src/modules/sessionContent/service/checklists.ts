import { checklistState, type ChecklistSubtype } from '@atrium/domain/learning/checklist.ts';
import { containerProgress } from '@atrium/domain/learning/container.ts';
import type { ContentNode, NodeOfKind } from '@atrium/domain/learning/contentNode.ts';
import type { SubmissionStatus } from '@atrium/domain/learning/project.ts';
import { isAwaitingReport, isMeetingMissed } from '@atrium/domain/session/attendance.ts';
import { countsWhenWatched } from '@atrium/domain/session/recording.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { ChecklistItem, ContentMark } from '../types.ts';
import type { MemberContent } from './memberContent.ts';
import { checklistKindOf, textOf } from './nodeData.ts';

/** The rows of a session from which the states of its checklists follow. */
export type ChecklistRows = Pick<
  MemberContent,
  'nodes' | 'videos' | 'marks' | 'meetings' | 'recordingCounts' | 'session'
>;

/** The checklist items of a session with the member's state, in their order (SSN-06, D33, D34). */
export function checklistOf(ctx: Pick<MemberContext, 'now' | 'log'>, rows: ChecklistRows): ChecklistItem[] {
  const nodes = new Map(rows.nodes.map((node) => [node.sessionContentId, node]));
  const onDemand = rows.session.sessionType === 'ON_DEMAND';
  return rows.nodes
    .filter((node) => node.kind === 'CHECKLIST_ITEM')
    .map((node) => {
      const { sessionContentId, parentId, title, data } = node;
      const { subtype, selfReporting, unknownSubtype } = checklistKindOf(data);
      if (unknownSubtype !== null) {
        ctx.log.warn({ sessionContentId, subtype: unknownSubtype }, 'unknown checklist subtype');
      }
      const refId = textOf(data.refSessionContentId);
      const ref = refId === null ? undefined : nodes.get(refId);
      const about = ref === undefined ? undefined : (nodes.get(ref.parentId ?? '') ?? ref);
      const dueAt = instant(ref?.dueAt ?? about?.dueAt);
      const { share, isOpen } = progressOf(ctx, rows, { node, ref, subtype, selfReporting });
      return {
        sessionContentId,
        refSessionContentId: refId,
        parentSessionContentId: parentId,
        checklistGroupName: data.checklistGroupName ?? '',
        title,
        subtitle: textOf(data.subtitle),
        subtype,
        selfReporting,
        completionStatus: checklistState(
          { subtype, selfReporting, isDone: share >= 1, isOpen, dueAt },
          onDemand,
          ctx.now,
        ),
        progress: Math.floor(share * 100),
        ...meetingOf(ctx, rows, node, subtype),
      };
    });
}

/** Whether a project was handed in (D34); null for every other node. */
export function submissionOf(node: ContentNode, marks: readonly ContentMark[]): SubmissionStatus {
  const mark = marks.find(
    ({ sessionContentId, type }) => sessionContentId === node.sessionContentId && type === 'PROJECT_SUBMISSION',
  );
  if (node.containerType !== 'PROJECT_SUBMISSION' || mark === undefined) return null;
  return mark.status === 'Completed' ? 'SUBMITTED' : 'RETURNED';
}

type ChecklistNode = NodeOfKind<'CHECKLIST_ITEM'>;

interface Subject {
  readonly node: ChecklistNode;
  /** What the item refers to. */
  readonly ref: ContentNode | undefined;
  readonly subtype: ChecklistSubtype;
  readonly selfReporting: boolean;
}

/** How much of an item is done, 0 to 1, and whether something is still to be decided by others. */
function progressOf(
  { now }: Pick<MemberContext, 'now'>,
  rows: ChecklistRows,
  { node, ref, subtype, selfReporting }: Subject,
): { readonly share: number; readonly isOpen: boolean } {
  if (selfReporting) {
    const mark = rows.marks.find(
      ({ sessionContentId, type }) => sessionContentId === node.sessionContentId && type === 'BONUS_CONTENT',
    );
    return { share: mark?.status === 'Completed' ? 1 : 0, isOpen: false };
  }
  if (subtype === 'ZOOM_ATTENDANCE') {
    const record = recordOf(rows, node);
    if (record === undefined) return { share: 0, isOpen: false };
    const { attended, isReported, endAt } = record;
    return { share: attended ? 1 : 0, isOpen: isAwaitingReport({ endAt: Number(endAt), isReported }, now) };
  }
  if (subtype === 'PROJECT_SUBMISSION') {
    const submission = ref === undefined ? null : submissionOf(ref, rows.marks);
    return { share: submission === 'SUBMITTED' ? 1 : 0, isOpen: submission === 'RETURNED' };
  }
  return { share: watchedShare(rows, ref, now), isOpen: false };
}

/** The meeting of an item: whether it was missed (D33), its recording, and whether that makes up for it (D85). */
function meetingOf(
  { now }: Pick<MemberContext, 'now'>,
  rows: ChecklistRows,
  node: ChecklistNode,
  subtype: ChecklistSubtype,
): Pick<ChecklistItem, 'isMissed' | 'meetingEndAt' | 'recordingUrl' | 'recordingCounts'> {
  const record = subtype === 'ZOOM_ATTENDANCE' ? recordOf(rows, node) : undefined;
  const isMissed = record !== undefined && isMeetingMissed({ ...record, endAt: Number(record.endAt) }, now);
  const [meetingEndAt, recordingUrl] = [record?.endAt ?? null, record?.recordingUrl ?? null];
  const recordingCounts = countsWhenWatched(recordingUrl, rows.recordingCounts);
  return { isMissed, meetingEndAt, recordingUrl, recordingCounts };
}

function recordOf({ meetings }: ChecklistRows, node: ChecklistNode): ChecklistRows['meetings'][number] | undefined {
  return meetings.find(({ meetingNumber }) => meetingNumber === meetingNumberOf(node));
}

/** The share of the videos of a group or container that counts (D27); 1 when they are complete. */
function watchedShare(rows: ChecklistRows, ref: ContentNode | undefined, now: number): number {
  const isOf = ({ kind, sessionContentId, parentId }: ContentNode): boolean =>
    kind === 'VIDEO_GROUP' && (sessionContentId === ref?.sessionContentId || parentId === ref?.sessionContentId);
  const groups = rows.nodes.filter(isOf).map(({ sessionContentId, optional }) => ({
    optional,
    videos: rows.videos.filter(({ groupId }) => groupId === sessionContentId),
  }));
  const { share, state } = containerProgress({ groups, dueAt: null }, rows.session.sessionType === 'ON_DEMAND', now);
  return state === 'COMPLETED' ? 1 : share;
}

/** Meetings are counted from 1, the indexes in the content from 0. */
function meetingNumberOf({ data: { meeting = null } }: ChecklistNode): number {
  return meeting === null ? 0 : meeting + 1;
}

function instant(millis: string | null | undefined): number | null {
  return millis === null || millis === undefined ? null : Number(millis);
}
