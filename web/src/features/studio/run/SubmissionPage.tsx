import { IconArrowBackUp, IconCheck, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDayAndTime } from '#lib/dates.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Stack } from '#ui/Layout.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { Tag } from '#ui/Tag.tsx';
import { StudioBar } from '../StudioBar.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { submissionPath } from './runPath.ts';
import { submissionQuery, type SubmissionVersion } from './submissionCalls.ts';
import type { SubmissionState } from './submissionFilters.ts';
import { answerWords } from './SubmissionTable.tsx';
import styles from './Run.module.css';

export interface SubmissionPageProps {
  viewer: SignedIn;
  submissionId: string;
}

/** What a member handed in for a project, what was answered, and the versions before it (RUN-02). */
export const SubmissionPage = ({ viewer, submissionId }: SubmissionPageProps) => (
  <PageAnswer of={submissionQuery(submissionId)}>
    {({ version, earlier, newestId }) => (
      <SubmissionView viewer={viewer} version={version} earlier={earlier} newestId={newestId} />
    )}
  </PageAnswer>
);

interface SubmissionViewProps {
  viewer: SignedIn;
  version: SubmissionVersion;
  earlier: readonly SubmissionVersion[];
  newestId: string;
}

const SubmissionView = ({ viewer, version, earlier, newestId }: SubmissionViewProps) => {
  const zone = useTimeZone(viewer.timeZone);
  const [asked, setAsked] = useState<SubmissionState | null>(null);
  const { sessionId, sessionTitle, projectTitle, displayName, email, customerName, state, number, isReplaced } =
    version;
  const ask = (next: SubmissionState) => () => {
    setAsked(next);
  };
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Projects', href: '/studio/submissions' }, { label: displayName }]}
        acts={
          isReplaced ? null : (
            <>
              {state === 'WAITING' ? null : (
                <Button size="s" variant="bare" onClick={ask('WAITING')}>
                  Take the answer back
                </Button>
              )}
              <Button size="s" variant="line" icon={<IconArrowBackUp aria-hidden="true" />} onClick={ask('RETURNED')}>
                Return with words
              </Button>
              <Button size="s" icon={<IconCheck aria-hidden="true" />} onClick={ask('REVIEWED')}>
                {state === 'REVIEWED' ? 'Change the answer' : 'Mark as reviewed'}
              </Button>
            </>
          )
        }
      >
        <Tag weight={state === 'WAITING' && !isReplaced ? 'loud' : 'plain'}>{stateWords(version)}</Tag>
      </StudioBar>
      <h1 tabIndex={-1}>{projectTitle}</h1>
      <p className={look.muted}>
        {displayName}, {customerName}, {email}
      </p>
      <p className={look.muted}>
        <Link href={`/studio/submissions?session=${encodeURIComponent(sessionId)}`}>{sessionTitle}</Link>, handed in{' '}
        {formatDayAndTime(Number(version.submittedAt), zone)}
        {number === 1 ? '' : `, version ${String(number)}`}
      </p>
      {isReplaced ? (
        <Note>
          They have sent a newer version since; this one is kept as it was.{' '}
          <Link href={submissionPath(newestId)}>Open the newest version</Link>
        </Note>
      ) : null}
      <Section title="What was sent">
        <Sent version={version} />
      </Section>
      {state === 'WAITING' ? null : (
        <Section title="The answer">
          <Answer version={version} zone={zone} />
        </Section>
      )}
      {earlier.length === 0 ? null : (
        <Section title="Earlier versions" count={earlier.length}>
          <ol className={styles.versions}>
            {earlier.map((each) => (
              <li key={each.submissionId}>
                <h3>
                  <Link href={submissionPath(each.submissionId)}>Version {each.number}</Link>
                </h3>
                <p className={look.muted}>Handed in {formatDayAndTime(Number(each.submittedAt), zone)}</p>
                <Sent version={each} />
                {each.state === 'WAITING' ? null : <Answer version={each} zone={zone} />}
              </li>
            ))}
          </ol>
        </Section>
      )}
      {asked === null ? null : (
        <ReviewDialog
          version={version}
          state={asked}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
};

function stateWords({ state, isReplaced }: SubmissionVersion): string {
  if (isReplaced) return 'Replaced';
  if (state === 'WAITING') return 'Waits for a review';
  return state === 'RETURNED' ? 'Returned' : 'Reviewed';
}

const Sent = ({ version: { link, note } }: { version: SubmissionVersion }) => (
  <Stack gap={8}>
    {link === null ? null : (
      <p className={styles.link}>
        <IconExternalLink aria-hidden="true" />
        <Link href={link} target="_blank">
          {link}
        </Link>
      </p>
    )}
    {note === '' ? null : <p className={styles.words}>{note}</p>}
    {link === null && note === '' ? (
      <p className={look.muted}>Neither a link nor a text. The work was sent by the link of the session.</p>
    ) : null}
  </Stack>
);

const Answer = ({ version, zone }: { version: SubmissionVersion; zone: string }) => (
  <Stack gap={8}>
    <p className={look.muted}>{answerWords(version, zone)}</p>
    {version.words === '' ? null : <p className={cx(styles.letter, styles.words)}>{version.words}</p>}
  </Stack>
);
