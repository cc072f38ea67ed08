import type { ReactNode } from 'react';
import { AgendaRow } from '#ui/Agenda.tsx';
import { Cover } from '#ui/Cover.tsx';
import { cx } from '#ui/cx.ts';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';

export interface AgendaItemProps {
  href: string | null;
  coverUrl?: string | null | undefined;
  /** 'Nov' */
  month: string;
  /** '24' */
  day: string | number;
  /** 'Listen and learn' */
  kind: string;
  /** 'You are going' */
  state?: string | null | undefined;
  title: string;
  /** 'Tue, Nov 24, 12:00 PM GMT-5' */
  when: string;
  /** RSVP, Cancel RSVP, add to the calendar. */
  action?: ReactNode;
}

/** An event or an important date, as a row of an Agenda. */
export const AgendaItem = ({ href, coverUrl, month, day, kind, state, title, when, action }: AgendaItemProps) => (
  <AgendaRow month={month} day={day} cover={coverUrl === undefined ? null : <Cover src={coverUrl} />} action={action}>
    <p className={look.dotted}>
      <span>{kind}</span>
      {state ? <span>{state}</span> : null}
    </p>
    <h3>
      {href ? (
        <Link className={look.cardLink} href={href}>
          {title}
        </Link>
      ) : (
        title
      )}
    </h3>
    <p className={cx(look.small, look.muted)}>{when}</p>
  </AgendaRow>
);
