import { isStartingSoon } from '@atrium/domain/session/startingSoon.ts';
import { now } from '#lib/clock.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Tag } from '#ui/Tag.tsx';
import { formerQuery } from './formerQuery.ts';

/** Mini-MBAs that the viewer still holds, with those that start soon (BIL-06); nothing without any. */
export const OwnMiniMbas = () => (
  <PageAnswer of={formerQuery()}>
    {({ miniMbas }) =>
      miniMbas.length === 0 ? null : (
        <Stack as="section" gap={8}>
          <h2 className={look.big}>Your Mini-MBAs</h2>
          <ul className={look.stackS}>
            {miniMbas.map((name) => (
              <li key={name}>
                {name} {isStartingSoon(name, today()) ? <Tag weight="loud">Starting soon</Tag> : null}
              </li>
            ))}
          </ul>
          <p className={look.muted}>They open with a membership. Bought one by itself? Contact support.</p>
        </Stack>
      )
    }
  </PageAnswer>
);

const today = (): string => new Date(now()).toISOString().slice(0, 10);
