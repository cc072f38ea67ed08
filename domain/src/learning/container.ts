import { isShareComplete, rollUp, type WatchedVideo } from '../video/progress.ts';

export type ContainerVideoGroup = { readonly optional: boolean; readonly videos: readonly WatchedVideo[] };

export type ContainerState = 'COMPLETED' | 'PENDING' | 'NOT_COMPLETED';

export type ContainerProgress = {
  /** 0 to 1. */
  readonly share: number;
  /** The videos that count, and how many of them are complete. */
  readonly videoCount: number;
  readonly completedCount: number;
  /** Null for a container with nothing to watch. */
  readonly state: ContainerState | null;
};

/**
 * The progress of a task container (learning.md §4, SSN-07, D27). Required groups count. In an on-demand session, or
 * where every group is optional, the optional ones count instead, and nothing is ever overdue. `dueAt` is the end of
 * the container's day in the session's zone, epoch milliseconds.
 */
export function containerProgress(
  container: { readonly groups: readonly ContainerVideoGroup[]; readonly dueAt: number | null },
  onDemand: boolean,
  now: number,
): ContainerProgress {
  const required = container.groups.map((group) => requiredVideos(group)).filter((videos) => videos.length > 0);
  const optional = container.groups.map((group) => optionalVideos(group)).filter((videos) => videos.length > 0);
  const byOptional = optional.length > 0 && (onDemand || required.length === 0);
  const { share, totalDuration, videoCount, completedCount } = rollUp((byOptional ? optional : required).flat());
  const progress = { share, videoCount, completedCount };
  if (totalDuration === 0) return { ...progress, state: null };
  if (isShareComplete(share)) return { ...progress, state: 'COMPLETED' };
  const overdue = !byOptional && !onDemand && container.dueAt !== null && now >= container.dueAt;
  return { ...progress, state: overdue ? 'PENDING' : 'NOT_COMPLETED' };
}

function requiredVideos(group: ContainerVideoGroup): WatchedVideo[] {
  return group.optional ? [] : group.videos.filter((video) => video.optional !== true);
}

function optionalVideos(group: ContainerVideoGroup): WatchedVideo[] {
  return group.videos.filter((video) => group.optional || video.optional === true);
}
