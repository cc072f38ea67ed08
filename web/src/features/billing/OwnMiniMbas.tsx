import { isStartingSoon } from '@atrium/domain/session/startingSoon.ts';
import { now } from '#lib/clock.ts';
import { site } from '#lib/site.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Tag } from '#ui/Tag.tsx';
import { formerQuery } from './formerQuery.ts';
import styles from './Membership.module.css';

/** Mini-MBAs that the viewer still holds, with those that start soon (BIL-06); nothing without any. */
export const OwnMiniMbas = () => (
  <PageAnswer of={formerQuery()}>
    {({ miniMbas }) =>
      miniMbas.length === 0 ? null : (
        <Stack as="section" gap={8} className={styles.own}>
          <h2 className={look.big}>Your Mini-MBAs</h2>
          <ul className={look.stackS}>
            {miniMbas.map((name) => (
              <li key={name}>
                {name} {isStartingSoon(name, today()) ? <Tag weight="loud">Starting soon</Tag> : null}
              </li>
            ))}
          </ul>
          <p className={look.muted}>
            They open with a membership. Bought one on its own? <Link href={site.supportTicket}>Contact support</Link>
          </p>
        </Stack>
      )
    }
  </PageAnswer>
);

const today = (): string => new Date(now()).toISOString().slice(0, 10);
