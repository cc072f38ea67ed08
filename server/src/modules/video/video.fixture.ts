import { minute } from '@atrium/domain/time.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';

/** A caller whose requests must succeed. */
export type Asker = Pick<Caller, 'query'>;

/**
 * A server whose metering month ends half a day after the month in UTC, started in the last minutes of the latter, so
 * that the rest of the month is the same on any day of the year.
 */
export async function startLateInMonth(): Promise<TestServer> {
  const server = await startServer({ timeZone: 'Etc/GMT+12' });
  const now = new Date(server.clock.now());
  await server.clock.moveTo(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - 10 * minute);
  return server;
}

/** A video in a group of a session, with the fields that the mutations need. */
export interface Place {
  readonly topLevelId: string;
  readonly groupId: string;
  readonly videoContentId: string;
  readonly videoId: string;
  readonly courseId: string;
  readonly duration: number;
}

/** The videos of an on-demand course, as the viewer's own outline lists them. */
export async function placesOf(caller: Asker, courseId: string): Promise<Place[]> {
  const { getOnDemandContent: course } = await caller.query<{
    getOnDemandContent: {
      sessionId: string;
      groups: {
        courseContentGroupId: string;
        content: { courseContentId: string; video: { videoId: string; duration: number } }[];
      }[];
    };
  }>(
    `query ($courseId: ID!) { getOnDemandContent(courseId: $courseId) {
      sessionId groups { courseContentGroupId content { courseContentId video { videoId duration } } } } }`,
    { courseId },
  );
  return course.groups.flatMap((group) =>
    group.content.map(({ courseContentId, video }) => ({
      topLevelId: course.sessionId,
      groupId: group.courseContentGroupId,
      videoContentId: courseContentId,
      courseId,
      ...video,
    })),
  );
}

/** The first of them. */
export async function firstPlace(caller: Asker, courseId: string): Promise<Place> {
  const [place] = await placesOf(caller, courseId);
  if (place === undefined) throw new Error(`no video in ${courseId}`);
  return place;
}

export interface Opened {
  readonly manifestUrl: string | null;
  readonly expiresAt: string | null;
  readonly metering: { currentMeasure: number; threshold: number; watchedVideoIds: string[] } | null;
  readonly error: { code: string; message: string } | null;
}

export async function open(caller: Asker, place: Omit<Place, 'duration' | 'videoId' | 'courseId'>): Promise<Opened> {
  const { topLevelId, groupId, videoContentId } = place;
  const { openVideo } = await caller.query<{ openVideo: Opened }>(
    `mutation ($topLevelId: ID!, $groupId: ID!, $videoContentId: ID!) {
      openVideo(topLevelId: $topLevelId, groupId: $groupId, videoContentId: $videoContentId) {
        manifestUrl expiresAt metering { currentMeasure threshold watchedVideoIds } error { code message } } }`,
    { topLevelId, groupId, videoContentId },
  );
  return openVideo;
}

export interface Started {
  readonly userVideoSessionId: string | null;
  readonly continueAtTime: number | null;
  readonly error: { code: string } | null;
}

export async function start(caller: Asker, place: Place): Promise<Started> {
  const { createVideoSession } = await caller.query<{ createVideoSession: Started }>(
    `mutation ($input: CreateVideoSessionInput!) { createVideoSession(input: $input) {
      userVideoSessionId continueAtTime error { code } } }`,
    { input: { videoId: place.videoId, courseId: place.courseId, sessionId: place.topLevelId } },
  );
  return createVideoSession;
}

/** Starts a viewing; must succeed. */
export async function begin(caller: Asker, place: Place): Promise<string> {
  const { userVideoSessionId, error } = await start(caller, place);
  if (userVideoSessionId === null) throw new Error(`refused: ${String(error?.code)}`);
  return userVideoSessionId;
}

export interface Reported {
  readonly farthestWatchedTime: number | null;
  readonly continueAtTime: number | null;
  readonly completed: boolean | null;
  readonly autoEnrolled: boolean | null;
  readonly status: string | null;
  readonly error: { code: string } | null;
}

export interface ReportOf {
  readonly clientSeq: number | string;
  readonly at: number;
  readonly max?: number;
  readonly playing?: number;
  readonly from?: number;
  readonly to?: number;
  readonly status?: 'IN_PROGRESS' | 'ENDED';
}

export async function report(
  caller: Asker,
  viewingId: string,
  place: Pick<Place, 'videoId' | 'courseId'>,
  of: ReportOf,
): Promise<Reported> {
  const { updateVideoSession } = await caller.query<{ updateVideoSession: Reported }>(
    `mutation ($input: UpdateVideoSessionInput!) { updateVideoSession(input: $input) {
      farthestWatchedTime continueAtTime completed autoEnrolled status error { code } } }`,
    {
      input: {
        userVideoSessionId: viewingId,
        videoId: place.videoId,
        courseId: place.courseId,
        continueAtTime: of.at,
        videoSessionMaxPlayhead: of.max ?? of.at,
        videoSessionPlayingTime: of.playing ?? of.at,
        from: of.from,
        to: of.to,
        status: of.status ?? 'IN_PROGRESS',
        clientSeq: String(of.clientSeq),
      },
    },
  );
  return updateVideoSession;
}

export interface Plan {
  readonly threshold: number;
  readonly currentMeasure: number;
  readonly watchedVideoIds: string[];
  readonly entitledVideoIds: string[];
  readonly resetsAt: string;
}

/** A limited member's remaining videos; null for accounts that are not metered. */
export async function planOf(caller: Asker): Promise<Plan | null> {
  const { getMeteringPlanDetails } = await caller.query<{ getMeteringPlanDetails: Plan | null }>(
    '{ getMeteringPlanDetails { threshold currentMeasure watchedVideoIds entitledVideoIds resetsAt } }',
  );
  return getMeteringPlanDetails;
}
