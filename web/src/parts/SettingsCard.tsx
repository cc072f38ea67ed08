import { useId, type ReactNode } from 'react';
import { Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import styles from './SettingsCard.module.css';

export interface SettingsCardProps {
  title: string;
  /** What it is for, below the title. */
  about?: ReactNode;
  children: ReactNode;
}

/** One subject of the account page: its name at the left, what can be changed at the right. */
export const SettingsCard = ({ title, about, children }: SettingsCardProps) => {
  const id = useId();
  return (
    <section className={look.two} aria-labelledby={id}>
      <Stack gap={8} className={styles.name}>
        <h2 id={id} className={look.big} tabIndex={-1}>
          {title}
        </h2>
        {about ? <p className={look.muted}>{about}</p> : null}
      </Stack>
      <Stack className={styles.matter}>{children}</Stack>
    </section>
  );
};
