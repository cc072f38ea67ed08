import { canonicalTimeZone } from '@atrium/domain/timeZone.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, startSave, type SaveSpec } from '#lib/save.ts';
import { readStored } from '#lib/storage.ts';
import { ownTimeZone, showTimeZone } from '#lib/timeZone.ts';
import { viewerOptions } from '#lib/viewer.ts';
import { toast } from '#ui/toast.ts';

const document = graphql(`
  mutation SaveTimeZone($timeZone: String, $chosen: Boolean!) {
    saveTimeZone(timeZone: $timeZone, chosen: $chosen) {
      timeZone
      error {
        ...FaultFields
      }
    }
  }
`);

interface TimeZoneInput {
  /** An IANA name; null removes the choice. */
  readonly timeZone: string | null;
  /** False: it is what the browser says. */
  readonly chosen: boolean;
}

/** Keeps the zone of the member's dates with the account, so that mails agree with the pages (D83). */
const saveTimeZoneSpec: SaveSpec<TimeZoneInput, unknown> = {
  send: async (input) => accepted((await execute(document, input)).saveTimeZone),
  optimistic: (queryClient, { timeZone, chosen }) => {
    const field = chosen ? 'chosenTimeZone' : 'browserTimeZone';
    const before = readStored('timeZone');
    const viewer = viewerOptions().queryKey;
    queryClient.setQueryData(viewer, (known) => known && { ...known, [field]: timeZone });
    if (chosen) showTimeZone(timeZone);
    return () => {
      if (chosen) showTimeZone(before);
    };
  },
};

/** Shows every date in this zone from now on, on all devices; null returns to what each device says. */
export function chooseTimeZone(queryClient: QueryClient, timeZone: string | null): void {
  const failed = () => toast({ id: 'timeZone', tone: 'bad', message: 'There was an error. Please try again later.' });
  startSave(queryClient, saveTimeZoneSpec, { timeZone, chosen: true }, { failed });
}

/** Tells the account of each person who signs in what this browser's zone is, when that is new. */
export function followTimeZone(queryClient: QueryClient): void {
  const { queryKey } = viewerOptions();
  const report = (): void => {
    const viewer = queryClient.getQueryData(queryKey);
    const timeZone = ownTimeZone();
    // browsers differ in the name that is canonical, so names that they mean alike are one
    if (viewer?.supportEndsAt !== undefined) return;
    if (viewer && canonicalTimeZone(viewer.browserTimeZone ?? '') !== canonicalTimeZone(timeZone))
      startSave(queryClient, saveTimeZoneSpec, { timeZone, chosen: false });
  };
  report();
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hashKey(queryKey)) report();
  });
}
