import { staffReach, type StaffOperation } from '@atrium/domain/access/staffOperations.ts';
import { isDay } from '@atrium/domain/isDay.ts';
import {
  IconDeviceDesktopOff,
  IconDots,
  IconEye,
  IconKey,
  IconLinkOff,
  IconMailCog,
  IconTrash,
  IconTrashOff,
  type Icon,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Arch } from '#ui/Arch.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Menu } from '#ui/Menu.tsx';
import { Tag } from '#ui/Tag.tsx';
import { AccessQuestion, type Question } from './AccessQuestion.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { usePageActs, type PageAct } from './pageActs.ts';
import { PersonDuplicates } from './PersonDuplicates.tsx';
import { PersonLearning } from './PersonLearning.tsx';
import { PersonNotes } from './PersonNotes.tsx';
import { PersonPayments } from './PersonPayments.tsx';
import { personQuery, type Person } from './personQuery.ts';
import { PersonQuestion, type PersonAsked } from './PersonQuestion.tsx';
import { PersonFacts } from './PersonSide.tsx';
import { PersonEntries, PersonMails } from './PersonTrail.tsx';
import { aboutOf, mayGiveTo, tierOf } from './personWords.ts';
import { StudioBar } from './StudioBar.tsx';
import { useKeys } from './useKeys.ts';
import styles from './PersonPage.module.css';

export interface PersonPageProps {
  viewer: SignedIn;
  userId: string;
  question: Question;
  onQuestion: (next: Question) => void;
}

/** A person: whether and why they can open something, what they hold, do and have asked for (PEO-01). */
export const PersonPage = ({ question: { open, on }, ...props }: PersonPageProps) => (
  <PageAnswer of={personQuery(props.userId)}>
    {(person) => <PersonView {...props} question={{ open, on: isDay(on) ? on : '' }} person={person} />}
  </PageAnswer>
);

const PersonView = ({ viewer, person, question, onQuestion }: PersonPageProps & { person: Person }) => {
  const [asked, setAsked] = useState<PersonAsked | null>(null);
  const may = (operation: StaffOperation): boolean => staffReach(viewer.staff, operation) !== null;
  const mayGive = mayGiveTo(viewer.staff, person);
  const give = (area: string) => {
    setAsked({ what: 'give', area });
  };
  const acts = actsOf(person, may, setAsked);
  usePageActs([
    ...(mayGive
      ? [
          {
            label: 'Give access',
            icon: IconKey,
            run: () => {
              give('');
            },
          },
        ]
      : []),
    ...acts,
  ]);
  useKeys({
    a: () => {
      if (mayGive) give('');
    },
  });
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Members', href: '/studio/people' }, { label: person.displayName }]}
        acts={
          acts.length === 0 ? null : (
            <Menu
              label={`What to do with ${person.displayName}`}
              items={acts.map(({ label, icon: Mark, run }) => ({
                id: label,
                label,
                icon: <Mark aria-hidden="true" />,
                onSelect: run,
              }))}
            >
              {(trigger) => (
                <IconButton label={`Acts for ${person.displayName}`} size="s" {...trigger}>
                  <IconDots aria-hidden="true" />
                </IconButton>
              )}
            </Menu>
          )
        }
      >
        <Tag weight="plain">{tierOf(person.accountType)}</Tag>
        {person.isTest ? <Tag weight="off">For tests</Tag> : null}
        {person.privacy?.erasure ? <Tag weight="loud">To be erased</Tag> : null}
      </StudioBar>
      <header className={styles.head}>
        <Arch src={person.profileImageUrl} className={styles.face} />
        <div>
          <h1 tabIndex={-1}>{person.displayName}</h1>
          <p className={look.muted}>{aboutOf(person)}</p>
          <p className={look.muted}>{person.email}</p>
        </div>
        <Row>
          {may('support.look') && !person.isOfTeam ? (
            <Button
              variant="line"
              icon={<IconEye aria-hidden="true" />}
              onClick={() => {
                setAsked({ what: 'look' });
              }}
            >
              See what they see
            </Button>
          ) : null}
          {mayGive ? (
            <Button
              icon={<IconKey aria-hidden="true" />}
              aria-keyshortcuts="a"
              onClick={() => {
                give('');
              }}
            >
              Give access
            </Button>
          ) : null}
        </Row>
      </header>
      <div className={styles.columns}>
        <div>
          <AccessQuestion
            viewer={viewer}
            person={person}
            question={question}
            onQuestion={onQuestion}
            onGive={mayGive ? give : null}
          />
          <LedgerTable
            person={person}
            on={question.open === '' ? '' : question.on}
            onEnd={
              mayGive
                ? (grant) => {
                    setAsked({ what: 'end', grant });
                  }
                : null
            }
          />
          <PersonLearning viewer={viewer} person={person} onAsk={may('certificate.write') ? setAsked : null} />
        </div>
        <div>
          <PersonFacts viewer={viewer} person={person} />
          {may('duplicate.write') && !person.isOfTeam ? <PersonDuplicates viewer={viewer} person={person} /> : null}
          <PersonNotes viewer={viewer} person={person} />
          <PersonPayments viewer={viewer} person={person} />
          <PersonMails viewer={viewer} person={person} />
          <PersonEntries viewer={viewer} person={person} />
        </div>
      </div>
      {asked === null ? null : (
        <PersonQuestion
          viewer={viewer}
          person={person}
          asked={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};

/** What somebody of the team may do with an account, besides giving access. */
function actsOf(
  { devices, providerNames, privacy, isOfTeam }: Person,
  may: (operation: StaffOperation) => boolean,
  ask: (asked: PersonAsked) => void,
): PageAct[] {
  const act = (
    what: 'look' | 'signOut' | 'forget' | 'address' | 'erase' | 'keep',
    label: string,
    icon: Icon,
  ): PageAct => ({
    label,
    icon,
    run: () => {
      ask({ what });
    },
  });
  // an owner alone decides about the team
  const mayTouch = !isOfTeam || may('team.write');
  const isErased = privacy?.erasure !== null && privacy?.erasure !== undefined;
  return [
    ...(may('support.look') && !isOfTeam ? [act('look', 'See what they see', IconEye)] : []),
    ...(may('signIn.write') && mayTouch && (devices ?? []).length > 0
      ? [act('signOut', 'Sign out everywhere', IconDeviceDesktopOff)]
      : []),
    ...(may('signIn.write') && (providerNames ?? 0) > 0 ? [act('forget', 'Forget the provider', IconLinkOff)] : []),
    ...(may('address.write') && !isOfTeam ? [act('address', 'Change the address', IconMailCog)] : []),
    ...(may('erasure.write') && isErased ? [act('keep', 'Keep the account', IconTrashOff)] : []),
    ...(may('erasure.write') && !isErased && !isOfTeam ? [act('erase', 'Erase the account', IconTrash)] : []),
  ];
}
