import { bars, close, film, type FilmsOfCourse, lines, pair, sheet } from './slide.ts';

export const promptingForAnalysts: FilmsOfCourse = {
  'Write prompts that hold up on Monday': film(
    'Friday’s miracle',
    'On Friday you found a prompt that worked wonderfully. On Monday, with new data, it is nonsense. The prompt was not bad. It was fitted to one table. A prompt that holds up says four things, and has been tried on five cases.',
    sheet(
      'Context, task, format, doubt',
      'Prompt',
      [
        'Context: what this table is',
        'Task: one question, with its period',
        'Format: rows, units, order',
        'Doubt: say what you could not tell',
      ],
      '| Context: what the table is, where it comes from, and what one row stands for. | Task: one question, with the period in it. | Format: which columns, which unit, sorted how. | And doubt: list what you could not tell from the table. The fourth line is the one that saves you on a Monday.',
    ),
    bars(
      'Five cases, five runs each',
      4,
      [
        ['Ordinary', 100, '5 of 5'],
        ['Long', 80, '4 of 5'],
        ['Pasted badly', 60, '3 of 5'],
        ['Empty', 40, '2 of 5'],
        ['Wrong', 20, '1 of 5'],
      ],
      'Then try to break it with five cases. | An ordinary table. | One that is much too long. | One that was pasted badly. | One that is empty. | And one that is plainly wrong. Run each five times and count the answers you would have sent. The low bars show you which sentence to write next. Change one sentence, and run all five again.',
    ),
    lines(
      'A prompt is a document of the team',
      ['One page, with an owner', 'The five cases beside it', 'The date it last passed'],
      'When it passes, keep it like any other document. | One page, with an owner. | The five cases beside it. | And the date it last passed, because models change, and so does your work.',
    ),
    close(
      'Find your prompt’s weakest case.',
      'Take the prompt you use most. Find the case where it fails, and write the one sentence that would have saved it.',
    ),
  ),
  'Give it the table': film(
    'Small, clean and labeled',
    'Most bad answers about data are answers about a bad table. Before you ask anything, give the model a table that a new colleague could read without asking you.',
    lines(
      'Five minutes on the table',
      [
        'One row is one thing, and say which',
        'Units in the heading: amount_usd',
        'Dates as 2026-11-21',
        'Empty means unknown, never zero',
      ],
      '| One row is one thing. Say which: an order, a customer, a day. | Put units in the heading, amount in dollars, so that nobody guesses. | Write dates in one way, year first. | And say what empty means. If empty can be zero and can be unknown, every average is fiction.',
    ),
    pair(
      'Less is more exact',
      [
        ['40 columns', 'It finds a relation. There is always one.'],
        ['6 columns', 'It answers your question.'],
      ],
      'And give it less. | With forty columns it will find a relation, because with forty there is always one. | With the six that your question needs, it answers your question. Let it add up by formula where you can, and ask it to show the formula.',
    ),
    close(
      'Clean one table.',
      'Take last month’s table and give it five minutes. Then ask the same question of both versions. Keep the two answers side by side.',
    ),
  ),
  'Check a total in a minute': film(
    'Sums, signs and sizes',
    'You do not have to redo the work to check it. You need a minute and three looks: the sum, the signs and the sizes. Together they catch most of what goes wrong in arithmetic.',
    lines(
      'Three looks',
      [
        'Sum: do the parts make the whole?',
        'Sign: which of these must be negative?',
        'Size: is one ten times the others?',
      ],
      '| The sum. Do the parts make the whole? If the shares come to a hundred and four, something is counted twice. | The sign. Refunds, losses, returns: which of these has to be negative? | The size. Is one figure ten times the others? It may be right. More often a comma moved.',
    ),
    bars(
      'What the minute caught',
      0,
      [
        ['Counted twice', 100, '11'],
        ['Wrong period', 64, '7'],
        ['Wrong sign', 45, '5'],
        ['Not caught', 18, '2'],
      ],
      'In twenty-five wrong answers from our own log, | eleven had counted something twice. | Seven took the wrong period. | Five had a sign reversed. | Two we would not have caught. That is a good trade for a minute.',
    ),
    close(
      'Check one today.',
      'Take one answer that you sent on this week. Sum, sign, size. Write the result into your log, even when it was right.',
    ),
  ),
  'Ask for the doubt': film(
    'What would make this wrong?',
    'A model does not volunteer its doubts. It has them, in a sense: ask what would make an answer wrong, and you often get the best paragraph of the whole conversation.',
    pair(
      'Two follow-ups',
      [
        ['Are you sure?', 'It apologizes and changes its mind.'],
        ['What would make this wrong?', 'It names the three weakest points.'],
      ],
      '| Are you sure? It takes that for criticism, apologizes, and changes a right answer. | What would have to be true for this to be wrong? Now it lists: if March holds a late booking, if returns are missing, if the shop moved. You know which of those is the case. It does not.',
    ),
    lines(
      'Then act on one',
      ['Pick the doubt you can check', 'Check it in the data, not by asking', 'Write down which way it went'],
      'Then act. | Pick the doubt that you can check. | Check it in the data, and not by asking again. | And write down which way it went. After ten of these you will know where your model is usually weak.',
    ),
    close(
      'Ask it once today.',
      'Put the question at the end of your standard prompt: what would make this answer wrong? Three points, most likely first.',
    ),
  ),
  'Keep an error log': film(
    'Your model has habits',
    'Models err in habits, and so do we when we use them. A log of one line per error shows both within a month. It is the most useful document that an analyst can own.',
    sheet(
      'One line an error',
      'Log',
      ['Date and question', 'What it said, what was true', 'How I noticed', 'The sentence that would have helped'],
      '| The date and the question. | What it said, and what was true. | How you noticed: by a check, by luck, or by a phone call. | And the sentence in the prompt that would have prevented it. After thirty lines, sort by the last column. That is your next prompt.',
    ),
    close(
      'Write your first line.',
      'Write the first line today, about the last error that you remember. If you cannot remember one, you have not been checking.',
    ),
  ),
};
