import type { LetterTemplate, LetterVariables } from '../letterTemplate.ts';

const certificate = {
  certificateTitle: { meaning: 'The title of the certificate.', sample: 'AI Foundations' },
  number: { meaning: 'The number of the certificate.', sample: 'ATR-0000-0000-0000' },
} as const satisfies LetterVariables;

/** The words of the letters about badges and certificates. */
export const awardLetters = {
  certificateIssued: {
    title: 'Certificate issued',
    subject: 'Your certificate is ready: {certificateTitle}',
    text: "Congratulations. You have met every requirement of {certificateTitle}, and your certificate has been issued.\n\nIts number is {number}. On its page you can print it, add it to LinkedIn and download your badge. Anyone with the link can check that it's valid.",
    button: 'Open your certificate',
    variables: certificate,
  },
  certificateReissued: {
    title: 'Certificate in another name',
    subject: 'Your certificate in your new name: {certificateTitle}',
    text: 'Your certificate of {certificateTitle} has been issued again in the name {name}. It keeps the date of your award.\n\nIts new number is {number}. The page of {formerNumber}, its former number, leads to the new one.',
    button: 'Open your certificate',
    variables: {
      ...certificate,
      name: { meaning: 'The name in which it is issued now.', sample: 'Maya Chen', isOfText: true },
      formerNumber: { meaning: 'Its former number.', sample: 'ATR-0000-0000-0001' },
    },
  },
  badgeEarned: {
    title: 'Badge earned',
    subject: 'You earned a badge: {courseTitle}',
    text: "You completed {courseTitle}, and its badge is yours.\n\nIt's on your course card from now on, and it counts toward certificates that include this course.",
    button: 'See the course',
    variables: { courseTitle: { meaning: 'The title of the course.', sample: 'Pricing' } },
  },
} as const satisfies Readonly<Record<string, LetterTemplate>>;
