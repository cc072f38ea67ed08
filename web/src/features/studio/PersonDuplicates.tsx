import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { Button } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { personDuplicatesQuery } from './duplicatesQuery.ts';
import { MergeDialog, type PairAsked } from './MergeDialog.tsx';
import { personPath } from './peopleFilters.ts';
import type { Person } from './personQuery.ts';
import styles from './PersonPage.module.css';

export interface PersonDuplicatesProps {
  viewer: SignedIn;
  person: Person;
}

/** Accounts that may be of the same person, each with what is true of both; nothing where there is none (PEO-01). */
export const PersonDuplicates = ({ viewer, person }: PersonDuplicatesProps) => {
  const [asked, setAsked] = useState<PairAsked | null>(null);
  const duplicates = useQuery(personDuplicatesQuery(person.userId)).data?.page ?? [];
  return (
    <>
      {duplicates.length === 0 ? null : (
        <Section className={styles.section} title="Perhaps the same person" count={duplicates.length}>
          <Stack>
            {duplicates.map(({ person: other, reasons }) => (
              <div key={other.userId} className={styles.suspect}>
                <Link href={personPath(other.userId)}>{other.displayName}</Link>
                <span className={styles.line}>{other.email}</span>
                {reasons.map((reason) => (
                  <span key={reason} className={look.muted}>
                    {reason}
                  </span>
                ))}
                <Row>
                  {(['merge', 'dismiss'] as const).map((what) => (
                    <Button
                      key={what}
                      size="s"
                      variant={what === 'merge' ? 'line' : 'bare'}
                      aria-label={`${labels[what]}: ${other.email}`}
                      onClick={() => {
                        setAsked({ what, pair: { person, other } });
                      }}
                    >
                      {labels[what]}
                    </Button>
                  ))}
                </Row>
              </div>
            ))}
          </Stack>
        </Section>
      )}
      {asked === null ? null : (
        <MergeDialog
          viewer={viewer}
          asked={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};

const labels = { merge: 'Merge', dismiss: 'Not the same person' } as const;
