import { close, film, type FilmsOfCourse, lines, number, pair, sheet } from './slide.ts';

export const askAboutLastTuesday: FilmsOfCourse = {
  'Find five people this week': film(
    'Where they already are',
    'You need five people, not fifty, and you need them this week. Do not write a survey. Go where people already complain about the thing you want to make better, and ask for twenty minutes.',
    lines(
      'Four places to look',
      [
        'Your own support mail',
        'The people who left last month',
        'A queue, a counter, a waiting room',
        'The forum where they help each other',
      ],
      '| Look in your own support mail, for the long messages. Whoever writes long cares. | Ask the people who left last month. They have nothing to lose, and they tell you. | Stand in a queue, at a counter, in a waiting room. | Or read the forum where they help each other, and write to the one who answers most.',
    ),
    pair(
      'The mail that gets a yes',
      [
        ['A no', 'We value your opinion. Take our survey.'],
        ['A yes', 'You fixed this yourself. May I see how? 20 minutes, Thursday.'],
      ],
      '| We value your opinion: nobody has ever believed it. | You wrote that you fixed this yourself. May I see how? Twenty minutes on Thursday, and I will not sell you anything. Three in five say yes, because somebody noticed.',
    ),
    number(
      'Why five?',
      '5',
      'After the fifth you can guess the sixth. Then go and check it.',
      'Why five? | After five conversations with people of one kind, you can guess most of what the sixth will say. If you cannot, you have been talking to two kinds of people. That is a finding as well.',
    ),
    close(
      'Write to eight today.',
      'Write to eight people today, by name, in three sentences each. Five will talk to you by Friday. And put no question into the mail itself.',
    ),
  ),
  'Ask about last Tuesday': film(
    'Opinions are cheap',
    'Ask people whether they would use your product, and they will be kind to you. Ask what they did last Tuesday, and they will tell you the truth. Discovery is the art of asking about things that have already happened.',
    pair(
      'Trade the future for the past',
      [
        ['A guess', 'Would you pay for something that saves you time?'],
        ['A memory', 'When did this last go wrong, and what did you do next?'],
      ],
      '| Would you pay for this is a question about a person who does not exist yet. | When did this last go wrong, and what did you do next? That person is sitting in front of you, and remembers everything.',
      'Better questions',
    ),
    lines(
      'The four that follow',
      ['“What did you do next?”', '“How long did that take?”', '“Whom did you ask?”', '“What did you try before?”'],
      'Four questions follow, and they never change. | What did you do next? | How long did that take? | Whom did you ask? | And what had you tried before? Ask them in a calm voice, and leave a silence after each. The second half of the answer comes in the silence.',
      'Four that follow',
    ),
    close(
      'Hold three talks before Friday.',
      'Hold three talks before Friday. Ask about the last time, and write down the verbs. If nobody can remember a last time, you have learned the most useful thing of all.',
    ),
  ),
  'Listen for money and embarrassment': film(
    'Two signs that it matters',
    'People will tell you about a hundred small annoyances. How do you know which of them matters? Listen for two things: money that was already spent, and embarrassment.',
    lines(
      'A price already paid',
      ['Time: an evening, every month', 'Money: something half as good', 'Work: a sheet with eleven tabs'],
      'First, a price already paid. | Time: I do it on Sunday evenings. | Money: we bought something half as good. | Work: a spreadsheet with eleven tabs, and only Karin understands it. People do not build workarounds for problems that do not hurt.',
    ),
    pair(
      'The laugh before the answer',
      [
        ['They say', '“Oh, we just… it is a bit silly.”'],
        ['You say', '“Would you show me?”'],
      ],
      'Second, embarrassment. | When somebody laughs and says, it is a bit silly, we just do it on paper: stop taking notes. | Say: would you show me? What people hide is what no product has solved. In São Paulo it was a shoebox. It became our best feature.',
    ),
    close(
      'Mark them in your notes.',
      'Read your notes from the last three talks. Mark each price paid with a dollar sign, and each laugh with a circle. Where both stand on one line, begin.',
    ),
  ),
  'One page an interview': film(
    'Quotes left, guesses right',
    'An hour after the talk you remember half of it, and the half that pleased you. So write one page at once, and keep two things apart: what was said, and what you think it means.',
    sheet(
      'One page, two columns',
      'Thursday, Ana, runs a clinic',
      ['Left: her words, with the verb', 'Right: my guess, in pencil', 'Bottom: one thing that surprised me'],
      '| On the left write her words: I call each of them the evening before. | On the right, in pencil, your guess: reminders are worth money to her. | At the bottom, one thing that surprised you. If nothing surprised you, you were selling.',
    ),
    pair(
      'Keep the verb',
      [
        ['Smoothed', 'Reminders are a pain point.'],
        ['Kept', '“I sit in the car and call them, from seven to eight.”'],
      ],
      'Keep the verbs. | Reminders are a pain point: that could be about anybody. | I sit in the car and call them, from seven to eight. Now your whole team can see her. Designers will remember the car for a year.',
    ),
    close(
      'Write it in the stairwell.',
      'After each talk give yourself ten minutes before you speak to anybody. One page, two columns. Then take a photo of it, and move on.',
    ),
  ),
  'Five pages on a table': film(
    'Patterns, and the urge to invent them',
    'Now lay the five pages on a table and look for what repeats. Be careful. We are so good at finding patterns that we find them in clouds. A few rules keep you honest.',
    lines(
      'Rules for the table',
      ['Three of five, or it is not a pattern', 'Quotes only, no guesses', 'Look for the one who differs'],
      '| Three of five, or it is not a pattern. | Only the left column counts: quotes, not guesses. | And look for the one who differs. If four of them call the evening before and one does not, find out why not. That person has often solved it.',
    ),
    number(
      'What would have to be false?',
      '1',
      'Write one sentence that the next talk could prove wrong.',
      'Then write one sentence that could be wrong. | For example: small clinics lose more to empty chairs than to late payers. Take it into your next three talks, and try to break it. If it survives, build something small.',
    ),
    close(
      'Invite one doubter.',
      'Lay out your five pages and invite a colleague who was in none of the talks. Ask which pattern they would not bet on. Talk to five more.',
    ),
  ),
};
