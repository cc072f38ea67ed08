import type { QueryClient } from '@tanstack/react-query';
import { invalidateTags, type CacheTag } from './cacheTags.ts';

export interface SaveQueue<Input> {
  readonly name: string;
  readonly subject: (input: Input) => string;
  /**
   * The cache tags of the lists in which the presses show. No answer that was requested before a press overwrites it,
   * and the lists are fetched again when the last press has settled, also when it failed: it may have been carried out.
   */
  readonly tags: readonly CacheTag[];
  /** Called when the last press has settled. */
  readonly settled?: (queryClient: QueryClient) => void;
}

/** The rollbacks of failed presses that a later press on their subject has replaced, the earliest first. */
const carried = new WeakMap<QueryClient, Map<string, (() => void)[]>>();

/**
 * The steps of one press in its queue. Answers arrive late, in another order or not at all, and a press without an
 * answer may have been carried out. So presses on one subject are sent one after another, and those on others do not
 * wait; a failed press that a later one has replaced is rolled back only when the later one fails too (THR-44).
 */
export function openQueue<Input>(
  queryClient: QueryClient,
  { name, subject, tags, settled }: SaveQueue<Input>,
  input: Input,
) {
  const mutations = queryClient.getMutationCache();
  const id = `${name}/${subject(input)}`;
  const rollbacks = carried.get(queryClient) ?? new Map<string, (() => void)[]>();
  carried.set(queryClient, rollbacks);
  const listOfQueue = () => mutations.findAll({ mutationKey: [name], status: 'pending' });
  return {
    options: { mutationKey: [name], scope: { id } },
    /** The presses on the same subject that have not settled, this one included. */
    listPending: (): readonly unknown[] =>
      listOfQueue().filter(({ state }) => subject(state.variables as Input) === subject(input)),
    /** Drops the answers that are under way: they do not know of this press. */
    dropAnswers: (): void => {
      void queryClient.cancelQueries({
        // the first answer of a page is not taken away from it
        predicate: ({ meta, state }) =>
          state.data !== undefined && meta?.tags?.some((tag) => tags.includes(tag)) === true,
      });
    },
    /** The server has carried the press out: what failed before it no longer matters. */
    confirm: (): void => {
      rollbacks.delete(id);
    },
    /** Undoes the press with the failed ones before it; or leaves that to the later press that has replaced it. */
    rollBack: (undo: (() => void) | undefined, isReplaced: boolean): void => {
      const all = [...(rollbacks.get(id) ?? []), ...(undo === undefined ? [] : [undo])];
      if (isReplaced) {
        rollbacks.set(id, all);
        return;
      }
      rollbacks.delete(id);
      for (const step of all.reverse()) step();
    },
    /** Fetches the lists again after the last press. */
    settle: (): void => {
      if (listOfQueue().length > 0) return;
      void invalidateTags(queryClient, tags);
      settled?.(queryClient);
    },
  };
}
