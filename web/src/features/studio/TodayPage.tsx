import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { counted } from '@atrium/domain/counted.ts';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatMonthDay } from '#lib/dates.ts';
import type { StudioTodayQuery } from '#lib/gql/graphql.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Link } from '#ui/Link.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { Section } from '#ui/SectionHead.tsx';
import { DraftLine } from './DraftLine.tsx';
import { ExampleAcademy } from './ExampleAcademy.tsx';
import { readableKinds, studioPath } from './kinds.ts';
import { wantedRecordingsQuery } from './run/recordingActs.ts';
import { waitingSubmissionsQuery } from './run/submissionCalls.ts';
import { WantedRecordings } from './run/WantedRecordings.tsx';
import { setUpQuery } from './setUpQuery.ts';
import { SetUpSteps } from './SetUpSteps.tsx';
import { StudioBar } from './StudioBar.tsx';
import { publishingTime, shortMoment } from './studioDates.ts';
import { todayQuery } from './studioQueries.ts';
import { dayOf, sentenceOf, thingsMissing } from './todayWords.ts';
import { useTrouble, type TroubleLine } from './useTrouble.ts';
import styles from './TodayPage.module.css';

type OpenDraft = NonNullable<StudioTodayQuery['listOpenDrafts']>[number];

/** What needs somebody now, each with the page that settles it (STU-02). */
export const TodayPage = ({ viewer }: { viewer: SignedIn }) => (
  <>
    <StudioBar crumbs={[{ label: 'Today' }]} />
    <PageAnswer of={todayQuery()}>{(drafts) => <Today viewer={viewer} drafts={drafts} />}</PageAnswer>
  </>
);

