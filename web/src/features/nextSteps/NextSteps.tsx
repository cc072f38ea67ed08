import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { cx } from '#ui/cx.ts';
import { Wrap } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { nextStepsQuery } from './nextStepsQuery.ts';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  viewer: Viewer;
  /** Within the width of the page, below its head, instead of a band across the window. */
  inline?: boolean;
}

/** The first steps of a limited member, each with the page where it is done, until all are done (LIM-04). */
export const NextSteps = ({ viewer, inline = false }: NextStepsProps) => {
  const { data } = useQuery({ ...nextStepsQuery(), enabled: viewer.accountType === 'LIMITED' });
  const steps = data?.page ?? [];
  if (steps.every(({ isCompleted }) => isCompleted)) return null;
  const list = (
    <div className={cx(styles.inside, inline && styles.inline)}>
      <h2 id="next-steps" className={styles.title}>
        Next steps
      </h2>
      <ul className={styles.steps}>
        {steps.map(({ name, isCompleted, remedyRoute }) => (
          <li key={name} className={cx(styles.step, isCompleted && styles.done)}>
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
  );
  return (
    <section className={inline ? undefined : styles.band} aria-labelledby="next-steps">
      {inline ? list : <Wrap>{list}</Wrap>}
    </section>
  );
};
