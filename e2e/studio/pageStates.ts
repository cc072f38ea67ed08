import { projectSubmissions } from '@atrium/content/history.ts';
import { persona } from '@atrium/content/people.ts';
import { showsHeading, type OpenedPage, type PageState, type Visits } from '../journey/pageState.ts';
import { expect } from '../journey/test.ts';

const event = '/studio/event/new-member-orientation';
const alumni = `/studio/people/${persona('alumni').memberId}`;
const project = `/studio/submissions/${projectSubmissions.find(({ note }) => note?.includes('stopping rule'))?.submissionId ?? ''}`;
const acme = '/studio/company/acme';
const hooli = '/studio/company/hooli';
const orientation = /^New member orientation/;

/** What the accessibility walk visits of this subject. */
export const pageStates: readonly PageState[] = [
  { who: 'editor', name: 'studio without a draft', path: '/studio' },
  {
    who: 'editor',
    name: 'list of events',
    path: '/studio/event',
    reach: (page) => expect(page.getByRole('link', { name: orientation })).toBeVisible(),
  },
  {
    who: 'editor',
    name: 'calendar',
    path: '/studio/calendar',
    reach: (page) => expect(page.getByRole('region').first()).toBeVisible(),
  },
  {
    who: 'editor',
    name: 'palette with what was found',
    path: '/studio/event',
    reach: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find or do' }).fill('leaders');
      await expect(page.getByRole('option', { name: /Course$/ }).first()).toBeVisible();
    },
  },
  {
    who: 'editor',
    name: 'keys of the studio',
    path: '/studio/event',
    reach: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('switch', { name: /^Single keys/ })).toBeVisible();
    },
  },
  {
    who: 'editor',
    name: 'list of events on a phone',
    path: '/studio/event?sort=newest',
    reach: (page) => expect(page.getByRole('link', { name: orientation })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'editor',
    name: 'list of events with rows that are chosen',
    path: '/studio/event?sel=new-member-orientation&sort=changed',
    reach: (page) => expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible(),
  },
  {
    who: 'editor',
    name: 'a course beside its list',
    path: '/studio/course?q=leaders',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Peek at/ })
        .first()
        .click();
      await expect(page.getByRole('region', { name: 'Last versions' })).toBeVisible();
    },
  },
  {
    who: 'editor',
    name: 'list of events with rows that are chosen, on a phone',
    path: '/studio/event?sel=new-member-orientation',
    reach: (page) => expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'editor',
    name: 'question before many documents are archived',
    path: '/studio/event?sel=new-member-orientation,what-changed-in-ai',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Archive', exact: true }).click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('2 events are archived.');
    },
  },
  {
    who: 'editor',
    name: 'question for the name of a view',
    path: '/studio/event?state=published',
    reach: async (page) => {
      await page.getByRole('button', { name: /^View/ }).click();
      await page.getByRole('menuitem', { name: 'Save this view' }).click();
      await expect(page.getByRole('dialog', { name: 'Save this view' })).toBeVisible();
    },
  },
  {
    who: 'support',
    name: 'question before many people get access',
    path: `/studio/people?sel=${persona('limited').memberId},${persona('trial').memberId}`,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Give access' }).click();
      await expect(page.getByRole('dialog', { name: 'Give 2 people access?' })).toBeVisible();
    },
  },
  {
    who: 'editor',
    name: 'list without a match',
    path: '/studio/event?q=nothing-is-called-so',
    reach: (page) => expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible(),
  },
  {
    who: 'editor',
    name: 'question for the title of a new event',
    path: '/studio/event',
    reach: async (page) => {
      await page.getByRole('button', { name: 'New event' }).click();
      await expect(page.getByRole('dialog', { name: 'New event' })).toBeVisible();
    },
  },
  { who: 'editor', name: 'form of an event', path: event, reach: (page) => showsHeading(page, orientation) },
  {
    who: 'editor',
    name: 'form of an event on a phone',
    path: event,
    reach: (page) => showsHeading(page, orientation),
    narrow: true,
  },
  {
    who: 'editor',
    name: 'form of an event with its preview beside it',
    path: event,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(orientation);
    },
  },
  {
    who: 'editor',
    name: 'preview on a phone',
    path: event,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(orientation);
    },
    narrow: true,
  },
  {
    who: 'editor',
    name: 'question for a picture in a text',
    path: event,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Insert a picture' }).click();
      await page.getByRole('button', { name: 'Add the picture' }).click();
      await expect(page.getByText('Say what it shows, or that it is decoration.')).toBeVisible();
    },
  },
  {
    who: 'editor',
    name: 'form of a certificate, with rows in rows',
    path: '/studio/certificate/ai-leadership',
    reach: (page) => expect(page.getByRole('group', { name: 'Groups of courses' })).toBeVisible(),
  },
  {
    who: 'editor',
    name: 'form of a video, with the key of its film',
    path: '/studio/video/ai-leaders-trailer',
    reach: async (page) => {
      const film = page.getByRole('group', { name: 'Film', exact: true });
      await expect(film.getByRole('button', { name: 'Choose another file' })).toBeVisible();
      await expect(film.getByLabel('Key of the film')).toBeVisible();
    },
  },
  {
    who: 'editor',
    name: 'form of a course, with a lesson to choose',
    path: '/studio/course/ai-leaders',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Where the hours go', exact: true }).click();
      await page.getByRole('combobox', { name: 'Video' }).first().click();
      await expect(page.getByRole('option', { name: 'Where the hours go' })).toBeVisible();
      // an open list hides the rest of the page, which axe takes for a fault
      await page.keyboard.press('Escape');
      await expect(page.getByRole('option', { name: 'Where the hours go' })).toHaveCount(0);
    },
  },
  {
    who: 'editor',
    name: 'content of a session as a tree, with the fields of a task',
    path: '/studio/sessionContent/ai-leaders-2',
    reach: async (page) => {
      await page.getByRole('row', { name: 'Week 1: See the work' }).click();
      await expect(page.getByLabel('Due', { exact: true })).toBeVisible();
    },
  },
  {
    who: 'editor',
    name: 'content of a session on a phone',
    path: '/studio/sessionContent/ai-leaders-2',
    reach: (page) => expect(page.getByRole('row', { name: 'Week 1: See the work' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'editor',
    name: 'question for the first day of a new run',
    path: '/studio/session/ai-leaders-2',
    reach: async (page) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Copy as a new run' }).click();
      await expect(page.getByRole('dialog', { name: 'Copy as a new run' })).toBeVisible();
    },
  },
  {
    who: 'editor',
    name: 'form of a video on a phone',
    path: '/studio/video/ai-leaders-where-the-hours-go',
    reach: (page) => expect(page.getByRole('group', { name: 'Chapters', exact: true })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'employee',
    name: 'team',
    path: '/studio/team',
    reach: (page) => expect(page.getByRole('table', { name: 'The team' })).toBeVisible(),
  },
  {
    who: 'employee',
    name: 'team on a phone',
    path: '/studio/team',
    reach: (page) => expect(page.getByRole('table', { name: 'The team' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'employee',
    name: 'roles of a colleague, with what will happen',
    path: '/studio/team',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Acts for', exact: false }).first().click();
      await page.getByRole('menuitem', { name: 'Change the roles' }).click();
      await page.getByRole('checkbox', { name: /^Auditor/ }).click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'employee',
    name: 'invitation to the team',
    path: '/studio/team',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Invite somebody' }).click();
      await page.getByRole('checkbox', { name: /^Instructor/ }).click();
      await expect(page.getByRole('combobox', { name: 'Courses' })).toBeVisible();
    },
  },
  {
    who: 'employee',
    name: 'settings, with a fault',
    path: '/studio/settings',
    reach: async (page) => {
      await page.getByLabel('Support address').fill('nobody');
      await page.getByRole('button', { name: 'Save' }).first().click();
      await expect(page.getByText('An e-mail address is needed.')).toBeVisible();
    },
  },
  {
    who: 'auditor',
    name: 'settings that are only read, on a phone',
    path: '/studio/settings',
    reach: (page) => expect(page.getByText('Nothing was saved yet', { exact: false })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'support',
    name: 'people',
    path: '/studio/people',
    reach: (page) => expect(page.getByRole('table', { name: 'Members' })).toBeVisible(),
  },
  {
    who: 'auditor',
    name: 'people of a company on a phone, with masked addresses',
    path: '/studio/people?company=oceanic',
    reach: (page) => expect(page.getByRole('button', { name: /^Remove filter/ })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'success',
    name: 'people without a match',
    path: '/studio/people?q=nobody-is-called-so',
    reach: (page) => expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible(),
  },
  {
    who: 'employee',
    name: 'companies',
    path: '/studio/companies',
    reach: (page) => expect(page.getByRole('table', { name: 'Companies' })).toBeVisible(),
  },
  {
    who: 'success',
    name: 'companies without a match, on a phone',
    path: '/studio/companies?q=nobody-is-called-so',
    reach: (page) => expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'employee',
    name: 'new company, with faults',
    path: '/studio/companies/new',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Make the company' }).click();
      await expect(page.getByText('Enter the name of the company.')).toBeVisible();
    },
  },
  {
    who: 'auditor',
    name: 'company that is only read, on a phone',
    path: '/studio/company/oceanic',
    reach: (page) => showsHeading(page, 'Oceanic'),
    narrow: true,
  },
  {
    who: 'employee',
    name: 'sign-on in use, with an empty form that was sent',
    path: `${acme}/sign-on`,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Save as a draft' }).click();
      await expect(page.getByText('Paste the metadata, or enter its https address.')).toBeVisible();
    },
  },
  {
    who: 'employee',
    name: 'sign-on whose test has stopped, on a phone',
    path: `${hooli}/sign-on`,
    reach: (page) => expect(page.getByText('The test stopped.')).toBeVisible(),
    narrow: true,
  },
  {
    who: 'employee',
    name: 'question before a sign-on is switched off',
    path: `${acme}/sign-on`,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Switch off' }).click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'employee',
    name: 'learning system that is changed, on a phone',
    path: `${acme}/sign-on`,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change acme-learn' }).click();
      await expect(page.getByRole('dialog', { name: 'Change acme-learn' })).toBeVisible();
    },
    narrow: true,
  },
  {
    who: 'auditor',
    name: 'sign-on that is only read',
    path: `${acme}/sign-on`,
    reach: (page) => showsHeading(page, 'Sign-on of Acme'),
  },
  {
    who: null,
    name: 'link to a test that is no longer good',
    path: '/oauth?test=',
    reach: (page) => showsHeading(page, 'There is no test here'),
  },
  {
    who: 'employee',
    name: 'domain that is refused, at a company with one that is not proved',
    path: acme,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add a domain' }).click();
      await page.getByRole('dialog').getByLabel('Domain').fill('gmail.com');
      await page.getByRole('dialog').getByLabel('Reason').focus();
      await expect(page.getByText('Anybody gets an address at gmail.com.')).toBeVisible();
    },
  },
  {
    who: 'employee',
    name: 'look of a company that is changed, in both themes',
    path: acme,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change the look' }).click();
      await page.getByRole('dialog').getByLabel('Accent', { exact: true }).fill('#1d6f42');
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'employee',
    name: 'domain that is removed, on a phone',
    path: acme,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Remove acme.example' }).click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
    narrow: true,
  },
  {
    who: 'employee',
    name: 'contract that is renewed, with what will happen',
    path: acme,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Renew or add seats' }).click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'employee',
    name: 'contract that ends, with whom that meets',
    path: acme,
    reach: async (page) => {
      await page.getByRole('button', { name: 'End contract' }).click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'support',
    name: 'people of a file, checked',
    path: '/studio/people/add',
    reach: async (page) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Add people by a file' })).toBeVisible();
      await page.locator('input[type="file"]').setInputFiles({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Email,First Name,Last Name\r\nnew@example.com,Ada,Byron\r\nnobody,,'),
      });
      await page.getByRole('button', { name: 'Check 2 rows' }).click();
      await expect(page.getByRole('main').getByText('1 not possible', { exact: false })).toBeVisible();
    },
  },
  {
    who: 'support',
    name: 'list of people who may be here twice',
    path: '/studio/people/duplicates',
    reach: (page) => expect(page.getByRole('heading', { level: 1, name: 'Same person twice' })).toBeVisible(),
  },
  {
    who: 'support',
    name: 'merge of two accounts, with what will happen',
    path: `/studio/people/${persona('bob@acme.example').memberId}`,
    reach: async (page) => {
      await page.getByRole('button', { name: /^Merge: / }).click();
      await page.getByRole('radio').first().check();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'support',
    name: 'person, with a question that is answered by no',
    path: `${alumni}?open=/member-directory`,
    reach: (page) => expect(page.getByText('This page is for members.')).toBeVisible(),
  },
  {
    who: 'support',
    name: 'access that is given to a person, with what will happen',
    path: `${alumni}?open=/member-directory`,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Give AI Academy', exact: true }).click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'support',
    name: 'question before support mode, with what will happen',
    path: alumni,
    reach: async (page) => {
      await page.getByRole('button', { name: 'See what they see' }).click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'support',
    name: 'page of a member in support mode, on a phone',
    path: alumni,
    reach: async (page) => {
      await page.getByRole('button', { name: 'See what they see' }).click();
      await page.getByRole('dialog').getByLabel('Reason').fill('They asked.');
      await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
      await expect(page.getByRole('region', { name: 'Support mode' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    leave: async (page) => {
      await page.getByRole('region', { name: 'Support mode' }).getByRole('button', { name: 'End' }).click();
      await expect(page.getByRole('button', { name: 'See what they see' })).toBeVisible();
    },
    narrow: true,
  },
  {
    who: 'owner',
    name: 'note that is written about a person',
    path: alumni,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Add a note' }).click();
      await expect(page.getByLabel('Note', { exact: true })).toBeVisible();
    },
  },
  {
    who: 'auditor',
    name: 'person on a phone',
    path: alumni,
    reach: (page) => expect(page.getByRole('table', { name: 'Grants' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'support',
    name: 'person whose mails come back',
    path: '/studio/people/agnieszka-nowak',
    reach: (page) => expect(page.getByRole('button', { name: 'Mail again' })).toBeVisible(),
  },
  {
    who: 'auditor',
    name: 'audit log',
    path: '/studio/audit',
    reach: async (page) => {
      await page
        .getByText(/\d details?$/)
        .first()
        .click();
      await expect(page.getByRole('table', { name: 'Audit log' }).locator('dt').first()).toBeVisible();
    },
  },
  {
    who: 'support',
    name: 'outbox',
    path: '/studio/outbox?state=sent',
    reach: (page) => expect(page.getByRole('table', { name: 'Mails' })).toBeVisible(),
  },
  {
    who: 'support',
    name: 'outbox on a phone',
    path: '/studio/outbox?state=withdrawn',
    reach: (page) => expect(page.getByRole('table', { name: 'Mails' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'support',
    name: 'question before a mail is sent again, with what will happen',
    path: '/studio/outbox?state=sent',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Send again/ })
        .first()
        .click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'auditor',
    name: 'outbox without a match',
    path: '/studio/outbox?q=nobody@else.example',
    reach: (page) => expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible(),
  },
  {
    who: 'support',
    name: 'certificates due on a phone',
    path: '/studio/certificates-due',
    reach: (page) => expect(page.getByRole('table', { name: 'Certificates due' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'support',
    name: 'question before a certificate is held back, with what will happen',
    path: '/studio/certificates-due',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Hold back: / })
        .first()
        .click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'auditor',
    name: 'letters on a phone',
    path: '/studio/letters',
    reach: (page) => expect(page.getByRole('table', { name: 'Signing in' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'support',
    name: 'letter as plain text',
    path: '/studio/letters/startsSoon',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Plain text' }).click();
      await expect(page.getByText('The live room opens 15 minutes before each class.')).toBeVisible();
    },
  },
  {
    who: 'editor',
    name: 'words of a letter beside its example',
    path: '/studio/letterWords/badgeEarned',
    reach: async (page) => {
      await expect(page.getByRole('button', { name: '{courseTitle}', exact: true })).toBeVisible();
      await expect(
        page
          .getByTitle(/^The mail: /)
          .contentFrame()
          .getByText('Well done'),
      ).toBeVisible();
    },
  },
  {
    who: 'support',
    name: 'words of a letter on a phone, for somebody who only reads',
    path: '/studio/letterWords/badgeEarned',
    reach: (page) => expect(page.getByText('The title of the course.')).toBeVisible(),
    narrow: true,
  },
  {
    who: 'employee',
    name: 'question before a letter is switched off, with what will happen',
    path: '/studio/letters/startsSoon',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Switch it off' }).click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'employee',
    name: 'health',
    path: '/studio/health',
    reach: (page) => expect(page.getByRole('table', { name: 'Parts' })).toBeVisible(),
  },
  {
    who: 'auditor',
    name: 'health on a phone',
    path: '/studio/health',
    reach: (page) => expect(page.getByRole('table', { name: 'Parts' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'employee',
    name: 'jobs that failed',
    path: '/studio/jobs',
    reach: (page) => expect(page.getByRole('table', { name: 'Jobs' })).toBeVisible(),
  },
  {
    who: 'auditor',
    name: 'jobs that failed, on a phone, with what the program said',
    path: '/studio/jobs',
    reach: async (page) => {
      const said = page.locator('details', { hasText: 'The analytics service answered' });
      await said.getByText('What the program said').click();
      await expect(page.getByText(/^The analytics service answered/)).toBeVisible();
    },
    narrow: true,
  },
  {
    who: 'employee',
    name: 'question before a job is stopped, with what will happen',
    path: '/studio/jobs',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Stop: / })
        .first()
        .click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'auditor',
    name: 'jobs without a match',
    path: '/studio/jobs?state=stopped&kind=film.encode',
    reach: (page) => expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible(),
  },
  {
    who: 'commerce',
    name: 'products',
    path: '/studio/products',
    reach: (page) => expect(page.getByRole('table', { name: 'Products' })).toBeVisible(),
  },
  {
    who: 'auditor',
    name: 'products on a phone',
    path: '/studio/products',
    reach: (page) => expect(page.getByRole('table', { name: 'Products' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'commerce',
    name: 'a new membership, with an amount that is none',
    path: '/studio/products',
    reach: async (page) => {
      await page.getByRole('button', { name: 'New membership' }).first().click();
      await page.getByRole('dialog').getByLabel('Name').fill('All of it');
      await page.getByLabel('Price in US dollars, a year').fill('two');
      await expect(page.getByText('Enter an amount, such as 240 or 240.50.')).toBeVisible();
    },
  },
  {
    who: 'commerce',
    name: 'a new promotion, with a code that is none',
    path: '/studio/products',
    reach: async (page) => {
      await page.getByRole('button', { name: 'New promotion' }).click();
      await page.getByRole('dialog').getByLabel('Code').fill('not one');
      await expect(page.getByText('Letters, digits, _ and - only, at most 60.')).toBeVisible();
    },
  },
  {
    who: 'commerce',
    name: 'a new offer for those who cancel',
    path: '/studio/products',
    reach: async (page) => {
      await page.getByRole('button', { name: 'New offer' }).click();
      await page.getByRole('button', { name: 'Offer it' }).click();
      await expect(page.getByText('Enter the coupon as Stripe names it, without spaces.')).toBeVisible();
    },
  },
  {
    who: 'support',
    name: 'codes of a pass, and how many are made',
    path: '/studio/pass/pass-one-time/codes',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Make codes' }).click();
      await page.getByLabel('How many').fill('6000');
      await expect(page.getByText('Enter a number from 1 to 5,000.')).toBeVisible();
    },
  },
  {
    who: 'auditor',
    name: 'codes of a pass on a phone',
    path: '/studio/pass/pass-one-time/codes',
    reach: (page) => expect(page.getByRole('table', { name: 'Codes' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'commerce',
    name: 'a product that is changed',
    path: '/studio/products',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change AI Academy', exact: true }).click();
      await expect(page.getByText('Nothing changes: it is so already.')).toBeVisible();
    },
  },
  {
    who: 'commerce',
    name: 'question before a comparison, with what will happen',
    path: '/studio/reconciliation',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Run it now' }).click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'commerce',
    name: 'payments',
    path: '/studio/payments',
    reach: (page) => expect(page.getByRole('table', { name: 'Payments' })).toBeVisible(),
  },
  {
    who: 'auditor',
    name: 'payments that are past due, on a phone',
    path: '/studio/payments?state=unpaid',
    reach: (page) => expect(page.getByRole('table', { name: 'Payments' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'commerce',
    name: 'no payment that is like that',
    path: '/studio/payments?q=nobody',
    reach: (page) => expect(page.getByText('No payment is like that.')).toBeVisible(),
  },
  {
    who: 'commerce',
    name: 'question how much of a payment goes back, with what will happen',
    path: '/studio/payments',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Give back/ })
        .first()
        .click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'commerce',
    name: 'webhooks',
    path: '/studio/webhooks',
    reach: (page) => expect(page.getByRole('table', { name: 'Webhooks' })).toBeVisible(),
  },
  {
    who: 'auditor',
    name: 'webhooks on a phone',
    path: '/studio/webhooks?from=zoom',
    reach: (page) => expect(page.getByRole('table', { name: 'Webhooks' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'employee',
    name: 'endpoints',
    path: '/studio/endpoints',
    reach: (page) => expect(page.getByRole('table', { name: 'Messages' })).toBeVisible(),
  },
  {
    who: 'auditor',
    name: 'endpoints on a phone',
    path: '/studio/endpoints?state=failed',
    reach: (page) => expect(page.getByRole('table', { name: 'Messages' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'employee',
    name: 'question for a new endpoint, with what will happen',
    path: '/studio/endpoints',
    reach: async (page) => {
      await page.getByRole('button', { name: 'New endpoint' }).click();
      await page.getByLabel('Address').fill('https://hooks.example.com/atrium');
      await page.getByRole('checkbox', { name: /^A certificate was issued/ }).check();
      await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('is told of');
    },
  },
  {
    who: 'employee',
    name: 'API tokens',
    path: '/studio/tokens',
    reach: (page) => expect(page.getByRole('table', { name: 'API tokens' })).toBeVisible(),
  },
  {
    who: 'auditor',
    name: 'API tokens on a phone',
    path: '/studio/tokens',
    reach: (page) => expect(page.getByRole('table', { name: 'API tokens' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'employee',
    name: 'question for a new API token, with what will happen',
    path: '/studio/tokens',
    reach: async (page) => {
      await page.getByRole('button', { name: 'New token' }).click();
      await page.getByLabel('Name').fill('Weekly report');
      await expect(page.getByRole('list', { name: 'What will happen' })).toContainText('for 90 days');
    },
  },
  {
    who: 'commerce',
    name: 'question before an event is replayed, with what will happen',
    path: '/studio/webhooks?from=stripe&state=handled',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Replay/ })
        .first()
        .click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'employee',
    name: 'flags',
    path: '/studio/flags',
    reach: (page) => expect(page.getByRole('table', { name: 'Flags' })).toBeVisible(),
  },
  {
    who: 'auditor',
    name: 'flags on a phone',
    path: '/studio/flags',
    reach: (page) => expect(page.getByRole('table', { name: 'Flags' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'employee',
    name: 'question before a flag is changed, with a group of people and what will happen',
    path: '/studio/flags',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change Referrals in the menu' }).click();
      await page.getByRole('button', { name: 'Add a group' }).click();
      await page.getByLabel('Companies of group 1, by their ids').fill('acme');
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'employee',
    name: 'Today with jobs that failed',
    path: '/studio',
    reach: (page) => expect(page.getByRole('link', { name: /jobs? failed$/ }).first()).toBeVisible(),
  },
  {
    who: 'instructor',
    name: 'live sessions of an instructor',
    path: '/studio/running',
    reach: (page) => expect(page.getByRole('table', { name: 'Live sessions' })).toBeVisible(),
  },
  {
    who: 'instructor',
    name: 'people of a session on a phone, as an instructor reads them',
    path: '/studio/session/ai-leaders-2/people',
    reach: (page) => expect(page.getByRole('table', { name: 'Enrolled' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'support',
    name: 'waitlist of a session',
    path: '/studio/session/ai-risk-in-plain-terms-2/people?view=waiting',
    reach: (page) => expect(page.getByRole('table', { name: 'Waiting, in order' })).toBeVisible(),
  },
  {
    who: 'instructor',
    name: 'attendance of a class',
    path: '/studio/session/ai-leaders-2/people?view=attendance',
    reach: (page) => expect(page.getByRole('table', { name: 'Who was there' })).toBeVisible(),
  },
  {
    who: 'support',
    name: 'attendance of a class on a phone',
    path: '/studio/session/ai-leaders-2/people?view=attendance&class=1',
    reach: (page) => expect(page.getByRole('table', { name: 'Who was there' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'support',
    name: 'classes of a session on a phone',
    path: '/studio/session/ai-leaders-2/people?view=classes',
    reach: (page) => expect(page.getByRole('table', { name: 'Classes' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'support',
    name: 'class that is moved, with what will happen',
    path: '/studio/session/ai-leaders-2/people?view=classes',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Move Presentations' }).click();
      const starts = page.getByLabel('Starts');
      await starts.fill((await starts.inputValue()).replace(/T\d\d/, 'T23'));
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'support',
    name: 'recording of a class that is taken away',
    path: '/studio/session/ai-leaders-2/people?view=attendance&class=1',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Take it away' }).click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'instructor',
    name: 'recording of a class that is a film',
    path: '/studio/session/ai-leaders-1/people?view=attendance&class=1',
    reach: (page) => expect(page.getByText('Working session 1.mp4')).toBeVisible(),
    narrow: true,
  },
  {
    who: 'support',
    name: 'recording of a class that is replaced',
    path: '/studio/session/ai-leaders-2/people?view=attendance&class=1',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Replace the recording' }).click();
      await expect(page.getByRole('textbox', { name: 'Address' })).toBeVisible();
    },
  },
  {
    who: 'instructor',
    name: 'announcement to a session, with the mail',
    path: '/studio/session/ai-leaders-2/people?view=mails',
    reach: async (page) => {
      await expect(page.getByText('Nothing was written yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Write to everybody' }).click();
      await page.getByLabel('Subject').fill('The room has moved');
      await page.getByLabel('Text').fill('Come to the second floor.');
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'support',
    name: 'question before somebody is taken out of a session, with what will happen',
    path: '/studio/session/ai-leaders-2/people',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Take out / })
        .first()
        .click();
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
  },
  {
    who: 'support',
    name: 'question whom to enroll',
    path: '/studio/session/ai-leaders-2/people',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Enroll somebody' }).click();
      await expect(page.getByRole('combobox', { name: 'Who' })).toBeVisible();
    },
  },
  {
    who: 'editor',
    name: 'list of teachers, by their names',
    path: '/studio/faculty',
    reach: (page) => expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible(),
  },
  {
    who: 'editor',
    name: 'form of a teacher',
    path: '/studio/faculty/amara-okafor',
    reach: (page) => showsHeading(page, 'Amara Okafor'),
  },
  {
    who: 'editor',
    name: 'form of an insight, with choices by their words',
    path: '/studio/insight/half-the-inbox',
    reach: (page) => expect(page.getByRole('checkbox', { name: 'AI Academy', exact: true })).toBeChecked(),
  },
  {
    who: 'editor',
    name: 'form of the quiz, with values by keys',
    path: '/studio/plan/learning-plan',
    reach: (page) => expect(page.getByRole('group', { name: 'Plans', exact: true })).toBeVisible(),
  },
  { who: 'editor', name: 'history that has not begun', path: `${event}/history` },
  {
    who: 'instructor',
    name: 'today with projects to review',
    path: '/studio',
    reach: (page) => expect(page.getByRole('heading', { name: 'Projects to review' })).toBeVisible(),
  },
  {
    who: 'instructor',
    name: 'projects',
    path: '/studio/submissions?state=reviewed',
    reach: (page) => expect(page.getByRole('table', { name: 'Projects' })).toBeVisible(),
  },
  {
    who: 'instructor',
    name: 'projects on a phone',
    path: '/studio/submissions?state=reviewed',
    reach: (page) => expect(page.getByRole('table', { name: 'Projects' })).toBeVisible(),
    narrow: true,
  },
  {
    who: 'instructor',
    name: 'projects of a session, of which none waits',
    path: '/studio/session/ai-leaders-2/people?view=projects',
    reach: (page) => expect(page.getByText('No project waits for a review.')).toBeVisible(),
  },
  {
    who: 'instructor',
    name: 'project with an earlier version',
    path: project,
    reach: (page) => expect(page.getByRole('heading', { name: 'Earlier versions' })).toBeVisible(),
  },
  {
    who: 'instructor',
    name: 'return of a project, with what will happen, on a phone',
    path: project,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Return with words' }).click();
      await page.getByLabel(/^Words to/).fill('One number, please.');
      await expect(page.getByRole('list', { name: 'What will happen' })).toBeVisible();
    },
    narrow: true,
  },
  { who: 'editor', name: 'nothing to publish', path: `${event}/publish` },
  { who: 'auditor', name: 'form that is only read', path: event, reach: (page) => showsHeading(page, orientation) },
  {
    who: 'support',
    name: 'form of a pass',
    path: '/studio/pass',
    reach: async (page) => {
      await page.getByRole('table').getByRole('link').first().click();
      await expect(page.getByRole('group', { name: 'What its pages say' })).toBeVisible();
    },
  },
];

/** Its pages, by their path in the route table. */
export const pages: Readonly<Record<string, OpenedPage>> = {
  '/studio': { who: 'editor', heading: /./, title: 'Studio' },
  '/studio/calendar': { who: 'editor', heading: /^[A-Z][a-z]+ \d{4}$/, title: 'Calendar' },
  '/studio/team': { who: 'employee', heading: 'Team', title: 'Team' },
  '/studio/settings': { who: 'employee', heading: 'Settings', title: 'Settings' },
  '/studio/people': { who: 'support', heading: 'Members', title: 'Members' },
  '/studio/people/add': { who: 'support', heading: 'Add people by a file', title: 'Add people' },
  '/studio/people/duplicates': { who: 'support', heading: 'Same person twice', title: 'Same person twice' },
  '/studio/people/{userId}': { who: 'support', address: alumni, heading: 'Walter Okonjo-Reyes', title: 'Member' },
  '/studio/companies': { who: 'employee', heading: 'Companies', title: 'Companies' },
  '/studio/companies/new': { who: 'employee', heading: 'New company', title: 'New company' },
  '/studio/company/{companyId}': { who: 'employee', address: acme, heading: 'Acme', title: 'Company' },
  '/studio/company/{companyId}/sign-on': {
    who: 'employee',
    address: `${acme}/sign-on`,
    heading: 'Sign-on of Acme',
    title: 'Sign-on',
  },
  '/studio/audit': { who: 'auditor', heading: 'Audit log', title: 'Audit log' },
  '/studio/outbox': { who: 'support', heading: 'Outbox', title: 'Outbox' },
  '/studio/letters': { who: 'support', heading: 'Letters', title: 'Letters' },
  '/studio/letters/{letter}': {
    who: 'support',
    address: '/studio/letters/startsSoon',
    heading: 'Starts within the hour',
    title: 'Letter',
  },
  '/studio/certificates-due': { who: 'support', heading: 'Certificates due', title: 'Certificates due' },
  '/studio/health': { who: 'auditor', heading: 'Health', title: 'Health' },
  '/studio/jobs': { who: 'auditor', heading: 'Jobs', title: 'Jobs' },
  '/studio/products': { who: 'commerce', heading: 'Products', title: 'Products' },
  '/studio/reconciliation': { who: 'commerce', heading: 'Reconciliation', title: 'Reconciliation' },
  '/studio/payments': { who: 'commerce', heading: 'Payments', title: 'Payments' },
  '/studio/webhooks': { who: 'commerce', heading: 'Webhooks', title: 'Webhooks' },
  '/studio/endpoints': { who: 'commerce', heading: 'Endpoints', title: 'Endpoints' },
  '/studio/tokens': { who: 'employee', heading: 'API tokens', title: 'API tokens' },
  '/studio/flags': { who: 'auditor', heading: 'Flags', title: 'Flags' },
  '/studio/submissions': { who: 'instructor', heading: 'Projects', title: 'Projects' },
  '/studio/submissions/{submissionId}': {
    who: 'instructor',
    address: project,
    heading: 'Your project: one workflow, before and after',
    title: 'Project',
  },
  '/studio/running': { who: 'instructor', heading: 'Live sessions', title: 'Live sessions' },
  '/studio/session/{sessionId}/people': {
    who: 'instructor',
    address: '/studio/session/ai-leaders-2/people',
    heading: 'AI for Business Leaders',
    title: 'People of a session',
  },
  '/studio/pass/{passId}/codes': {
    who: 'support',
    address: '/studio/pass/pass-one-time/codes',
    heading: 'Codes of ONE-TIME',
    title: 'Codes',
  },
  '/studio/{kind}': { who: 'editor', address: '/studio/event', heading: 'Events', title: 'Studio' },
  '/studio/{kind}/{documentId}': { who: 'editor', address: event, heading: orientation, title: 'Studio' },
  '/studio/{kind}/{documentId}/history': {
    who: 'editor',
    address: `${event}/history`,
    heading: 'What changed',
    title: 'History',
  },
  '/studio/{kind}/{documentId}/publish': {
    who: 'editor',
    address: `${event}/publish`,
    heading: 'What will happen',
    title: 'Publish',
  },
};

/** Where every text of an answer is hostile. */
export const visits: Visits = {
  editor: ['/studio', '/studio/calendar', '/studio/event', event, `${event}/history`, `${event}/publish`],
  instructor: ['/studio', '/studio/submissions', project],
  employee: ['/studio/team', '/studio/settings', '/studio/companies', acme, `${acme}/sign-on`, `${hooli}/sign-on`],
  auditor: [
    '/studio/audit',
    '/studio/health',
    '/studio/jobs',
    '/studio/webhooks?from=zoom',
    '/studio/flags',
    '/studio/tokens',
    '/studio/endpoints',
  ],
  support: [
    '/studio',
    '/studio/payments',
    '/studio/products',
    '/studio/pass/pass-one-time/codes',
    '/studio/reconciliation',
    '/studio/payments?state=unpaid',
    '/studio/outbox?state=sent',
    '/studio/letters',
    '/studio/certificates-due',
    '/studio/letters/startsSoon',
    '/studio/letterWords',
    '/studio/letterWords/badgeEarned',
    '/studio/people',
    '/studio/people/add',
    '/studio/people/duplicates',
    `/studio/people/${persona('bob@acme.example').memberId}`,
    `${alumni}?open=/courses`,
    '/studio/running',
    '/studio/session/ai-leaders-2/people',
    '/studio/session/ai-risk-in-plain-terms-2/people?view=waiting',
    '/studio/session/ai-leaders-2/people?view=attendance',
    `/studio/people/${persona('member').memberId}`,
    `/studio/people/${persona('ann@acme.example').memberId}`,
    '/studio/session/ai-leaders-2/people?view=mails',
    '/studio/people/agnieszka-nowak',
  ],
};
