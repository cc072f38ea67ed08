import { missedWords, recordingOf } from '@atrium/domain/session/recording.ts';
import { IconCircle, IconCircleCheck, IconCircleMinus, IconClockHour4 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { startSave } from '#lib/save.ts';
import { useTimeZone } from '#lib/timeZone.ts';
import { useNow } from '#lib/useNow.ts';
import { useViewer } from '#lib/viewer.ts';
import { Checkbox } from '#ui/Choice.tsx';
import { cx } from '#ui/cx.ts';
import { look } from '#ui/look.ts';
import { Tag } from '#ui/Tag.tsx';
import { toast } from '#ui/toast.ts';
import { RecordingNote } from './RecordingNote.tsx';
import { tickItemSpec } from './saveContentProgress.ts';
import { isTakingPart, type ChecklistItemData, type SessionPageData } from './sessionQuery.ts';
import styles from './Checklist.module.css';

const optional = <Tag weight="off">Optional</Tag>;

interface ChecklistProps {
  readonly items: readonly ChecklistItemData[];
  readonly page: SessionPageData;
  /** Opens the container that this content is in. */
  readonly show: (sessionContentId: string) => void;
}

/**
 * The checklist of a welcome, by its groups: what is done, what is next, and what is optional (SSN-01, SSN-06). A
 * canceled session has nothing left to do, and lists none.
 */
export const Checklist = ({ items, page, show }: ChecklistProps) => {
  if (items.length === 0 || page.session.cancelled) return null;
  const required = items.filter(({ completionStatus }) => !completionStatus.startsWith('BONUS'));
  const done = required.filter(({ completionStatus }) => completionStatus === 'COMPLETED').length;
  return (
    <div className={styles.checklist}>
      <h3 className={styles.head}>
        Next Steps
        {required.length === 0 ? null : (
          <span className={cx(look.small, look.muted, look.num)}>
            {done} of {required.length} done
          </span>
        )}
      </h3>
      <div className={styles.groups}>
        {[...Map.groupBy(items, ({ checklistGroupName }) => checklistGroupName)].map(([name, group]) => (
          <section key={name} aria-label={name === '' ? 'Next Steps' : name}>
            {name === '' ? null : <h4 className={cx(look.small, styles.group)}>{name}</h4>}
            <ul role="list">
              {group.map((item) => (
                <li key={item.sessionContentId}>
                  {item.selfReporting ? <OwnItem item={item} page={page} /> : <FollowedItem item={item} show={show} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
};

/** An item that the member ticks off. */
const OwnItem = ({ item, page }: { item: ChecklistItemData; page: SessionPageData }) => {
  const queryClient = useQueryClient();
  const { sessionContentId, title, subtitle } = item;
  return (
    <Checkbox
      label={title}
      note={subtitle}
      aside={item.completionStatus === 'BONUS_COMPLETED' ? undefined : optional}
      checked={item.completionStatus === 'BONUS_COMPLETED'}
      disabled={!isTakingPart(page)}
      onChange={(event) => {
        startSave(
          queryClient,
          tickItemSpec,
          { sessionContentId, ticked: event.currentTarget.checked },
          {
            failed: ({ message }) => toast({ id: sessionContentId, tone: 'bad', message }),
          },
        );
      }}
    />
  );
};

/** An item whose state follows from what the member has done. */
const FollowedItem = ({ item, show }: Pick<ChecklistProps, 'show'> & { item: ChecklistItemData }) => {
  const { title, subtitle, refSessionContentId } = item;
  const isDone = isItemDone(item);
  return (
    <div className={cx(styles.item, isDone && styles.done)}>
      <StateIcon item={item} />
      <span className={styles.words}>
        {refSessionContentId === null ? (
          <span>{title}</span>
        ) : (
          <button
            type="button"
            className={styles.link}
            onClick={() => {
              show(refSessionContentId);
            }}
          >
            {title}
          </button>
        )}
        {subtitle === null ? null : <span className={cx(look.small, look.muted)}>{subtitle}</span>}
        <RecordingLine item={item} />
      </span>
      <span className={cx(look.small, look.muted, styles.state)}>
        <State item={item} />
      </span>
    </div>
  );
};

const State = ({ item }: { item: ChecklistItemData }) => {
  const { completionStatus, isMissed, progress } = item;
  if (isMissed) return 'Missed';
  if (completionStatus === 'PENDING') return <Tag weight="loud">{pendingWords(item)}</Tag>;
  if (completionStatus === 'BONUS_NOT_COMPLETED') return optional;
  if (completionStatus === 'BONUS_COMPLETED') return 'Done';
  if (completionStatus === 'COMPLETED') return 'Done';
  return progress > 0 ? <span className={look.num}>{progress}% watched</span> : 'To do';
};

/** The recording of the meeting of an item, and how one that was missed is made up for (D85). */
const RecordingLine = ({ item }: { item: ChecklistItemData }) => {
  const now = useNow();
  const zone = useTimeZone(useViewer().timeZone);
  const { meetingEndAt, recordingUrl, recordingCounts, isMissed } = item;
  if (meetingEndAt === null) return null;
  const meeting = { endAt: Number(meetingEndAt), recordingUrl };
  const recording = recordingOf(meeting, now);
  if (recording === null) return null;
  return (
    <span className={cx(look.small, look.muted)}>
      {isMissed && recording.state === 'NOT_RECORDED' ? null : (
        <>
          <RecordingNote meeting={meeting} now={now} zone={zone} />
          {isMissed ? '. ' : null}
        </>
      )}
      {isMissed ? missedWords(recording, recordingCounts) : null}
    </span>
  );
};

function isItemDone({ completionStatus }: ChecklistItemData): boolean {
  return completionStatus === 'COMPLETED' || completionStatus === 'BONUS_COMPLETED';
}

const StateIcon = ({ item }: { item: ChecklistItemData }) => {
  if (isItemDone(item)) return <IconCircleCheck aria-hidden="true" />;
  if (item.isMissed) return <IconCircleMinus aria-hidden="true" />;
  return item.completionStatus === 'PENDING' ? (
    <IconClockHour4 aria-hidden="true" />
  ) : (
    <IconCircle aria-hidden="true" />
  );
};

/** Attendance is provisional until the meeting provider reports (D33). */
function pendingWords({ subtype }: ChecklistItemData): string {
  return subtype === 'ZOOM_ATTENDANCE' ? 'Confirming attendance' : 'Overdue';
}
