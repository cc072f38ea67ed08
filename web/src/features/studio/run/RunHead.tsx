import { counted } from '@atrium/domain/counted.ts';
import { IconUserQuestion, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatSpan } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { look } from '#ui/look.ts';
import { Tag } from '#ui/Tag.tsx';
import { findKind, mayDo, studioPath } from '../kinds.ts';
import { StudioBar } from '../StudioBar.tsx';
import type { RunSession } from './runQueries.ts';
import styles from './Run.module.css';

export interface RunHeadProps {
  viewer: SignedIn;
  session: RunSession;
  acts?: ReactNode;
}

/** What the page about running a session begins with: which it is, and how many seats it has. */
export const RunHead = ({ viewer, session, acts = null }: RunHeadProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const { sessionId, title, courseTitle, startAt, endAt, isCanceled, waiting, taken, enrolled } = session;
  const kind = findKind('session');
  const mayOpen = kind !== null && mayDo(viewer.staff, kind, 'read');
  return (
    <>
      <StudioBar
        crumbs={[
          { label: 'Live sessions', href: '/studio/running' },
          ...(mayOpen
            ? [{ label: title, href: studioPath('session', sessionId) }, { label: 'People' }]
            : [{ label: title }]),
        ]}
        acts={acts}
      />
      <h1 tabIndex={-1}>{title}</h1>
      <p className={look.muted}>
        {title === courseTitle ? '' : `${courseTitle}, `}
        {formatSpan(Number(startAt), Number(endAt), zone)}
        {isCanceled ? '. It is canceled.' : ''}
      </p>
      <ul className={styles.facts}>
        <li>
          <Tag weight="plain" icon={<IconUsers aria-hidden="true" />}>
            {seatWords(session)}
          </Tag>
        </li>
        {waiting === 0 ? null : (
          <li>
            <Tag weight="plain" icon={<IconUserQuestion aria-hidden="true" />}>
              {waiting.toLocaleString('en-US')} waiting
            </Tag>
          </li>
        )}
        {enrolled === taken ? null : (
          <li>
            <Tag weight="plain">{counted(enrolled, 'person', 'people')} enrolled</Tag>
          </li>
        )}
      </ul>
    </>
  );
};

/** '28 of 30 seats taken, 1 held for an offer, 1 free' */
function seatWords({ capacity, taken, held }: RunSession): string {
  if (capacity === null) return `${counted(taken, 'seat')} taken, no limit`;
  const free = Math.max(0, capacity - taken - held);
  return [
    `${taken.toLocaleString('en-US')} of ${counted(capacity, 'seat')} taken`,
    ...(held === 0 ? [] : [`${String(held)} held for ${held === 1 ? 'an offer' : 'offers'}`]),
    `${free.toLocaleString('en-US')} free`,
  ].join(', ');
}
