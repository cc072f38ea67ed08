import { second } from '@atrium/domain/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useTimeZone } from '#lib/timeZone.ts';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { Note } from '#ui/Note.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { dataSettingsQuery } from './dataSettingsQuery.ts';
import { DownloadCard } from './DownloadCard.tsx';
import { EraseCard } from './EraseCard.tsx';
import { LooksCard } from './LooksCard.tsx';
import { MailsCard } from './MailsCard.tsx';

/** How often a copy that is being made is asked for, in milliseconds. */
const pollEvery = 2 * second;

export interface DataSettingsCardsProps {
  /** Whether an erasure is proved by the password; else by a fresh sign-in. */
  asksPassword: boolean;
  timeZone: string | null;
}

/** The account page's cards about mails and the viewer's data (ACT-03 to ACT-05). */
export const DataSettingsCards = ({ asksPassword, timeZone }: DataSettingsCardsProps) => {
  const zone = useTimeZone(timeZone);
  const { data, error, isFetching, refetch } = useQuery({
    ...dataSettingsQuery(),
    refetchInterval: ({ state }) => (state.data?.page?.download?.expiresAt === null ? pollEvery : false),
  });
  const settings = data?.page;
  if (!settings) {
    return (
      <SettingsCard title="Email and your data">
        {error === null && isFetching ? (
          <Skeleton height={120} />
        ) : (
          <>
            <Note tone="bad">We couldn&apos;t load your settings.</Note>
            <Row>
              <Button variant="line" busy={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            </Row>
          </>
        )}
      </SettingsCard>
    );
  }
  const { mailChoices, download, erasure, hasSubscription, looks } = settings;
  return (
    <>
      <MailsCard choices={mailChoices} />
      <DownloadCard download={download} zone={zone} />
      <LooksCard looks={looks} zone={zone} />
      <EraseCard erasure={erasure} hasSubscription={hasSubscription} asksPassword={asksPassword} zone={zone} />
    </>
  );
};
