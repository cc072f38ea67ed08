import type { Letter } from '../../mail/layout.ts';
import { written } from '../../mail/words.ts';

export const calendarMails = {
  comingDates: ({ brandName }: { readonly brandName: string }): Letter =>
    written('comingDates', { brandName }, { greeting: 'Hello,', path: '/my-sessions' }),
};
