import { bars, close, film, type FilmsOfCourse, flow, ledger, lines, pair, sheet } from './slide.ts';

export const miniMbaAi: FilmsOfCourse = {
  'Choose the field': film(
    'Three businesses, three refusals',
    'A strategy says where you will play, and it is only believed when it also says where you will not. For AI that second half is missing from almost every plan I read. So we begin this program with three businesses, and with what each of them refused.',
    pair(
      'A law firm that refused advice',
      [
        ['Will do', 'Read 900 leases in a weekend, clause by clause.'],
        ['Will not', 'Draft an opinion that a partner then signs.'],
      ],
      'The first is a law firm with sixty people. | It uses models to read leases: nine hundred of them in a weekend, clause by clause, each finding with its page. | It refused to let a model draft an opinion, although that would save more hours. The partners said: a client pays for the hour in which one of us has doubted. If we only sign, we sell the signature, and that has a lower price. They now win reading work from firms three times their size.',
      'A law firm',
    ),
    pair(
      'A grocer that refused prices',
      [
        ['Will do', 'Forecast bread by shop and by hour.'],
        ['Will not', 'Set a different price for each customer.'],
      ],
      'The second is a grocer with two hundred shops. | It forecasts bread by shop and by hour, and throws away a third less. | It refused personal prices. The model could have found four percent more margin. The board asked what would happen on the day a newspaper printed two receipts side by side, and closed the file. Some profit can only be earned while nobody looks. That is a good reason to leave it alone.',
      'A grocer',
    ),
    pair(
      'A bank that refused a chatbot',
      [
        ['Will do', 'Prepare each call: history, papers, next step.'],
        ['Will not', 'Let a machine answer somebody in arrears.'],
      ],
      'The third is a savings bank. | Before each call, the adviser sees the history, the papers and a likely next step, prepared in seconds. | It refused the chatbot for people in arrears. Not for reasons of technology. People who cannot pay wait until they hear a voice they can trust. The bank lends where others do not, because it hears earlier.',
      'A bank',
    ),
    lines(
      'What the three have in common',
      ['They chose work, not a tool', 'They asked what clients really pay for', 'They wrote the refusal down'],
      'What do the three have in common? | They chose a piece of work, and not a tool. | They asked what their clients really pay for, and kept a person exactly there. | And they wrote the refusal down, in a paper that the board signed. A refusal that is only in somebody’s head lasts until the next quarter.',
      'What they share',
    ),
    bars(
      'Where the money was, a year later',
      1,
      [
        ['Law: margin', 55, '+ 6 pts'],
        ['Grocer: waste', 100, '− 31 %'],
        ['Bank: losses', 48, '− 17 %'],
      ],
      'And did it pay? A year later, | the law firm’s reading work carried six points more margin. | The grocer threw away thirty-one percent less bread. | The bank’s loan losses fell by seventeen percent. Three fields, none of them glamorous. Each was chosen because somebody could say in one sentence what they would not do.',
      'A year later',
    ),
    sheet(
      'Your board paper begins here',
      'Page one',
      [
        'The field: one piece of work, one number',
        'What clients pay us for',
        'What we refuse, and why',
        'Who will say so in a year',
      ],
      'Your group’s board paper begins with this page. | The field: one piece of work, and one number. | What your clients pay you for, in their words. | What you refuse, and why. | And who will say in a year whether it was right. Four lines, agreed by six people. It will take you the whole evening, and that is the right length.',
      'Page one',
    ),
    close(
      'Write one refusal.',
      'Before your group meets, write one refusal for your own business, in one sentence, with its reason. Bring it to the first meeting. If nobody argues with it, it was not a refusal.',
    ),
  ),
  'A moat made of habits': film(
    'What competitors cannot buy',
    'Your competitor can buy the same model by Friday. What cannot be bought by Friday are habits: who writes things down, who checks, who says that it was wrong.',
    flow(
      'How a habit becomes a moat',
      2,
      ['Use', 'Error', 'Note', 'Better use'],
      '| People use it. | It makes an error. | Somebody writes the error down, with the cause, in the same place every time. | And next week’s instructions are better. A rival who begins today starts with your first week, however good its model is.',
    ),
    bars(
      'Two teams, one model',
      1,
      [
        ['No notes', 45, '61 % right'],
        ['Notes, 6 months', 92, '94 % right'],
      ],
      'We compared two teams with the same tool. | One kept no notes, and stayed at sixty-one percent. | The other wrote three lines for every error, and reached ninety-four in six months. That difference is not for sale.',
    ),
    close(
      'Start the error log.',
      'Open one sheet for errors: date, case, cause. Ask for three lines a week from each person, and read them aloud on Fridays.',
    ),
  ),
  'Redraw the process': film(
    'Before you speed it up',
    'If you speed up a bad process, you get bad results sooner. So redraw it first, and take out the steps that only exist because something used to be slow.',
    ledger(
      'A loan application, in days',
      3,
      [
        ['Collect papers', '6'],
        ['Check papers', '2'],
        ['Wait for committee', '9'],
        ['In all', '17', 'total'],
      ],
      '| Collecting papers takes six days. | Checking takes two. | Waiting for the committee takes nine, because it meets on alternate Thursdays. | Seventeen in all. A model would halve the check, and save one day. Why does the committee meet twice a month? Because files used to come by van.',
    ),
    lines(
      'Ask of every step',
      ['What did this protect us from?', 'Does that still exist?', 'Who could decide without it?'],
      'So ask of every step: | what did it protect us from? | Does that danger still exist? | And who could decide without it? The bank kept the committee for large loans, and gave small ones to two people. Seventeen days became six, before any software.',
    ),
    close(
      'Find the van.',
      'In your own process, find the step that is there because of a van. Remove it on paper, and show the drawing to whoever owns the risk.',
    ),
  ),
  'People and roles': film(
    'New jobs, changed jobs, ended jobs',
    'Every plan for AI is a plan about people, and most of them hide it in the appendix. Put it on page two, in three lists: jobs that are new, jobs that change, and jobs that end.',
    sheet(
      'Three lists, with numbers',
      'Claims department, 80 people',
      [
        'New: 4 who own and check workflows',
        'Changed: 61 who decide more and type less',
        'Ended: 15 intake posts, over two years',
      ],
      'Here is a department of eighty. | Four new posts: people who own workflows, and check them. | Sixty-one changed ones: they decide more and type less, and they need training for it. | And fifteen that end, over two years: nine by retirement, six by moving, and nobody by letter.',
    ),
    pair(
      'Say it early, or say it twice',
      [
        ['Late', 'Rumors cost you the people you wanted to keep.'],
        ['Early', 'Numbers, dates and a person to ask.'],
      ],
      '| If you speak late, the first to leave are those who can, and you wanted to keep them. | If you speak early, with numbers, dates and a person to ask, people plan with you. It is an uncomfortable hour. The other way is an uncomfortable year.',
    ),
    close(
      'Write your three lists.',
      'Write the three lists for one department that you know, with numbers. Then ask who should hear them first. It is rarely the board.',
    ),
  ),
};
