import type { Letter } from '../../mail/layout.ts';

export const calendarMails = {
  comingDates: ({ brandName }: { readonly brandName: string }): Letter => ({
    name: 'comingDates',
    subject: `Your upcoming ${brandName} dates`,
    greeting: 'Hello,',
    paragraphs: [
      "Your email address has changed. Here are the sessions and events that you're signed up for, to add to the calendar of your new address.",
      'The entries in the calendar of your former address stay there until you delete them. A calendar that you subscribed to keeps working.',
    ],
    action: { label: 'Open my sessions', path: '/my-sessions' },
  }),
};
