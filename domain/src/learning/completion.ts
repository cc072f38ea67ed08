/** One thing to do in an on-demand course: a video, or a required task. */
export type CompletionItem = {
  readonly completed: boolean;
  readonly completionRequired: boolean;
  readonly optional: boolean;
};

/**
 * Whether an on-demand course is complete (D28): everything marked as required, or, where nothing is marked, every
 * video and task that is not optional. A course with nothing to do is never complete.
 */
export function isOnDemandComplete(items: readonly CompletionItem[]): boolean {
  const marked = items.filter((item) => item.completionRequired);
  const needed = marked.length > 0 ? marked : items.filter((item) => !item.optional);
  return needed.length > 0 && needed.every((item) => item.completed);
}
