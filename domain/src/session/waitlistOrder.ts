interface InLine {
  readonly memberId: string;
  /** Orders the line; they only have to stay in order. */
  readonly waitlistNumber: number;
}

/**
 * A waitlist, in its order, in which one member gets another rank, from 1, and the others close up: the ranks before
 * and after, and whose numbers change. The same numbers are given out again, because those of the line only rise.
 */
export function movedInLine(
  line: readonly InLine[],
  memberId: string,
  rank: number,
): { readonly from: number; readonly to: number; readonly moved: readonly InLine[] } {
  const at = line.findIndex((each) => each.memberId === memberId);
  const member = line[at];
  if (member === undefined) throw new Error(`${memberId} does not wait`);
  const others = line.filter((each) => each !== member);
  const to = Math.min(Math.max(Math.trunc(rank), 1), line.length);
  const ordered = [...others.slice(0, to - 1), member, ...others.slice(to - 1)];
  const moved = ordered.flatMap(({ memberId: id }, index) => {
    const number = line[index];
    return number === undefined || number.memberId === id
      ? []
      : [{ memberId: id, waitlistNumber: number.waitlistNumber }];
  });
  return { from: at + 1, to, moved };
}
