import type { Letter } from '../../mail/layout.ts';

export const calendarMails = {
  comingDates: ({ brandName }: { readonly brandName: string }): Letter => ({
    template: 'comingDates',
    subject: `Your coming ${brandName} dates`,
    greeting: 'Hello,',
    paragraphs: [
      'Your address has changed, so here are the sessions and events that you are signed up for, for the calendar of this one.',
      'The entries in the calendar of your former address stay there until you delete them. An address that you subscribed to goes on as it was.',
    ],
    action: { label: 'Open my sessions', path: '/my-sessions' },
  }),
};
