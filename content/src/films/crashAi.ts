import { bars, close, film, type FilmsOfCourse, flow, ledger, lines, pair, quad, sheet } from './slide.ts';

export const crashAi: FilmsOfCourse = {
  'Models in plain words': film(
    'Three words are enough',
    'On Monday somebody will ask you what a language model is. You need three words: prediction, memory and confidence. Each explains one thing that it does well, and one thing that goes wrong. None of them needs mathematics.',
    bars(
      'Prediction: what usually comes next',
      0,
      [
        ['invoice', 100, '61 %'],
        ['letter', 42, '26 %'],
        ['refund', 15, '9 %'],
        ['giraffe', 2, '0 %'],
      ],
      'The first word is prediction. Take the start of a sentence: please find attached your. A model has read a great deal, and it gives each possible next word a share. | Invoice is likely. | Letter, fairly. | Refund, a little. | Giraffe, hardly. It picks one, adds it, and asks again. That is all it does, thousands of times. Out of that come letters, code and poems, because what usually comes next contains a surprising amount of what people know.',
      'Prediction',
    ),
    pair(
      'What follows from that',
      [
        ['Good at', 'What has been written often: letters, summaries, rules.'],
        ['Weak at', 'What was never written: your customer, last Tuesday.'],
      ],
      'Two things follow. | It is good where much has been written: letters, summaries, explanations, programs. | It is weak where little has: your price list, your customer, what happened last Tuesday. Ask about those without giving it the text, and it will still predict something. It has no way to leave the space empty, unless you offer one.',
    ),
    flow(
      'Memory: a desk, not an archive',
      1,
      ['What it read', 'Your page', 'The answer'],
      'The second word is memory. | What it read in training is blurred, like your own memory of school. It cannot look anything up there. | What you put in front of it is sharp, like a page on a desk. | The answer leans on that page. So put the right page on the desk: the contract, the table, last month’s report. And know that the desk is cleared. Tomorrow it will not remember you, unless somebody built a drawer for that.',
      'Memory',
    ),
    pair(
      'Confidence: one voice for everything',
      [
        ['When it knows', '“Section 4 allows 60 days.”'],
        ['When it does not', '“Section 4 allows 60 days.”'],
      ],
      'The third word is confidence. | When it knows, it writes: section four allows sixty days. | When it does not, it writes: section four allows sixty days. The same calm voice. People show doubt with their faces, and we have learned to read it. Here you cannot. So the checking is your job: open a source, recompute a figure, ask what is missing.',
      'Confidence',
    ),
    quad(
      'Where to try it first',
      ['How hard it is to check', 'How often it comes'],
      [
        ['Sort and summarize', 0.14, 0.8],
        ['First drafts', 0.2, 0.52],
        ['Contract clauses', 0.6, 0.5],
        ['Whom to hire', 0.62, 0.16],
      ],
      'Put the three words together, and you know where to begin. | Sorting and summarizing come often and are quickly checked: top left. | First drafts as well. | Contract clauses need a lawyer to check, so the saving is smaller. | And whom to hire belongs to people. It is rare, and nobody can check it without doing the work.',
      'Where to begin',
    ),
    close(
      'Explain it to one person.',
      'Tonight, explain a language model to somebody at home with three words: prediction, memory, confidence. If they ask why it lies, you can say that it does not. It predicts. And on Monday you will be able to say it to your team.',
    ),
  ),
  'What it costs': film(
    'More than the license',
    'A license costs thirty dollars a month, and that is the smallest row. Managers who plan only the license are surprised twice: first by the time, then by the mistakes.',
    ledger(
      'One team of ten, first year',
      3,
      [
        ['Licenses', '$ 3,600'],
        ['Hours to learn and write', '$ 9,500'],
        ['Hours to check', '$ 7,800'],
        ['In all', '$ 20,900', 'total'],
      ],
      'Here is a team of ten. | Licenses: three thousand six hundred. | Hours to learn it, and to write good instructions: nine thousand five hundred. | Hours to check what comes back: seven thousand eight hundred, every year. | Twenty-one thousand in all. It can still be a bargain. It saved this team twelve hundred hours.',
    ),
    close(
      'Add your two missing rows.',
      'Take any offer on your desk. Add two rows: hours to learn, hours to check. Then decide.',
    ),
  ),
  'Ten questions for a vendor': film(
    'Ask, then listen for the pause',
    'A good vendor likes questions. Here are ten in three groups, and for each group an answer to be wary of.',
    lines(
      'About the work',
      ['Which task, for whom, measured how?', 'What does it get wrong?', 'Show us with our own ten cases'],
      'About the work. | Which task does it do, for whom, and how was that measured? | What does it get wrong, and how often? | And show us, with ten cases of ours. Be wary of: every customer is different.',
    ),
    lines(
      'About the data',
      ['Where does our text go?', 'Is it used for training?', 'Who can read it?', 'How do we get it out?'],
      'About the data. | Where does our text go? | Is it used to train anything? | Who on your side can read it? | How do we get it out when we leave? Be wary of: that is in the terms.',
    ),
    lines(
      'About the day it goes wrong',
      ['Who calls whom?', 'What is the price next year?', 'May we speak with one who left?'],
      'And about the bad day. | Who calls whom, within which hour? | What will it cost next year? | And may we speak with a customer who has left? Be wary of silence, above all after the last one.',
    ),
    close(
      'Send the ten beforehand.',
      'Send the ten questions two days before the demonstration. Whoever answers in writing has already saved you a meeting.',
    ),
  ),
  'One task for Monday': film(
    'Small, safe and yours',
    'You can start on Monday, without a budget, with one task. It should be small, safe and your own, because you should know how it feels before you ask anybody else.',
    sheet(
      'Your Monday hour',
      'Plan',
      [
        '9:00 Choose one text you write weekly',
        '9:10 Write five lines of instruction',
        '9:25 Run it three times, compare',
        '9:45 Write down what you changed',
      ],
      '| At nine choose a text that you write every week: an agenda, a status mail. | Spend a quarter of an hour on five lines: role, goal, material, limits, one good example. | Run it three times, and look at the differences, not the best one. | Then write down every change that you made by hand. Those changes are your next instructions.',
    ),
    close(
      'Block the hour now.',
      'Put the hour into your calendar now. Nothing confidential, nobody else’s work, and no announcement.',
    ),
  ),
  'Telling your team': film(
    'What changes, and what does not',
    'Your team has read the headlines. If you say nothing, they will fill the silence with the worst version. You need ten minutes and three honest sentences.',
    pair(
      'Say both halves',
      [
        ['What changes', 'First drafts and sorting, from next month.'],
        ['What does not', 'You decide, you sign, and nobody is measured by it.'],
      ],
      '| Say what changes: first drafts and sorting, from next month. | Say what does not: you decide, you sign, and nobody is measured by the tool. If you cannot promise the second half, say what you can promise. People forgive limits. They do not forgive fog.',
    ),
    lines(
      'Then ask for two things',
      ['A task you would gladly lose', 'A task you would hate to lose'],
      'Then ask each person for two things. | A task they would gladly lose. | And one that they would hate to lose. The first list is your plan. The second is your promise.',
    ),
    close(
      'Hold it on Tuesday.',
      'Try the tool on Monday, and speak on Tuesday. In that order, so that you speak about work and not about headlines.',
    ),
  ),
};
