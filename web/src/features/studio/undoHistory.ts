import type { DocumentBody } from '@atrium/domain/document/anyDocument.ts';
import { isSame } from '@atrium/domain/document/isSame.ts';
import { mergeBodies } from '@atrium/domain/document/mergeBodies.ts';

/** A change of one or more fields by their reader. */
interface FieldChange {
  readonly before: DocumentBody;
  readonly after: DocumentBody;
}

/**
 * What taking a change back, or making it again, comes to: the fields as they are then; none where somebody else has
 * changed the same since, whose change is kept.
 */
export interface UndoStep {
  readonly names: readonly string[];
  readonly values: DocumentBody | null;
}

/** How soon after each other changes of one field are one, in milliseconds: a word that is typed. */
const oneWithin = 1_000;
const mostKept = 100;

/** The changes that somebody has made in a form, in their order, of which the last can be taken back (DOC-02). */
export class UndoHistory {
  #done: FieldChange[] = [];
  #undone: FieldChange[] = [];
  /** When the last change was made that the next may be a part of; null: none. */
  #openAt: number | null = null;

  /** Keeps a change at an instant, in milliseconds; what was taken back before can then not be made again. */
  add(before: DocumentBody, after: DocumentBody, at: number): void {
    if (isSame(before, after)) return;
    const last = this.#done.at(-1);
    const isPart =
      last !== undefined &&
      this.#openAt !== null &&
      at - this.#openAt < oneWithin &&
      isSame(Object.keys(last.after), Object.keys(after));
    if (isPart) this.#done.pop();
    this.#done.push({ before: isPart ? last.before : before, after });
    this.#done = this.#done.slice(-mostKept);
    this.#undone = [];
    this.#openAt = at;
  }

  /** The next change is one of its own, as after leaving a field. */
  close(): void {
    this.#openAt = null;
  }

  /** Takes the last change back; null when there is none. `current`: all fields, with what others have changed. */
  undo(current: DocumentBody): UndoStep | null {
    return step(this.#done, this.#undone, ({ before, after }) => applied({ from: after, to: before, current }));
  }

  /** Makes the change again that was taken back last; null when there is none. */
  redo(current: DocumentBody): UndoStep | null {
    return step(this.#undone, this.#done, ({ before, after }) => applied({ from: before, to: after, current }));
  }
}

function step(
  from: FieldChange[],
  to: FieldChange[],
  apply: (change: FieldChange) => DocumentBody | 'kept' | null,
): UndoStep | null {
  const change = from.pop();
  if (change === undefined) return null;
  const values = apply(change);
  // it is so already, by somebody else
  if (values === null) return step(from, to, apply);
  const names = Object.keys(change.after);
  if (values === 'kept') return { names, values: null };
  to.push(change);
  return { names, values };
}

/** The fields after a change on top of what there is; 'kept' where somebody else has changed the same. */
function applied(change: {
  readonly from: DocumentBody;
  readonly to: DocumentBody;
  readonly current: DocumentBody;
}): DocumentBody | 'kept' | null {
  const theirs = Object.fromEntries(Object.keys(change.from).map((name) => [name, change.current[name]]));
  const { value, conflicts } = mergeBodies(change.from, change.to, theirs);
  if (conflicts.length > 0) return 'kept';
  return isSame(value, theirs) ? null : value;
}
