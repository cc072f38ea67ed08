import { Arch } from '#ui/Arch.tsx';
import { Part } from './CourseMatter.tsx';
import type { CourseDetail } from './courseQuery.ts';
import styles from './Course.module.css';

/** The faculty, each with a portrait. */
export const CourseFaculty = ({ faculty }: { faculty: CourseDetail['card']['faculty'] }) =>
  faculty.length === 0 ? null : (
    <Part title="Your faculty">
      <ul className={styles.faculty}>
        {faculty.map(({ facultyId, fullName, role, imageUrl, biography }) => (
          <li key={facultyId} className={styles.bio}>
            <Arch src={imageUrl} alt={`Portrait of ${fullName}`} />
            <div className="stack">
              <div>
                <h3 className="big">{fullName}</h3>
                <p className="small muted">{role}</p>
              </div>
              <p className="muted">{biography}</p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  );
