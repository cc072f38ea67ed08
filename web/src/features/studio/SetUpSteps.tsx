import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { SignedIn } from '#lib/viewer.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Section } from '#ui/SectionHead.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { SetUp } from './setUpQuery.ts';
import { setUpSteps } from './setUpSteps.ts';
import styles from './TodayPage.module.css';

/** The steps of an academy that nobody can learn in yet, each with the page that takes it (D79). */
export const SetUpSteps = ({ viewer, setUp }: { viewer: SignedIn; setUp: SetUp }) => {
  const steps = setUpSteps(setUp, viewer);
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Section title="Set up">
      <p className={look.muted}>{`${String(done)} of ${String(steps.length)} done.`}</p>
      <ol className={styles.lines}>
        {steps.map(({ title, words, isDone, act }) => (
          <li key={title}>
            {isDone ? <IconCircleCheck aria-hidden="true" /> : <IconCircleDashed aria-hidden="true" />}
            <div>
              <h3>
                {title}
                {isDone ? <VisuallyHidden>, done</VisuallyHidden> : null}
              </h3>
              <p className={look.muted}>{words}</p>
            </div>
            {act === null ? null : (
              <ButtonLink size="s" variant="line" href={act.href}>
                {act.label}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
};
