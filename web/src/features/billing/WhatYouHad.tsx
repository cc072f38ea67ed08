import { formatDay } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useViewer } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { formerQuery } from './formerQuery.ts';

/** The viewer's former entitlements and their end dates (BIL-06); nothing when there were none. */
export const WhatYouHad = ({ trial }: { trial: boolean }) => {
  const zone = useTimeZone(useViewer().timeZone);
  return (
    <PageAnswer of={formerQuery()}>
      {({ former }) =>
        former.length === 0 ? null : (
          <Stack as="section" gap={8} className={look.section}>
            <h2 className={look.big}>What you had</h2>
            <ul className={look.stackS}>
              {former.map(({ entitlementId, name, endedAt }) => (
                <li key={entitlementId}>
                  {name} <span className={look.muted}>until {lastDay(Number(endedAt), zone)}</span>
                </li>
              ))}
            </ul>
            {trial ? <p className={look.muted}>Your trial opened all live and on-demand courses for 30 days.</p> : null}
          </Stack>
        )
      }
    </PageAnswer>
  );
};

/** The last day on which something was open: what ends with a day has its end at the beginning of the next (D59). */
const lastDay = (endedAt: number, zone: string): string => formatDay(endedAt - 1, zone);
