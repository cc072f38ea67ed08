import type { SignedIn } from '#lib/viewer.ts';
import { StaffEdit } from '#parts/StaffEdit.tsx';
import { Arch } from '#ui/Arch.tsx';
import { cx } from '#ui/cx.ts';
import { Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Part } from './CourseDetails.tsx';
import type { CourseDetail } from './courseQuery.ts';
import styles from './Course.module.css';

export interface CourseFacultyProps {
  faculty: CourseDetail['card']['faculty'];
  /** What the viewer is on the team; null for members. */
  staff: SignedIn['staff'];
}

/** The faculty, each with a portrait. */
export const CourseFaculty = ({ faculty, staff }: CourseFacultyProps) =>
  faculty.length === 0 ? null : (
    <Part title="Your faculty">
      <ul className={styles.faculty}>
        {faculty.map(({ facultyId, fullName, role, imageUrl, biography }) => (
          <li key={facultyId} className={styles.bio}>
            <Arch src={imageUrl} alt={`Portrait of ${fullName}`} />
            <Stack>
              <div>
                <h3 className={look.big}>{fullName}</h3>
                <p className={cx(look.small, look.muted)}>{role}</p>
              </div>
              <p className={look.muted}>{biography}</p>
              {staff === null ? null : (
                <div>
                  <StaffEdit staff={staff} kind="faculty" id={facultyId} of={fullName} />
                </div>
              )}
            </Stack>
          </li>
        ))}
      </ul>
    </Part>
  );