const Today = ({ viewer, drafts }: { viewer: SignedIn; drafts: readonly OpenDraft[] }) => {
  const zone = useTimeZone(viewer.timeZone);
  const now = useNow();
  const failed = drafts.filter(({ failure }) => failure !== null);
  const scheduled = drafts
    .filter(({ failure, publishAt }) => failure === null && publishAt !== null)
    .toSorted((a, b) => Number(a.publishAt) - Number(b.publishAt));
  const unscheduled = drafts.filter(({ publishAt }) => publishAt === null);
  const own = unscheduled.filter(({ isMine }) => isMine);
  const taught = unscheduled.filter(({ isMine, failure }) => !isMine && failure === null);
  const mayReview = staffReach(viewer.staff, 'submission.write') !== null;
  const handedIn = useQuery({ ...waitingSubmissionsQuery(), enabled: mayReview });
  const projects = handedIn.data?.page ?? [];
  const waiting = projects.reduce((sum, session) => sum + session.waiting, 0);
  const mayRecord = staffReach(viewer.staff, 'recording.write') !== null;
  const unrecorded = useQuery({ ...wantedRecordingsQuery(), enabled: mayRecord });
  const classes = unrecorded.data?.page ?? [];
  const trouble = useTrouble(viewer);
  const isKnown = (!mayReview || handedIn.isSuccess) && (!mayRecord || unrecorded.isSuccess) && trouble.isKnown;
  const isEmpty = drafts.length === 0 && waiting === 0 && classes.length === 0 && trouble.lines.length === 0;
  const broken = failed.length + trouble.lines.length;
  const [first] = readableKinds(viewer.staff);
  const mayBegin = staffReach(viewer.staff, 'academy.write') !== null;
  const begun = useQuery({ ...setUpQuery(), enabled: mayBegin });
  const setUp = begun.data?.page ?? null;
  return (
    <>
      <h1 className={styles.day} tabIndex={-1}>
        {dayOf(now, zone)}
      </h1>
      {setUp === null ? null : <SetUpSteps viewer={viewer} setUp={setUp} />}
      {isEmpty ? null : (
        <p className={look.muted}>
          {sentenceOf({
            isWhole: isKnown,
            failed: broken,
            own: own.length,
            taught: taught.length,
            scheduled: scheduled.length,
            blocked: scheduled.filter(({ faults }) => faults > 0).length,
            waiting,
            classes: classes.length,
          })}
        </p>
      )}
      {trouble.retry === null ? null : (
        <Note tone="bad">
          What has failed behind the pages could not be loaded.{' '}
          <Button size="s" variant="line" onClick={trouble.retry}>
            Try again
          </Button>
        </Note>
      )}
      {broken === 0 ? null : (
        <Section title="Needs somebody" count={broken}>
          <ul className={styles.lines}>
            {trouble.lines.map((line) => (
              <Trouble key={line.href} line={line} />
            ))}
            {failed.map((draft) => (
              <DraftLine
                key={draft.kind + draft.id}
                draft={draft}
                title={`${draft.title || 'Untitled'} was not published`}
              >
                {draft.failure}
              </DraftLine>
            ))}
          </ul>
        </Section>
      )}
      {handedIn.isError ? (
        <Note tone="bad">
          The projects that wait could not be loaded.{' '}
          <Button size="s" variant="line" onClick={() => void handedIn.refetch()}>
            Try again
          </Button>
        </Note>
      ) : null}
      {waiting === 0 ? null : (
        <Section title="Projects to review" count={waiting}>
          <ul className={styles.lines}>
            {projects.map(({ sessionId, title, startAt, waiting: count }) => {
              const href = `/studio/submissions?session=${encodeURIComponent(sessionId)}`;
              return (
                <li key={sessionId}>
                  <IconClipboardCheck aria-hidden="true" />
                  <div>
                    <h3>
                      <Link href={href}>{title}</Link>
                    </h3>
                    <p className={look.muted}>
                      {startAt === null ? 'On demand' : `Of ${formatMonthDay(Number(startAt), zone)}`}.{' '}
                      {counted(count, 'project waits', 'projects wait')} for a review.
                    </p>
                  </div>
                  <ButtonLink size="s" variant="line" href={href} aria-label={`Review projects of ${title}`}>
                    Review
                  </ButtonLink>
                </li>
              );
            })}
          </ul>
        </Section>
      )}
      {unrecorded.isError ? (
        <Note tone="bad">
          The classes without a recording could not be loaded.{' '}
          <Button size="s" variant="line" onClick={() => void unrecorded.refetch()}>
            Try again
          </Button>
        </Note>
      ) : null}
      <WantedRecordings classes={classes} zone={zone} />
      {scheduled.length === 0 ? null : (
        <Section title="Going out by itself" count={scheduled.length}>
          <ul className={styles.lines}>
            {scheduled.map((draft) => (
              <DraftLine key={draft.kind + draft.id} draft={draft}>
                {publishingTime(draft.publishAt ?? '', zone)}, by {draft.savedByName}
                {draft.faults === 0 ? null : `. ${thingsMissing(draft.faults)}`}
              </DraftLine>
            ))}
          </ul>
        </Section>
      )}
      {taught.length === 0 ? null : (
        <Section title="Drafts of instructors" count={taught.length}>
          <ul className={styles.lines}>
            {taught.map((draft) => (
              <DraftLine key={draft.kind + draft.id} draft={draft} isReady={draft.faults === 0} viewer={viewer}>
                By {draft.savedByName}, saved {shortMoment(Number(draft.savedAt), now, zone)}.{' '}
                {draft.faults === 0 ? 'Nothing stops its publishing.' : thingsMissing(draft.faults)}
              </DraftLine>
            ))}
          </ul>
        </Section>
      )}
      {own.length === 0 ? null : (
        <Section title="Your drafts" count={own.length}>
          <ul className={styles.lines}>
            {own.map((draft) => (
              <DraftLine key={draft.kind + draft.id} draft={draft} isReady={draft.faults === 0} viewer={viewer}>
                Saved {shortMoment(Number(draft.savedAt), now, zone)}.{' '}
                {draft.faults === 0 ? 'Nothing stops its publishing.' : thingsMissing(draft.faults)}
              </DraftLine>
            ))}
          </ul>
        </Section>
      )}
      {isEmpty && isKnown && setUp === null && first !== undefined ? (
        <EmptyState
          title="Nothing needs you."
          action={
            <ButtonLink variant="line" href={studioPath(first.kind)}>
              Open {first.many.toLowerCase()}
            </ButtonLink>
          }
        >
          Drafts of yours, and what goes out by itself, are listed here.
        </EmptyState>
      ) : null}
      {isEmpty && isKnown && first === undefined ? (
        <EmptyState title="Nothing needs you.">
          Your role on the team includes no content. An owner can change that.
        </EmptyState>
      ) : null}
      {mayBegin ? <ExampleAcademy mayWrite isShort /> : null}
    </>
  );
};

const Trouble = ({ line: { title, words, href, icon: Mark } }: { line: TroubleLine }) => (
  <li>
    <Mark aria-hidden="true" />
    <div>
      <h3>
        <Link href={href}>{title}</Link>
      </h3>
      <p className={look.muted}>{words}</p>
    </div>
    <ButtonLink size="s" variant="line" href={href} aria-label={`Open: ${title}`}>
      Open
    </ButtonLink>
  </li>
);
