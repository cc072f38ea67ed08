import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './NextSteps.module.css';
import { nextStepsQuery } from './nextStepsQuery.ts';

/** The first steps of a limited member, each with the page where it is done, until all are done (LIM-04). */
export const NextSteps = ({ viewer }: { viewer: Viewer }) => {
  const { data } = useQuery({ ...nextStepsQuery(), enabled: viewer.accountType === 'LIMITED' });
  const steps = data?.page ?? [];
  if (steps.every(({ isCompleted }) => isCompleted)) return null;
  return (
    <section className={styles.band} aria-labelledby="next-steps">
      <Wrap>
        <div className={styles.inside}>
          <h2 id="next-steps" className={styles.title}>
            Next steps
          </h2>
          <ul className={styles.steps}>
            {steps.map(({ name, isCompleted, remedyRoute }) => (
              <li key={name} className={styles.step}>
                {isCompleted ? (
                  <>
                    <IconCheck aria-hidden="true" />
                    <span>
                      {name}
                      <VisuallyHidden>, done</VisuallyHidden>
                    </span>
                  </>
                ) : (
                  <>
                    <IconArrowRight aria-hidden="true" />
                    <Link href={remedyRoute}>{name}</Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </section>
  );
};
