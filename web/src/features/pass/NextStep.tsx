import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';

/** When somebody who has registered hears more. `startsAt`: epoch milliseconds; null once it has begun. */
export const NextStep = ({ startsAt }: { startsAt: string | null }) => {
  const zone = useTimeZone(null);
  const day = startsAt === null ? 'the first day' : formatDay(Number(startsAt), zone);
  return <>{`We'll email you the next step on ${day}.`}</>;
};
