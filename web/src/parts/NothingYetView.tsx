import type { ReactNode } from 'react';
import { useViewer } from '#lib/viewer.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

type Words = readonly [title: string, more: string];

/** What is missing and what comes first, for those who make it; that it comes, for everybody else. */
const words = {
  courses: {
    staff: [
      'No course is published yet.',
      'A course comes first: its teacher, then its lessons or dates. It appears here as soon as it is published.',
    ],
    member: ['The first courses are on their way.', 'They appear here as soon as they open.'],
  },
  resources: {
    staff: [
      'No resource is published yet.',
      'A resource is a title, a text and a file to download. It appears here as soon as it is published.',
    ],
    member: ['The first resources are on their way.', 'They appear here as soon as they are ready.'],
  },
  certificates: {
    staff: [
      'No certificate is offered yet.',
      'Publish courses first: a certificate is a program of them. It appears here as soon as it is published.',
    ],
    member: ['No certificates are offered right now.', 'They appear here as soon as the first program opens.'],
  },
  crashCourses: {
    staff: [
      'No crash course is published yet.',
      'A crash course is a short program of courses, sold by itself. It opens here as soon as it is published.',
    ],
    member: [
      'You have no crash course yet.',
      'A crash course that you have bought opens here as soon as your order is complete.',
    ],
  },
  events: {
    staff: [
      'No event is planned yet.',
      'An event is a title, a time and a link. It appears here as soon as it is planned.',
    ],
    member: ['No events are planned right now.', 'They appear here as soon as the first date is known.'],
  },
  insights: {
    staff: [
      'No insight is published yet.',
      'An insight is a story of what a company tried, with a text or a video. It appears here once it is published.',
    ],
    member: ['There are no insights for your plan yet.', 'They appear here as soon as the first one is out.'],
  },
  companies: {
    staff: [
      'There are no companies yet.',
      'A company comes with its contract and the seats that it buys. Its dashboard opens here from then on.',
    ],
    member: ['There are no companies yet.', 'They appear here as soon as the first contract begins.'],
  },
  quiz: {
    staff: [
      'There is no quiz yet.',
      'A learning plan comes from a quiz: publish courses first, then the questions and the plans that they lead to.',
    ],
    member: ['Learning plans are on their way.', 'The quiz opens here as soon as it is ready.'],
  },
} as const satisfies Readonly<Record<string, { readonly staff: Words; readonly member: Words }>>;

/** Where the team makes it. */
const forms: Readonly<Partial<Record<keyof typeof words, string>>> = {
  courses: '/studio/course',
  resources: '/studio/resource',
  certificates: '/studio/certificate',
  crashCourses: '/studio/certificate',
  events: '/studio/event',
  insights: '/studio/insight',
  quiz: '/studio/plan',
};

export interface NothingYetProps {
  of: keyof typeof words;
  /** What a member can do about it. */
  action?: ReactNode;
}

/** To staff what to make first, to members that it comes (BEG-06). */
export const NothingYetView = ({ of, action }: NothingYetProps) => {
  const { accountType, staff } = useViewer();
  const isStaff = accountType === 'EMPLOYEE';
  const [title, more] = words[of][isStaff ? 'staff' : 'member'];
  const form = staff === null ? undefined : forms[of];
  const make = form === undefined ? undefined : <ButtonLink href={form}>Open the studio</ButtonLink>;
  return (
    <EmptyState title={title} action={isStaff ? make : action}>
      {more}
    </EmptyState>
  );
};
