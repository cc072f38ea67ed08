import type { LetterTemplate, LetterVariables } from '../letterTemplate.ts';

const at = 'Friday, November 27, 2026 at 2:00 PM GMT-5';
const event = {
  eventTitle: { meaning: 'The title of the event.', sample: 'New Member Orientation' },
  startsAt: { meaning: 'When it starts.', sample: at },
} as const satisfies LetterVariables;
const dated = { ...event, startsAt: { ...event.startsAt, isRequired: true } } as const satisfies LetterVariables;
const watched = 'The link to watch is on the event page';

/** The words of the letters about events. */
export const eventLetters = {
  rsvpConfirmed: {
    title: 'Attending',
    subject: "You're attending: {eventTitle}",
    text: `Your spot at {eventTitle} is saved. It's on {startsAt}.\n\n${watched}, at least 1 hour before the event starts.`,
    button: 'Open the event',
    variables: event,
  },
  rsvpCancelled: {
    title: 'No longer attending',
    subject: "You're no longer attending: {eventTitle}",
    text: 'Your RSVP to {eventTitle} on {startsAt} is canceled, and the event is removed from your calendar.\n\nIf you change your mind, save your spot again on the event page.',
    button: 'See the event',
    variables: event,
  },
  eventMoved: {
    title: 'New time',
    subject: 'New time: {eventTitle}',
    text: '{change}\n\nYour spot is saved. The attached file updates your calendar.',
    button: 'Open the event',
    variables: {
      eventTitle: event.eventTitle,
      change: {
        meaning: 'What has changed: when it starts, or that it ends at a different time.',
        sample: `New Member Orientation is now on ${at}, not on Thursday, November 26, 2026 at 2:00 PM GMT-5.`,
        isRequired: true,
        isOfText: true,
      },
    },
  },
  eventCanceled: {
    title: 'Event canceled',
    subject: 'Canceled: {eventTitle}',
    text: "{eventTitle} on {startsAt} is canceled.\n\nYou don't need to do anything. The attached file removes it from your calendar.",
    button: 'See other events',
    variables: event,
  },
  eventTakesPlace: {
    title: 'Event is back on',
    subject: 'Back on: {eventTitle}',
    text: '{eventTitle} was canceled, but is back on: {startsAt}.\n\nYour spot is saved. The attached file adds it to your calendar again.',
    button: 'Open the event',
    variables: dated,
  },
  eventReminder: {
    title: 'Event coming up',
    subject: 'Coming up: {eventTitle}',
    text: `{eventTitle} is on {startsAt}.\n\n${watched}.`,
    button: 'Open the event',
    variables: dated,
  },
  eventInvitation: {
    title: 'Invitation by a member',
    subject: 'A member of {brandName} invites you to {eventTitle}',
    text: "{inviter} thought you might like {eventTitle}. It's on {startsAt}.",
    button: 'See the event',
    variables: {
      ...dated,
      inviter: {
        meaning: 'Who invites, where they have said their name.',
        sample: 'Maya Chen is a member of Atrium and',
        isRequired: true,
        isOfText: true,
      },
    },
  },
} as const satisfies Readonly<Record<string, LetterTemplate>>;
