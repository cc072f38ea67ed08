import type { Lesson } from '@atrium/domain/learning/nextLesson.ts';
import type { MeetingSpan } from '@atrium/domain/session/meetings.ts';
import type { VideoAddress } from '#lib/links.ts';
import type { ContainerData, SessionPageData } from './sessionQuery.ts';

export type SessionLesson = Lesson & VideoAddress & { readonly title: string };

/** The lessons of a session in the order of its page. */
export function lessonsOf(sessionId: string, containers: readonly ContainerData[]): SessionLesson[] {
  return containers.flatMap(({ items }) =>
    items
      .filter(({ type }) => type === 'VIDEO_GROUP')
      .flatMap((group) =>
        group.videoPreviews.map((video) => ({
          topLevelId: sessionId,
          groupId: video.groupId,
          videoContentId: video.videoContentId,
          title: video.title,
          duration: video.duration,
          farthestWatchedTime: video.farthestWatchedTime,
          optional: group.optional || video.optional,
          watchedAt: video.watchedAt === null ? null : Number(video.watchedAt),
          opensAt: latest(group.enabledAt, video.enabledAt),
        })),
      ),
  );
}

function latest(...instants: readonly (string | null)[]): number | null {
  const knownInstants = instants.flatMap((instant) => (instant === null ? [] : [Number(instant)]));
  return knownInstants.length === 0 ? null : Math.max(...knownInstants);
}

/** The spans of the session's meetings; none of a canceled one. */
export function meetingsOf(page: SessionPageData): MeetingSpan[] {
  if (page.session.cancelled) return [];
  return page.meetings.map(({ startAt, endAt }) => ({ startAt: Number(startAt), endAt: Number(endAt) }));
}
