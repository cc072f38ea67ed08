import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { planQuery } from './planQuery.ts';
import styles from './Plan.module.css';

/** On home, at the end of the quiz: the plan that the answers have made (PLN-03). */
export const PlanReadyDialog = ({ onClose }: { onClose: () => void }) => {
  const plan = useQuery(planQuery()).data?.page?.plan ?? null;
  if (plan === null) return null;
  const { title, topic, level, courses, certificate } = plan;
  return (
    <Dialog
      opened
      onClose={onClose}
      art={courses[0]?.coverImageUrl}
      title={`Your learning plan is ready: ${title}`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Not now
          </Button>
          <ButtonLink variant="sun" href="/courses">
            Open the plan
          </ButtonLink>
        </>
      }
    >
      <Stack>
        <p className={cx(look.dotted, look.muted)}>
          <span>{topic}</span>
          <span>{level}</span>
        </p>
        <ol className={styles.steps}>
          {courses.map((course) => (
            <li key={course.courseId}>{course.title}</li>
          ))}
        </ol>
        {certificate === null ? null : (
          <p>
            At the end of it is the certificate <b>{certificate.title}</b>.
          </p>
        )}
      </Stack>
    </Dialog>
  );
};
