import type { CertificateSeed } from './seeds.ts';

const post =
  "Courses in this program now count, including those you have already completed. We'll email you when your certificate is issued.";

/** The certificates that any member may register for. */
export const programs: readonly CertificateSeed[] = [
  {
    certificateId: 'ai-leadership',
    type: 'Open',
    title: 'AI Leadership Certificate',
    description:
      'For people who decide what a team does with AI, pay for it and answer for it. Two live sprints give you a common language, two courses of your choice the depth, and the capstone asks for a plan that your own board could sign.',
    bannerDescription: 'Choose, fund and lead work with AI, and show that you can.',
    registrationPrompt:
      'The program takes most members four to six months. Registering costs nothing and enrolls you in no course: you choose dates as you go.',
    postRegistrationPrompt: post,
    narrative:
      'Four courses and a capstone project in choosing, funding and leading work with artificial intelligence.',
    signer: 'Amara Okafor',
    primaryColor: '#1B2757',
    art: { topic: 'ai', motif: 'nave' },
    groups: [
      {
        title: 'Core',
        description: 'Both are live, because half of what you learn comes from the other people in the room.',
        courses: [
          { courseId: 'ai-leaders', liveOnly: true },
          { courseId: 'ai-first-strategy', liveOnly: true },
        ],
      },
      {
        title: 'Electives',
        description: 'Any two, live or on demand.',
        numElectiveCourses: 2,
        courses: ['first-ai-workflow', 'agents-at-work', 'ai-operating-model', 'ai-risk-in-plain-terms'].map(
          (courseId) => ({ courseId, elective: true }),
        ),
      },
      {
        title: 'Capstone',
        description: 'A plan for your own organization, read by two teachers and three peers.',
        isCapstoneGroup: true,
        courses: [{ courseId: 'ai-capstone' }],
      },
    ],
  },
  {
    certificateId: 'ai-foundations',
    type: 'Open',
    title: 'AI Foundations',
    description:
      'The first certificate for most members: one live sprint with people in your position, and one course in which you build something small that works on Monday.',
    bannerDescription: 'One live sprint, one thing built. Enough to lead by example.',
    registrationPrompt: 'Most members finish in six weeks. Courses you’ve already completed count too.',
    postRegistrationPrompt: post,
    narrative: 'Two courses in using artificial intelligence at work, with care and on purpose.',
    signer: 'Amara Okafor',
    primaryColor: '#32459C',
    art: { topic: 'ai', motif: 'arcade' },
    groups: [
      {
        title: 'Core',
        description: 'Live, with a project of your own.',
        courses: [{ courseId: 'ai-leaders', liveOnly: true }],
      },
      {
        title: 'Practice',
        description: 'One of these; each ends with something that you use.',
        numElectiveCourses: 1,
        courses: ['first-ai-workflow', 'prompting-for-analysts', 'research-with-a-model'].map((courseId) => ({
          courseId,
          elective: true,
        })),
      },
    ],
  },
  {
    certificateId: 'leading-an-organization',
    type: 'Open',
    title: 'Leading an Organization',
    description:
      'Hiring, meetings, feedback and the calendar: the machinery by which a manager gets things done through other people. Taught by people who have run hospitals, ferries and support desks.',
    bannerDescription: 'The machinery of management, learned on your own team.',
    registrationPrompt: 'The live course fills early: register here, then choose your dates.',
    postRegistrationPrompt: post,
    narrative: 'Three courses in leading people, hiring with evidence and deciding in good company.',
    signer: 'Priya Raghunathan',
    primaryColor: '#4A1B3A',
    art: { topic: 'leadership', motif: 'petals' },
    groups: [
      {
        title: 'Core',
        description: 'The operating system live, hiring in your own time.',
        courses: [{ courseId: 'managers-operating-system', liveOnly: true }, { courseId: 'hiring-with-evidence' }],
      },
      {
        title: 'Electives',
        description: 'One of these.',
        numElectiveCourses: 1,
        courses: ['negotiating-with-numbers', 'leading-through-ambiguity', 'feedback-people-can-use'].map(
          (courseId) => ({ courseId, elective: true }),
        ),
      },
    ],
  },
  {
    certificateId: 'strategy-in-practice',
    type: 'Open',
    title: 'Strategy in Practice',
    description:
      'Two live courses on choosing where to play and what to give up for it: platforms and their neighbors, and negotiations in which the numbers speak first.',
    bannerDescription: 'Where to play, what to give up, and how to say so.',
    registrationPrompt: 'Both courses run every quarter. Work you’ve already done counts too.',
    postRegistrationPrompt: post,
    narrative: 'Two live courses in platform strategy and negotiation.',
    signer: 'Henrik Lindqvist',
    primaryColor: '#14392D',
    art: { topic: 'strategy', motif: 'strata' },
    groups: [
      {
        title: 'Core',
        description: 'In either order.',
        courses: [
          { courseId: 'platform-strategy', liveOnly: true },
          { courseId: 'negotiating-with-numbers', liveOnly: true },
        ],
      },
    ],
  },
  {
    certificateId: 'customer-growth',
    type: 'Open',
    title: 'Customer Growth',
    description:
      'How customers find you, why they stay, and how to tell which of your experiments made the difference.',
    bannerDescription: 'Growth loops, segmentation and experiments you can act on.',
    registrationPrompt: 'One live course over two weeks: register here, then choose your dates.',
    postRegistrationPrompt: post,
    narrative: 'A live course in growth loops and in reading what customers do.',
    signer: 'Samuel Adeyemi-Cole',
    primaryColor: '#B5301F',
    art: { topic: 'marketing', motif: 'rays' },
    groups: [
      {
        title: 'Core',
        description: 'Live, over two weeks.',
        courses: [{ courseId: 'growth-loops', liveOnly: true }],
      },
    ],
  },
  {
    certificateId: 'finance-for-nonfinancial-operators',
    type: 'Open',
    title: 'Finance for Nonfinancial Operators',
    description:
      'For people who sign budgets without having studied them: cash first, then margins, then the pack that goes to the board.',
    bannerDescription: 'Read the numbers before they read you.',
    registrationPrompt: 'Three courses, about four months. You can start with any of them.',
    postRegistrationPrompt: post,
    narrative: 'Three courses in cash, unit economics and reporting to a board.',
    signer: 'Ingrid Sørensen-Vásquez',
    primaryColor: '#4B2E0D',
    art: { topic: 'finance', motif: 'steps' },
    groups: [
      {
        title: 'Core',
        description: 'Cash before profit, then profit for each unit.',
        courses: [{ courseId: 'cash-before-profit' }, { courseId: 'unit-economics' }],
      },
      { title: 'Reporting', description: 'Taken last by most.', courses: [{ courseId: 'the-board-pack' }] },
    ],
  },
  {
    certificateId: 'product-judgment',
    type: 'Open',
    title: 'Product Judgment',
    description: 'In preparation.',
    bannerDescription: 'In preparation.',
    registrationPrompt: '',
    postRegistrationPrompt: '',
    narrative: 'In preparation.',
    signer: 'Rafael Costa Duarte',
    primaryColor: '#0D4B52',
    art: { topic: 'product', motif: 'tessera' },
    draft: true,
    groups: [],
  },
];
