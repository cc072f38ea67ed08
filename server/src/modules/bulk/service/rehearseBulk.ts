import { bulkWords, mostRehearsed } from '@atrium/domain/bulk/bulkActs.ts';
import { counted } from '@atrium/domain/counted.ts';
import { findPeopleNames } from '../store/items.ts';
import type { BulkOrder, BulkStaff, BulkThing } from '../types.ts';
import { carryOut, whyOf } from './carryOut.ts';

/** So many lines are shown of what happens, and of what cannot be done. */
const mostLines = 12;

/**
 * What an act will do, as the use case of each thing says it, rolled back (THR-70); for many things how many they are,
 * in round words. `noun`: 'event', 'events'.
 */
export async function rehearseBulk(
  staff: BulkStaff,
  order: BulkOrder,
  things: readonly BulkThing[],
  [one, many]: readonly [string, string],
): Promise<readonly string[]> {
  const words = bulkWords[order.act];
  const sentence = (count: number) => `${counted(count, one, many)} ${count === 1 ? words.one : words.many}.`;
  if (things.length > mostRehearsed)
    return [
      `About ${sentence(things.length)}`,
      `What happens to each is worked out for ${String(mostRehearsed)} at most. Those that cannot be are named at the end.`,
    ];
  const names = await findPeopleNames(
    staff.db,
    things.flatMap(({ memberId }) => memberId ?? []),
  );
  const nameOf = ({ title, memberId }: BulkThing) => title ?? names.get(memberId ?? '') ?? '';
  const happens: string[] = [];
  const refused: string[] = [];
  let [changed, same, mailed] = [0, 0, 0];
  for (const thing of things) {
    const carried = await carryOut(staff, order, thing, { dryRun: true });
    if (!carried.ok) {
      refused.push(`${nameOf(thing)} cannot be: ${whyOf(carried.refusal)}`);
      continue;
    }
    mailed += carried.value.mailed;
    if (carried.value.isChange) changed += 1;
    else same += 1;
    const isNamed = order.act === 'GIVE_AREA';
    happens.push(...carried.value.lines.map((line) => (isNamed ? line : `${nameOf(thing)}: ${line}`)));
  }
  return [
    sentence(changed),
    ...(same === 0 ? [] : [`${counted(same, 'is', 'are')} so already.`]),
    ...(mailed === 0 ? [] : [`${counted(mailed, 'person is', 'people are')} mailed.`]),
    ...shortened(refused),
    ...shortened(happens),
  ];
}

function shortened(lines: readonly string[]): readonly string[] {
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines), `And ${counted(lines.length - mostLines, 'more line', 'more lines')}.`];
}
