/** What the team reads of a kind of background job. */
export interface JobKind {
  /** What it does, in a few words. */
  readonly title: string;
  /**
   * The fields of its payload that the team sees, with their words: ids and numbers alone. What is not here is never
   * shown, so that no address, link or code is (RUN-01).
   */
  readonly shown: Readonly<Record<string, string>>;
}

const member = { memberId: 'Member' };
const session = { sessionId: 'Session', meetingNumber: 'Meeting' };
const mail = { mailId: 'Mail' };

/** Every kind of background job by its name in the queue; a test of the server wants each, and no other. */
export const jobKinds = {
  'account.mailCode': { title: 'Mail a code', shown: {} },
  'accountSettings.mailEmailCode': { title: 'Mail a code to a new address', shown: member },
  'analytics.forward': { title: 'Forward events to the analytics service', shown: {} },
  'attendance.announceRecording': { title: 'Mail that a recording is ready', shown: session },
  'attendance.completeSession': { title: 'Count a session as attended', shown: { ...member, ...session } },
  'attendance.settleMeeting': { title: 'Read who attended a meeting', shown: session },
  'attendance.takeNotice': { title: 'Handle a notice of the meeting provider', shown: {} },
  'billing.reconcile': { title: 'Compare everything with the payment provider', shown: { runId: 'Run' } },
  'billing.refund': { title: 'Give money back', shown: { refundId: 'Refund' } },
  'billing.saveEmail': { title: 'Tell the payment provider an address', shown: member },
  'billing.sync': { title: 'Read what a customer has bought', shown: { customerId: 'Customer' } },
  'bulk.step': { title: 'Carry out the next part of an act on many', shown: { bulkActId: 'Act' } },
  'calendar.mailComingDates': { title: 'Mail dates to come', shown: member },
  'certificate.evaluate': { title: 'Look whether certificates are due', shown: member },
  'endpoint.deliver': { title: 'Tell another program of an event', shown: { deliveryId: 'Message' } },
  'enrollment.mailEnrolled': { title: 'Mail somebody who is enrolled', shown: { ...mail, ...member, ...session } },
  'event.mailAttendee': { title: 'Mail somebody who attends an event', shown: mail },
  'event.registerAgain': {
    title: 'Register somebody for an event again',
    shown: { ...member, memberEventId: 'Event' },
  },
  'event.settleRegistration': {
    title: 'Tell the meeting provider who attends',
    shown: { ...member, memberEventId: 'Event' },
  },
  'example.load': { title: 'Load the example academy', shown: {} },
  'film.encode': { title: 'Make streams of a film', shown: { filmId: 'Film' } },
  'mail.send': { title: 'Send a mail', shown: mail },
  'organization.makeDownload': { title: 'Make the file of a company', shown: { customerId: 'Company' } },
  'pass.enroll': { title: 'Enroll by a pass', shown: { registrationId: 'Registration' } },
  'privacy.makeExport': { title: "Make the copy of a member's data", shown: {} },
  'privacy.removeCustomer': { title: 'Erase a customer at the payment provider', shown: {} },
  'privacy.removeRegistration': { title: 'Erase a registration at the meeting provider', shown: {} },
  'seat.mailReminders': { title: 'Remind people of their seats', shown: { customerId: 'Company' } },
  'upload.removeFiles': { title: 'Remove the files of an upload', shown: {} },
} as const satisfies Readonly<Record<string, JobKind>>;

/** What is said of a job; of one whose kind this release no longer has, its name. */
export function jobTitle(name: string): string {
  return findJobKind(name)?.title ?? name;
}

/** A field of a payload as the team reads it. */
export interface JobFact {
  readonly label: string;
  readonly value: string;
}

/** The ids and numbers of a payload that may be shown; a text that is no id is left out as well. */
export function shownFacts(name: string, payload: unknown): readonly JobFact[] {
  if (typeof payload !== 'object' || payload === null) return [];
  return Object.entries(findJobKind(name)?.shown ?? {}).flatMap(([field, label]) => {
    const value: unknown = Object.hasOwn(payload, field) ? payload[field as keyof typeof payload] : undefined;
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && isId(text) ? [{ label, value: text }] : [];
  });
}

const isId = (text: string): boolean => /^[\w-]{1,80}$/.test(text);

function findJobKind(name: string): JobKind | null {
  const kinds: Readonly<Record<string, JobKind>> = jobKinds;
  return Object.hasOwn(jobKinds, name) ? (kinds[name] ?? null) : null;
}
