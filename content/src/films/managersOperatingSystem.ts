import { bars, close, film, type FilmsOfCourse, lines, number, pair, sheet } from './slide.ts';

export const managersOperatingSystem: FilmsOfCourse = {
  'Read your calendar like a budget': film(
    'Where your week goes',
    'Your calendar is a budget of forty hours, and somebody else has spent most of it. Before you promise anything new, read it the way a finance director reads a ledger: by category, with a share beside each.',
    bars(
      'A week of one manager',
      1,
      [
        ['One-to-ones', 15, '6 h'],
        ['Status', 35, '14 h'],
        ['Decisions', 10, '4 h'],
        ['Mail', 25, '10 h'],
        ['Thinking', 5, '2 h'],
      ],
      'Here is one. | Six hours with her people. | Fourteen hours in which somebody reads out what everybody could have read. | Four for decisions. | Ten for mail. | And two in which she thinks, both on Friday after five. She had said that people came first. The calendar had not been told.',
    ),
    lines(
      'Color the hours, then argue',
      ['Green: only I can do this', 'Yellow: I do it out of habit', 'Red: nobody would miss it'],
      'Color last week in three colors. | Green for what only you can do. | Yellow for what you do out of habit. | Red for what nobody would miss. Then ask somebody on your team to color it too. The argument about the yellow ones is the useful part.',
    ),
    close(
      'Move four hours.',
      'Move four hours from red to green for the next month. Not forty. Four, with the names of the people who get them.',
    ),
  ),
  'The one-to-one': film(
    'Three questions and a shared page',
    'The one-to-one is the only meeting that belongs to the other person. Most managers use it to collect status, and then wonder why nobody tells them anything. Give status another home, and ask three questions.',
    sheet(
      'A page that you both write on',
      'This week',
      ['What is on your mind?', 'Where are you stuck, and who could help?', 'What should I know that I do not?'],
      'Keep one shared page, newest on top, and let them write first. | What is on your mind? It may be about work, and it may not. | Where are you stuck, and who could help? Often it is not you. | And what should I know that I do not? The third question gets nothing for six weeks. Then one day it gets the thing that would have cost you a person.',
    ),
    lines(
      'To survive a busy month',
      ['Move it, never cancel it', 'Twenty minutes beat none', 'Read last week’s page first'],
      'It has to survive a busy month. | Move it, but never cancel it. A canceled one-to-one says exactly what you think it says. | Twenty minutes are better than none. | And read last week’s page before you begin. Asking twice is how people learn that you do not listen.',
    ),
    close(
      'Start the page today.',
      'Make one page for each person today, with the three questions on it, and send it with a single line: yours to fill in, whenever you like.',
    ),
  ),
  'End two meetings': film(
    'A meeting that everyone attends',
    'Some meetings are attended by everybody and needed by nobody. They live on because ending them looks like a judgment on whoever began them. There is a kind way to end two of them this month.',
    pair(
      'Suspend, do not abolish',
      [
        ['Abolish', 'Everybody defends it.'],
        ['Suspend for four weeks', 'Everybody waits and sees.'],
      ],
      '| If you propose to abolish it, everybody discovers a reason to keep it. | If you suspend it for four weeks, with a date to look again, nobody has to lose. After four weeks ask one question: what went wrong because we did not meet?',
    ),
    number(
      'What one meeting costs',
      '$ 31,000',
      'Nine people, one hour, every week, for a year.',
      'It helps to know the price. | Nine people, one hour, every week, comes to thirty-one thousand dollars a year. Put that on the invitation, next to the room. Some meetings are worth it. Most have never been asked.',
    ),
    close(
      'Suspend two.',
      'Choose the two that you would least like to explain to a new colleague. Suspend both until a date, in writing, and say what replaces them: a note of twelve lines.',
    ),
  ),
  'The weekly note': film(
    'Twelve lines, sent on Thursday',
    'A good weekly note replaces two meetings, and it is read because it is short. It has twelve lines and goes out on Thursday, so that there is a day left to do something about it.',
    sheet(
      'Four parts, three lines each',
      'Thursday',
      ['What moved, with a number', 'What is stuck, with a name', 'What I decided, and why', 'What I do not know yet'],
      '| What moved, with a number. | What is stuck, with the name of somebody who could free it. | What you decided and why, so that nobody has to guess. | And what you do not know yet. The last part is what makes people trust the first three.',
    ),
    pair(
      'Written for one reader',
      [
        ['To everybody', 'Great progress across all workstreams.'],
        ['To one person', 'Ana, refunds are at 3 days. You wanted 2. Stuck on tax.'],
      ],
      'Write it to one person, and let the others read along. | Great progress across all workstreams: that is written to nobody. | Ana, refunds are at three days, you wanted two, and we are stuck on tax. Everybody understands that, and one person acts.',
    ),
    close(
      'Send one this Thursday.',
      'Send twelve lines this Thursday, late in the morning. Do not ask for feedback. Count how many people answer something.',
    ),
  ),
  'Delegate with a finish line': film(
    'Say what done looks like',
    'Most delegated work comes back wrong for one reason. You said what to do, and not what done looks like. The other person stopped at the finish line that they could see.',
    pair(
      'A task and a finish line',
      [
        ['A task', 'Can you look at the supplier thing?'],
        ['A finish line', 'By the 12th: two suppliers I can call, with price and date.'],
      ],
      '| Can you look at the supplier thing? You will get a folder. | By the twelfth I want two suppliers that I can call, with a price and a delivery date for each. You will get two suppliers.',
    ),
    sheet(
      'Four things to say once',
      'Hand over',
      [
        'What done looks like',
        'What you may decide alone',
        'When I want to hear from you',
        'What I will not do: take it back',
      ],
      'Say four things. | What done looks like. | What they may decide alone, with a sum: up to two thousand dollars. | When you want to hear from them, before and not after trouble. | And that you will not take it back. If you do, even once, you have taught them to wait.',
    ),
    close(
      'Hand over one thing.',
      'Hand over one thing this week that you like doing. Say the four sentences, and then sit on your hands until the date.',
    ),
  ),
};
