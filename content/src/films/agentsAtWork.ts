import { bars, close, film, type FilmsOfCourse, flow, lines, pair, sheet } from './slide.ts';

export const agentsAtWork: FilmsOfCourse = {
  'Read, draft, send, pay': film(
    'Four rights, one at a time',
    'An agent is software that acts. So treat it like a new colleague in the first week: it does not get all the keys. There are four rights, and you grant them one at a time, each after a period without surprises.',
    flow(
      'Four rights, in this order',
      3,
      ['Read', 'Draft', 'Send', 'Pay'],
      '| Read: it may look at the mailbox and the price list, and nothing else. | Draft: it may write, and a person sends. | Send: it may reply by itself, to known people, on known subjects. | Pay: it may spend. Most of the value is in the first two. Most of the trouble is in the last two.',
    ),
    lines(
      'Before you grant the next',
      ['Two hundred cases without a surprise', 'A log that somebody has read', 'A way back, tried once'],
      'Before the next right, ask for three things. | Two hundred cases without a surprise. | A log that a person has actually read. | And a way back that you have tried once, on a Tuesday morning, with everybody watching. A stop button that was never pressed is a decoration.',
    ),
    close(
      'Write down its rights.',
      'For each agent you run, write the four words and mark which it has. If nobody can tell you, it has all four.',
    ),
  ),
  'A budget is a permission': film(
    'A ceiling in money',
    'You can write ten pages about what an agent may do. Or you can give it forty dollars a day. A ceiling in money is a permission that everybody understands, and that nobody can talk it out of.',
    sheet(
      'Three ceilings',
      'Purchasing agent',
      ['One order: at most $ 40', 'One day: at most $ 200', 'One supplier, one month: $ 1,000'],
      '| A ceiling for one order. | One for a day, because a loop can place a hundred small orders before lunch. | And one for a supplier and a month, because somebody may be trying to be your only supplier. Above a ceiling it does not stop. It asks a person.',
    ),
    bars(
      'Why the daily ceiling matters',
      2,
      [
        ['Mon', 12, '$ 61'],
        ['Tue', 14, '$ 70'],
        ['Wed, loop', 100, '$ 4,900'],
        ['With ceiling', 30, '$ 200'],
      ],
      'This is from a real desk. | Sixty-one dollars on Monday, | seventy on Tuesday. | On Wednesday a supplier’s site answered slowly, and the agent ordered again. And again. | With a daily ceiling it would have cost two hundred, and a message.',
    ),
    close(
      'Set three numbers.',
      'Set the three ceilings for one agent today. If the numbers feel too small, good. Raising them is one line, with a name beside it.',
    ),
  ),
  'Logs that people read': film(
    'One line an action, one page a day',
    'Every agent writes a log, and nobody reads it, because it was written for machines. If you want supervision, you need a log for people: one line for each action, one page for each day.',
    pair(
      'Two lines about the same thing',
      [
        ['For machines', 'POST /v2/orders 201 83ms id=9f2c'],
        ['For people', 'Ordered 4 boxes of gloves for Ward 3, $ 38, because stock was 2.'],
      ],
      '| The first tells you that something worked. | The second tells you what, for whom, for how much, and why. The because is the important word. If an agent cannot give a reason in a line, it should not have done it.',
    ),
    lines(
      'Reading it, in eight minutes',
      ['The five most expensive lines', 'The five that took longest', 'Five at random'],
      'Nobody can read everything, so read fifteen lines a day. | The five most expensive. | The five that took the longest, because hesitation is a sign. | And five at random, because trouble does not sort itself. Put your initials on the page.',
    ),
    close(
      'Ask for the because.',
      'Ask whoever built your agent to add one sentence to each action: because. Then read fifteen lines tomorrow morning, before your mail.',
    ),
  ),
  'The stop button': film(
    'Three things to know',
    'Every agent needs a stop button, and everybody should know three things about it: where it is, who may press it, and what happens in the minute afterwards. In most companies nobody knows the second.',
    lines(
      'Who may press it',
      ['Anybody who works beside it', 'Without asking', 'Without having to be right'],
      'Who may press it? | Anybody who works beside it. | Without asking first. | And without having to be right. On a factory floor every worker can stop the line, and nobody is scolded for it. If people have to be sure before they stop it, they will be sure when it is too late.',
    ),
    flow(
      'The minute afterwards',
      1,
      ['Stop', 'Hold', 'Tell', 'By hand'],
      'And then? | It stops. | Whatever it has begun is held, neither finished nor thrown away. | The owner is told, by phone. | And the people on the stand-in list do the urgent cases by hand. Each of these steps has a name beside it, or the button is a panic button.',
    ),
    sheet(
      'Starting again takes two',
      'Restart',
      ['What happened, in two lines', 'What was changed', 'Who agrees: the owner and one other'],
      'Stopping takes one person. Starting again takes two. | What happened, in two lines. | What was changed. | And the names of the two who agree. That is slow on purpose. If it is urgent, do it by hand.',
    ),
    close(
      'Press it once.',
      'Choose a quiet hour this week and press it, with everybody watching. Measure how long it takes until a person has done the first case by hand. That number is your real risk.',
    ),
  ),
  'After an incident': film(
    'Without blame and with dates',
    'Something went wrong. Now you have two days in which people still remember it. Hold a review that looks for causes and not for culprits, and that ends with dates.',
    sheet(
      'The review, on one page',
      'Incident, March 12',
      ['What happened, by the clock', 'Who noticed, and how', 'What made it possible', 'Three changes: owner, date'],
      '| Write what happened by the clock, without adjectives. | Who noticed, and how. If it was a customer, that is your first finding. | What made it possible: the rule, the missing ceiling, the log that nobody read. | And at most three changes, each with an owner and a date. Ten changes are none.',
    ),
    close(
      'Look again in thirty days.',
      'Put a half hour into the calendar, thirty days from now, with one question: were the three things done? That meeting is the review. The other one was a talk.',
    ),
  ),
};
