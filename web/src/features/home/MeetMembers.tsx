import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { useState } from 'react';
import type { HomeQuery } from '#lib/gql/graphql.ts';
import { ifOpen, memberPath } from '#lib/links.ts';
import { PeopleGrid } from '#parts/PeopleGrid.tsx';
import { PersonCard } from '#parts/PersonCard.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { MoreLink, Section } from '#ui/SectionHead.tsx';
import styles from './MeetMembers.module.css';

type Member = NonNullable<HomeQuery['listMembers']>['list'][number];

const inOneRow = 6;

/** Other members: one row, the rest behind a button. */
export const MeetMembers = ({ viewer, members }: { viewer: Viewer; members: readonly Member[] }) => {
  const [all, setAll] = useState(false);
  const directory = ifOpen(viewer, '/member-directory');
  return (
    <Section
      title="Meet our members"
      action={directory ? <MoreLink href={directory}>Member Directory</MoreLink> : null}
    >
      <PeopleGrid oneRow={!all}>
        {(all ? members : members.slice(0, inOneRow)).map(
          ({ userId, displayName, jobRole, company, profileImageUrl }) => (
            <PersonCard
              key={userId}
              href={ifOpen(viewer, memberPath(userId))}
              portraitUrl={profileImageUrl}
              name={displayName}
              role={jobRole}
              company={company}
            />
          ),
        )}
      </PeopleGrid>
      {all || members.length <= inOneRow ? null : (
        <p className={cx(styles.more, look.noPrint)}>
          <Button
            variant="line"
            size="s"
            onClick={() => {
              setAll(true);
            }}
          >
            Show more
          </Button>
        </p>
      )}
    </Section>
  );
};
