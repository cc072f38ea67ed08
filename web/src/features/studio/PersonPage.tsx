import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Arch } from '#ui/Arch.tsx';
import { look } from '#ui/look.ts';
import { Tag } from '#ui/Tag.tsx';
import { AccessQuestion, type Question } from './AccessQuestion.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { PersonLearning } from './PersonLearning.tsx';
import { personQuery, type Person } from './personQuery.ts';
import { PersonFacts, PersonPayments } from './PersonSide.tsx';
import { PersonEntries, PersonMails } from './PersonTrail.tsx';
import { tierOf } from './personWords.ts';
import { StudioBar } from './StudioBar.tsx';
import styles from './PersonPage.module.css';

export interface PersonPageProps {
  viewer: SignedIn;
  userId: string;
  question: Question;
  onQuestion: (next: Question) => void;
}

/** A person: whether and why they can open something, what they hold, do and have asked for (PEO-01). */
export const PersonPage = (props: PersonPageProps) => (
  <PageAnswer of={personQuery(props.userId)}>{(person) => <PersonView {...props} person={person} />}</PageAnswer>
);

const PersonView = ({ viewer, person, question, onQuestion }: PersonPageProps & { person: Person }) => (
  <>
    <StudioBar crumbs={[{ label: 'Members', href: '/studio/people' }, { label: person.displayName }]}>
      <Tag weight="plain">{tierOf(person.accountType)}</Tag>
      {person.isTest ? <Tag weight="off">For tests</Tag> : null}
    </StudioBar>
    <header className={styles.head}>
      <Arch src={person.profileImageUrl} className={styles.face} />
      <div>
        <h1 tabIndex={-1}>{person.displayName}</h1>
        <p className={look.muted}>{aboutOf(person)}</p>
        <p className={look.muted}>{person.email}</p>
      </div>
    </header>
    <div className={styles.columns}>
      <div>
        <AccessQuestion viewer={viewer} person={person} question={question} onQuestion={onQuestion} onGive={null} />
        <LedgerTable person={person} on={question.open === '' ? '' : question.on} onEnd={null} />
        <PersonLearning viewer={viewer} person={person} onAsk={null} />
      </div>
      <div>
        <PersonFacts viewer={viewer} person={person} />
        <PersonPayments viewer={viewer} person={person} />
        <PersonMails viewer={viewer} person={person} />
        <PersonEntries viewer={viewer} person={person} />
      </div>
    </div>
  </>
);

/** 'Director of Operations, Larkfield Hospitals. Philadelphia. She/Her'. */
function aboutOf({ jobRole, statedCompany, place, pronouns }: Person): string {
  const work = [jobRole, statedCompany].filter((part) => part !== null && part !== '').join(', ');
  return [work, place, pronouns].filter((part) => part !== null && part !== '').join('. ');
}
