import type { FormRules } from '../formRules.ts';

/** What is mailed to everybody who is enrolled in a session. */
export interface Announcement {
  readonly subject: string;
  readonly text: string;
}

const longestSubject = 150;
const longestText = 5000;

/** The form of an announcement (RUN-02); empty fields have no message, and nothing is sent with them. */
export const announcementForm: FormRules<Announcement> = {
  subject: ({ subject }) =>
    subject.trim().length > longestSubject ? [`A subject has at most ${String(longestSubject)} characters.`] : [],
  text: ({ text }) =>
    text.trim().length > longestText ? [`A text has at most ${longestText.toLocaleString('en-US')} characters.`] : [],
};

/** Whether an announcement can be sent: it has a subject of one line and a text, both short enough. */
export function isAnnouncement(announcement: Announcement): boolean {
  const { subject, text } = announcement;
  if (subject.trim() === '' || text.trim() === '' || /[\r\n]/.test(subject.trim())) return false;
  return announcementForm.subject(announcement).length === 0 && announcementForm.text(announcement).length === 0;
}

/** The paragraphs of a text: what an empty line divides; a single line break stays a space. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
}
