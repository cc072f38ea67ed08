import { bars, close, film, type FilmsOfCourse, flow, ledger, lines, number, pair, quad, sheet } from './slide.ts';

export const aiFirstStrategy: FilmsOfCourse = {
  'Score your options in an hour': film(
    'Too many ideas',
    'Your team does not lack ideas about AI. It has a list of thirty, and no order among them, so the loudest one wins. In one hour, with the five people who do the work, you can turn thirty into three. Here is how that hour runs, minute by minute.',
    flow(
      'One hour, four parts',
      1,
      ['Write, 10', 'Score, 20', 'Argue, 20', 'Cut, 10'],
      '| Ten minutes to write: every idea on a card, as a verb and an object. Sort supplier mail. Draft the weekly report. | Twenty minutes to score, in silence, each person alone. | Twenty to argue, but only about the cards where the scores differ. | And ten to cut. The silence matters most. Once the most senior person has said a number, you have one opinion and five echoes.',
      'The shape of the hour',
    ),
    sheet(
      'Three scores, from one to five',
      'The card',
      ['Value: hours a week it gives back', 'Effort: weeks until it runs', 'Risk: who notices if it is wrong?'],
      'Every card gets three scores. | Value is hours a week, not excitement. One hour is a one; a whole day is a five. | Effort is weeks until it runs with what you already own. If you have to buy something first, that is a five. | Risk asks who notices when it is wrong, and how soon. If a colleague notices the same day, that is a one. If a customer notices in a month, that is a five.',
      'Three scores',
    ),
    pair(
      'Argue about the gaps only',
      [
        ['Scores 4, 4, 4, 3, 4', 'Agreed. Do not talk about it.'],
        ['Scores 1, 5, 2, 5, 1', 'Somebody knows something. Ask them.'],
      ],
      'Now read the scores aloud. | Where they agree, say nothing and move on. Agreement is the most expensive thing to discuss. | Where they differ, somebody in the room knows something. In one session an idea got five, five and one for value. The one came from the person who did the job. She had already written a small macro for it. The idea was dead in forty seconds, and nobody was hurt.',
      'Argue about the gaps',
    ),
    quad(
      'Value up, risk across',
      ['Risk', 'Value'],
      [
        ['Sort supplier mail', 0.16, 0.82],
        ['Draft the weekly report', 0.1, 0.5],
        ['Score job applicants', 0.62, 0.86],
        ['Chatbot for customers', 0.6, 0.4],
      ],
      'Place the survivors on two axes. | Sorting supplier mail: much value, little risk. That is where you begin. | The weekly report is worth less, and just as safe; keep it as the second. | Scoring applicants looks valuable, and the risk is somebody’s livelihood. It stays off the list. | And the chatbot, which everybody wanted when you came in, turns out to be a medium idea with a public audience.',
      'Place them',
    ),
    lines(
      'Cut to three, and say why',
      ['One to start on Monday', 'One to start when it works', 'One you refuse, in writing'],
      'Finish with three cards. | One to start on Monday, with a name on it. | One to start when the first has worked, and not before. | And one that you refuse, in writing, with the reason. The refusal is worth as much as the choice. It is what you show the next person who asks why we are not doing that.',
      'Cut to three',
    ),
    number(
      'What an hour is worth',
      '30 → 3',
      'Teams that scored first finished a trial in three weeks instead of eleven.',
      'Is an hour enough? | Among the teams I have kept notes on, those that scored first had finished one trial after three weeks. Those that began with the loudest idea took eleven, and half of them never finished. The score is not the truth. It is a way to be wrong quickly, together, and on paper.',
      'Why it works',
    ),
    close(
      'Book the hour this week.',
      'Book one hour this week with the five people who do the work. Bring cards and pens, and no slides. Send the three scores to everybody beforehand, so that nobody invents a fourth. Bring your three cards to the first live session: the one you start, the one that waits, and the one you refused.',
    ),
  ),

  'Two trials for the price of none': film(
    'Before you buy anything',
    'The most useful trial is the one you run this week, with what you already pay for. No procurement, no vendor call, no pilot budget. And you run two at once, because one trial tells you whether something works, and two tell you why.',
    lines(
      'What you already own',
      ['The assistant in your office suite', 'A shared mailbox and a form', 'A spreadsheet and last month’s cases'],
      'Look at what you have. | The assistant that came with your office suite, which perhaps one in ten people has opened. | A shared mailbox and a form. | And a spreadsheet with last month’s cases, where you already know the right answers. That is a laboratory. Check with whoever owns your data rules what may be pasted where, and get the answer in writing. It takes one mail.',
      'What you already own',
    ),
    pair(
      'Same cases, one difference',
      [
        ['Trial A', 'The model drafts, a person finishes.'],
        ['Trial B', 'A person drafts, the model checks.'],
      ],
      'Choose one task and run it in two ways. | In trial A the model drafts and a person finishes. | In trial B the person drafts and the model checks. Same forty cases, same people, swapped after twenty. Almost everybody expects A to win. In customer letters it usually does. In contracts B wins, because finding a gap is easier for a model than writing the clause.',
      'Two trials, one difference',
    ),
    sheet(
      'A week, day by day',
      'The plan',
      [
        'Mon: time ten cases, as you do them now',
        'Tue: ten cases by trial A',
        'Wed: ten cases by trial B',
        'Thu: swap people, ten and ten',
        'Fri: count, and decide by noon',
      ],
      'Here is the week. | On Monday, time ten cases the way you do them now. Without that there is nothing to compare. | On Tuesday, ten cases by trial A. | On Wednesday, ten by trial B. | On Thursday, swap the people, because some are simply faster. | And on Friday you count, and decide by noon. If a week is not enough to see a difference, the difference is too small to pay for.',
      'Day by day',
    ),
    bars(
      'Count minutes and mistakes',
      2,
      [
        ['As now', 100, '21 min'],
        ['Trial A', 52, '11 min'],
        ['Trial B', 67, '14 min'],
      ],
      'You need two columns: minutes a case, and mistakes that would have left the building. | In this team the old way took twenty-one minutes, with two mistakes in forty. | Trial A took eleven, with five mistakes. | Trial B took fourteen, with none. They chose B. Seven minutes saved and nothing broken beats ten minutes saved and an apology.',
      'Count both',
    ),
    close(
      'Start on Monday, with ten cases.',
      'Pick the card you chose in the scoring hour. Find forty cases from last month. Time ten of them on Monday before anybody touches a model. By Friday noon you will have a result that cost nothing and that nobody has to believe, because they can count it.',
    ),
  ),

  'What to leave alone': film(
    'Where judgment is the product',
    'There is work you could hand to a model and should not. Not because it is forbidden, but because the judgment is what people pay you for. If it is gone, so is the reason to call you.',
    lines(
      'Three signs that a task should stay',
      ['The customer asks who decided', 'The reason matters more than the answer', 'You learn from doing it badly'],
      'Look for three signs. | The customer asks who decided, and wants a name. | The reason matters more than the answer: a refusal, a promotion, a diagnosis. | Or it is work by which people learn. If a model writes every first memo, nobody on your team will be able to judge the tenth.',
    ),
    pair(
      'Take the work around it',
      [
        ['Keep', 'The call in which we say no.'],
        ['Hand over', 'Finding the file, the dates and the last three letters.'],
      ],
      'Leaving it alone does not mean leaving it slow. | Keep the call in which you say no. | Hand over what surrounds it: finding the file, the dates, the last three letters. The judge keeps the judgment and loses the search.',
    ),
    close(
      'Write your list of five.',
      'Write down five tasks that stay with people, and one line of reason for each. Publish it before you publish your plan. People read the first list to see whether they can trust the second.',
    ),
  ),

  'The one-page business case': film(
    'One page, four rows',
    'Finance does not send a case back because it is too small. It sends it back because the number cannot be traced. One page, four rows, each with its source. In this order.',
    ledger(
      'The four rows',
      3,
      [
        ['Cost, first year', '$ 14,000'],
        ['Hours saved, measured', '22 a week'],
        ['Worth, at half credit', '$ 31,000'],
        ['Net, first year', '$ 17,000', 'total'],
      ],
      '| First the cost, with the hours of your own people in it. | Then the hours saved, measured in your trial, not quoted from a vendor. | Then what they are worth, and claim only half. Freed hours leak away; everybody in finance knows it, and will like you for knowing it too. | The last row is the net. If it survives half credit, it will survive the meeting.',
    ),
    pair(
      'Risk, in two lines',
      [
        ['What can go wrong', 'Two letters in a hundred need a correction.'],
        ['Who notices', 'The owner, the same day, by the weekly ten.'],
      ],
      'Add the risk in two lines. | What can go wrong, as a number. | And who notices, how soon. A risk with a name and a day beside it is a cost. Without them it is a fear.',
    ),
    close(
      'Fill in the four rows.',
      'Fill in the four rows tonight, with the source beside each. Where you have no source, you have found the next thing to measure. Put the owner’s name at the top. A page without a name gets a committee.',
    ),
  ),

  'Present to a skeptical CFO': film(
    'Be glad of the questions',
    'A skeptical finance director is the best reader you will get. She asks five questions, nearly always the same five. Have the answers on the page, and the meeting lasts ten minutes.',
    sheet(
      'The five questions',
      'What she will ask',
      [
        'Where does this number come from?',
        'What happens to the hours?',
        'What if the price doubles?',
        'Who owns it when you leave?',
        'When would you stop?',
      ],
      '| Where does this number come from? Forty timed cases; here is the sheet. | What happens to the hours? They go to the backlog of refunds, and here is its size. | What if the vendor doubles the price? Then we net nine thousand instead of seventeen. | Who owns it when you leave? | And when would you stop? If you answer the last one before she asks it, you have won.',
    ),
    pair(
      'Say the weakness first',
      [
        ['They find it', 'You lose the next three answers.'],
        ['You say it', 'You gain them.'],
      ],
      'Every case has a soft spot. | If they find it, your next three answers sound like excuses. | If you name it first, they sound like facts. Ours has one weak point: the trial ran in a quiet month. We will measure again in March.',
    ),
    close(
      'Rehearse with your hardest colleague.',
      'Give the page to the colleague who doubts you most. Ask for the five questions and ten minutes. Whatever you could not answer goes on the page before Thursday.',
    ),
  ),

  'The first thirty days': film(
    'What happens on Monday',
    'The plan is funded. Now comes the part nobody puts on a slide: the first thirty days, when a good idea meets an ordinary Tuesday. Decide now what happens when, and who notices if it does not.',
    flow(
      'Four weeks, one step each',
      3,
      ['One person', 'Three', 'Everyone', 'First look'],
      '| In week one, one person uses it, with the owner in the next chair. | In week two, three people, and you collect every complaint. | In week three, everybody, with the old way still open. | And in week four you look at the number for the first time, in the same way as in the trial.',
    ),
    lines(
      'Say these three things out loud',
      ['What we will not use it for', 'Whom to call when it is odd', 'When the old way closes'],
      'Tell people three things in the first hour. | What it will not be used for, above all not to measure them. | Whom to call when something looks odd: a name, not a mailbox. | And the day on which the old way closes. Without that day you will run both forever.',
    ),
    close(
      'Put day thirty in the calendar.',
      'Put day thirty into four calendars now: yours, the owner’s, the payer’s, and that of the person who doubts it most.',
    ),
  ),
};
