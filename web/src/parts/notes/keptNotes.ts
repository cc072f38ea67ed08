import { useMemo } from 'react';
import type { VideoAddress } from '#lib/links.ts';
import { readStored, useStored, writeStored } from '#lib/storage.ts';

/** A note that is on this device and not at the server yet. */
export interface KeptNote {
  readonly memberId: string;
  readonly noteId: string;
  readonly place: VideoAddress;
  readonly seconds: number | null;
  readonly text: string;
  /** The revision that its writer has seen; 0 of a new one. */
  readonly revision: number;
  /** Epoch milliseconds as text. */
  readonly createdAt: string;
  /** Why the server refused it; null while it is still to be sent. */
  readonly fault: string | null;
}

/** Words of a note that nobody has saved yet. */
export interface NoteDraft {
  readonly memberId: string;
  readonly place: VideoAddress;
  /** Of the note that is changed; null for a new one. */
  readonly noteId: string | null;
  readonly seconds: number | null;
  readonly text: string;
}

interface Kept {
  readonly waiting: readonly KeptNote[];
  readonly drafts: readonly NoteDraft[];
}

const none: Kept = { waiting: [], drafts: [] };
/** What the browser refused to store, for as long as the page is open. */
let unstored: string | null = null;

/** Unreadable text counts as none. */
function parse(text: string | null): Kept {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return isKept(read) ? read : none;
  } catch {
    return none;
  }
}

// without a schema library, which the first views of other pages would load with this one
function isKept(read: unknown): read is Kept {
  const { waiting, drafts } = (read ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return Array.isArray(waiting) && Array.isArray(drafts) && waiting.every(isEntry) && drafts.every(isEntry);
}

function isEntry(entry: unknown): boolean {
  const { memberId, place, text } = (entry ?? {}) as Partial<Record<keyof NoteDraft, unknown>>;
  return typeof memberId === 'string' && typeof text === 'string' && typeof place === 'object' && place !== null;
}

/** What is kept of this member. */
export function readKept(memberId: string): Kept {
  return ownOf(parse(unstored ?? readStored('keptNotes')), memberId);
}

function ownOf({ waiting, drafts }: Kept, memberId: string): Kept {
  const isOwn = (entry: { readonly memberId: string }): boolean => entry.memberId === memberId;
  return { waiting: waiting.filter(isOwn), drafts: drafts.filter(isOwn) };
}

function change(by: (kept: Kept) => Kept): void {
  const next = by(parse(unstored ?? readStored('keptNotes')));
  const text = next.waiting.length === 0 && next.drafts.length === 0 ? null : JSON.stringify(next);
  unstored = null;
  writeStored('keptNotes', text);
  if (readStored('keptNotes') === text) return;
  unstored = text;
  // those who read are told again, now that there is something to read
  writeStored('keptNotes', text);
}

/** Keeps a note on this device until the server has it; it replaces an earlier one of its id. */
export function keepNote(note: KeptNote): void {
  change(({ waiting, drafts }) => ({
    waiting: [...waiting.filter(({ noteId }) => noteId !== note.noteId), note],
    drafts,
  }));
}

/** Removes a note that the server has, or that its writer removed. */
export function forgetNote(noteId: string): void {
  change(({ waiting, drafts }) => ({ waiting: waiting.filter((note) => note.noteId !== noteId), drafts }));
}

/** Keeps the words that are being typed at a lesson; null forgets them. */
export function keepDraft(
  memberId: string,
  at: VideoAddress,
  next: Omit<NoteDraft, 'memberId' | 'place'> | null,
): void {
  change(({ waiting, drafts }) => {
    const others = drafts.filter((kept) => kept.memberId !== memberId || !isSamePlace(kept.place, at));
    return { waiting, drafts: next === null ? others : [...others, { ...next, memberId, place: at }] };
  });
}

/** The words that somebody was typing at a lesson; null without. */
export function findDraft(memberId: string, at: VideoAddress): NoteDraft | null {
  return readKept(memberId).drafts.find((kept) => isSamePlace(kept.place, at)) ?? null;
}

/** Whether two addresses are of one lesson. */
export function isSamePlace(a: VideoAddress, b: VideoAddress): boolean {
  return a.topLevelId === b.topLevelId && a.videoContentId === b.videoContentId;
}

/** The notes of the member that wait on this device; the component renders again when they change. */
export function useWaitingNotes(memberId: string): readonly KeptNote[] {
  const stored = useStored('keptNotes');
  const text = unstored ?? stored;
  return useMemo(() => ownOf(parse(text), memberId).waiting, [text, memberId]);
}
