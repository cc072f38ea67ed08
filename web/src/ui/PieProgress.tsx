import styles from './PieProgress.module.css';

const WORDS = ['Not started', 'A quarter watched', 'Half watched', 'Three quarters watched', 'Watched'] as const;
const WEDGES = [
  '',
  'M10 10V3.5a6.5 6.5 0 0 1 6.5 6.5Z',
  'M10 10V3.5a6.5 6.5 0 0 1 0 13Z',
  'M10 10V3.5a6.5 6.5 0 1 1-6.5 6.5Z',
  '',
];

/** The watched share of a video, in five steps: 0, under 33, to 65, to 99, 100 percent. */
export const PieProgress = ({ percent }: { percent: number }) => {
  const step = percent >= 100 ? 4 : percent > 65 ? 3 : percent >= 33 ? 2 : percent > 0 ? 1 : 0;
  const wedge = WEDGES[step];
  return (
    <svg className={styles.pie} viewBox="0 0 20 20" role="img" aria-label={WORDS[step]}>
      <circle cx="10" cy="10" r="8.75" className={step === 4 ? styles.full : styles.ring} />
      {step === 4 ? <path d="m6 10.2 2.8 2.8L14 7.4" className={styles.tick} /> : null}
      {wedge ? <path d={wedge} className={styles.wedge} /> : null}
    </svg>
  );
};
