import type { ReactNode } from 'react';
import { Arch } from '#ui/Arch.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import styles from './PersonCard.module.css';

export interface PersonCardProps {
  /** Absent: the card is no link. */
  href?: string | undefined;
  portraitUrl: string | null | undefined;
  name: string;
  /** 'VP Supply Chain' */
  role?: string | null | undefined;
  /** 'Northline Freight' */
  company?: string | null | undefined;
  heading?: 'h2' | 'h3' | undefined;
  /** A tag above the name, a location, a button above the link. */
  children?: ReactNode;
}

/** A person: portrait, name, work and location. */
export const PersonCard = (props: PersonCardProps) => {
  const { href, portraitUrl, name, role, company, heading: Heading = 'h3', children } = props;
  return (
    <article className={styles.person}>
      <Arch src={portraitUrl} />
      <Heading className={styles.name}>
        {href ? (
          <Link className={look.cardLink} href={href}>
            {name}
          </Link>
        ) : (
          name
        )}
      </Heading>
      {role || company ? (
        <p className={cx(look.small, look.muted)}>
          {role}
          {role && company ? <br /> : null}
          {company}
        </p>
      ) : null}
      {children}
    </article>
  );
};
