import { expect, test } from '../journey/test.ts';

interface Job {
  readonly job: string;
  /** Where an owner does it. */
  readonly at: string;
  /** What it is begun with there: a button, a link, or a field by its label. */
  readonly by: string | RegExp;
}

const course = '/studio/course/ai-leaders';
const event = '/studio/event/new-member-orientation';
const run = '/studio/session/ai-leaders-2/people';
const company = '/studio/company/acme';
const signOn = `${company}/sign-on`;
const bob = '/studio/people/bob-tanaka';

/** The jobs of a team that runs an academy, for which it once needed SQL or a developer. */
const jobs: readonly Job[] = [
  { job: 'invite a colleague with roles', at: '/studio/team', by: 'Invite somebody' },
  { job: 'change the roles of a colleague', at: '/studio/team', by: /^Acts for / },
  { job: 'make a teacher', at: '/studio/faculty', by: 'New teacher' },
  { job: 'make a course', at: '/studio/course', by: 'New course' },
  { job: 'say whom a course is for', at: course, by: 'AI Academy' },
  { job: 'give a course a picture', at: course, by: 'Draw another cover' },
  { job: 'arrange the lessons of a course', at: course, by: 'Add to Groups of lessons' },
  { job: 'make a Mini-MBA or a crash course of it', at: course, by: 'Type' },
  { job: 'make a live session with its meetings', at: '/studio/session', by: 'New live session' },
  { job: 'move a meeting', at: `${run}?view=classes`, by: 'Move Clinic 2' },
  { job: 'cancel a session', at: `${run}?view=classes`, by: 'Cancel the session' },
  { job: 'write to everybody of a session', at: run, by: 'Write to everybody' },
  { job: 'enroll somebody', at: run, by: 'Enroll somebody' },
  { job: 'arrange the tasks and checklists of a session', at: '/studio/sessionContent', by: /on demand$/ },
  { job: 'make a video of a film, with captions and chapters', at: '/studio/video', by: 'New video' },
  { job: 'see a draft as a member', at: event, by: 'Preview' },
  { job: 'schedule and archive', at: event, by: 'More' },
  { job: 'review and return a project', at: '/studio/submissions', by: 'Sun-hee Park' },
  { job: 'make a certificate and its badge', at: '/studio/certificate', by: 'New certificate' },
  { job: 'issue a certificate', at: '/studio/certificates-due', by: /^Issue now: / },
  { job: 'hold a certificate back', at: '/studio/certificates-due', by: /^Hold back: / },
  { job: 'add a resource', at: '/studio/resource', by: 'New resource' },
  { job: 'publish an insight', at: '/studio/insight', by: 'New insight' },
  { job: 'announce an event', at: '/studio/event', by: 'New event' },
  { job: 'change the texts of pages', at: '/studio/page', by: 'Your courses' },
  { job: 'switch a flag, for whom', at: '/studio/flags', by: 'Change Referrals in the menu' },
  { job: 'change the learning-plan quiz', at: '/studio/plan', by: 'Learning-plan quiz' },
  { job: 'make a company', at: '/studio/companies/new', by: 'Make the company' },
  { job: 'sell it seats', at: company, by: 'Renew or add seats' },
  { job: 'end its contract', at: company, by: 'End contract' },
  { job: 'give its seats', at: company, by: 'Seats' },
  { job: 'prove its domain', at: company, by: 'Check acme-labs.example now' },
  { job: 'set its sign-on up', at: signOn, by: 'Save as a draft' },
  { job: 'connect its learning system', at: signOn, by: 'Change acme-learn' },
  { job: 'give it its look', at: company, by: 'Change the look' },
  { job: 'name who administers it', at: company, by: 'Remove Ann Castellano' },
  { job: 'make a pass', at: '/studio/pass', by: 'New pass' },
  { job: 'make one-time codes', at: '/studio/pass/pass-one-time/codes', by: 'Make codes' },
  { job: 'sell a membership', at: '/studio/products', by: 'New membership' },
  { job: 'give a discount', at: '/studio/products', by: 'New promotion' },
  { job: 'say what those who cancel are offered', at: '/studio/products', by: 'Change STAYWITHUS' },
  { job: 'find a person', at: '/studio/people?q=bob', by: 'Bob Tanaka' },
  { job: 'give or end access', at: bob, by: 'Give access' },
  { job: 'say why a person cannot open something', at: bob, by: 'Can Bob open' },
  { job: 'see what a person sees', at: bob, by: 'See what they see' },
  { job: 'do what a person asks about their data', at: bob, by: 'Acts for Bob Tanaka' },
  { job: 'add people by a file', at: '/studio/people/add', by: /file/i },
  { job: 'give money back', at: '/studio/payments', by: /^Give back: / },
  { job: 'compare payments with Stripe', at: '/studio/reconciliation', by: 'Run it now' },
  { job: 'read, test and switch a letter', at: '/studio/letters/startsSoon', by: 'Send a test to me' },
  { job: 'change the words of a letter', at: '/studio/letters/startsSoon', by: 'Write its words' },
  { job: 'send a mail that failed again', at: '/studio/outbox', by: 'Failed' },
  { job: 'try a job again', at: '/studio/jobs', by: /^Try again: / },
  { job: 'replay an event of a provider', at: '/studio/webhooks', by: /^Replay: / },
  { job: 'read the audit log, and take it along', at: '/studio/audit', by: 'Export' },
  { job: 'see whether everything is well, and when it was backed up', at: '/studio/health', by: 'Look again' },
  { job: 'give the academy its name and colors', at: '/studio/settings', by: 'Color, light theme' },
];

test('[RUN-01] [STU-01] an owner finds every job of the team on a page, and can begin it there', async ({ enter }) => {
  test.setTimeout(240_000);
  const page = await enter('employee', '/studio');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [at, here] of Map.groupBy(jobs, (job) => job.at)) {
    await page.goto(at);
    for (const { job, by } of here) {
      await test.step(job, async () => {
        const exact = typeof by === 'string';
        const control = page
          .getByRole('button', { name: by, exact })
          .or(page.getByRole('link', { name: by, exact }))
          .or(page.getByLabel(by, { exact }))
          .first();
        await expect.soft(control, `${job}, at ${at}`).toBeVisible();
        await expect.soft(control, job).toBeEnabled();
      });
    }
  }
});
