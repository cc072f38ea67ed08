import type { SignedIn } from '#lib/viewer.ts';
import { Round } from '#ui/Arch.tsx';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Peek } from './Peek.tsx';
import { personPath } from './peopleFilters.ts';
import { personQuery, type Person } from './personQuery.ts';
import { PersonFacts } from './PersonSide.tsx';
import { aboutOf, mayGiveTo } from './personWords.ts';
import type { ListRows } from './useListRows.ts';
import styles from './Peek.module.css';

export interface PersonPeekProps {
  viewer: SignedIn;
  userId: string;
  name: string;
  rows: ListRows;
  /** Closes this, and asks what to give. */
  onGive: (person: Person) => void;
}

/** A person beside the list: who they are, and what is at the top of their page (STU-04, PEO-01). */
export const PersonPeek = ({ viewer, userId, name, rows, onGive }: PersonPeekProps) => (
  <Peek
    id={userId}
    title={name}
    href={personPath(userId)}
    rows={rows}
    of={personQuery}
    acts={(person) =>
      mayGiveTo(viewer.staff, person) ? (
        <Button
          variant="line"
          onClick={() => {
            onGive(person);
          }}
        >
          Give access
        </Button>
      ) : null
    }
  >
    {(person) => (
      <>
        <div className={styles.who}>
          <Round src={person.profileImageUrl} size={48} />
          <div>
            <p>{aboutOf(person)}</p>
            <p className={look.muted}>{person.email}</p>
          </div>
        </div>
        <PersonFacts viewer={viewer} person={person} />
      </>
    )}
  </Peek>
);
