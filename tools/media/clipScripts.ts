import type { ClipScript } from './clipScript.ts';

/** The academy's demo lectures, word by word. */
export const clipScripts: readonly ClipScript[] = [
  {
    externalKey: 'ai-leaders-trailer',
    title: 'AI for Business Leaders: what you will do',
    seconds: 49,
    slides: [
      {
        chapter: 'Who this is for',
        heading: 'AI for Business Leaders',
        figure: { kind: 'title', subject: 'Course trailer' },
        say: 'You do not need to write code to lead with AI. You need to know your own work well enough to hand part of it over. This course is for people who answer for a result: a team, a budget, a promise to customers.',
      },
      {
        chapter: 'Four weeks, four results',
        heading: 'Four weeks, four results',
        figure: {
          kind: 'lines',
          items: [
            'See where the hours go',
            'Write a job for the model',
            'Check the answer, not the tone',
            'Decide: keep, change or stop',
          ],
        },
        say: '| In week one you measure where the hours go. | In week two you write a job description for a model. | In week three you learn to check what comes back. | And in week four you decide, with numbers, what to keep and what to stop.',
      },
      {
        chapter: 'What you bring',
        heading: 'Bring one piece of real work.',
        figure: { kind: 'close' },
        say: 'Bring one piece of real work, something you do every week. You will leave with it done better, and with a page of figures to show for it.',
      },
    ],
  },
  {
    externalKey: 'map-the-work',
    title: 'Map the work before you automate it',
    seconds: 78,
    slides: [
      {
        chapter: 'Begin with the work',
        heading: 'Map the work before you automate it',
        figure: { kind: 'title', subject: 'Operations' },
        say: 'Most automation projects begin with a tool and go looking for a problem. The ones that last begin with a plain drawing of the work. Today you will make that drawing, and it will take you less than an hour.',
      },
      {
        chapter: 'Follow one thing',
        heading: 'Follow one thing from start to end',
        figure: { kind: 'flow', items: ['Request', 'Check', 'Wait', 'Approve', 'Send'], hot: 2 },
        say: 'Choose one thing that passes through your team: an invoice, a claim, a candidate. | Start where it arrives. | Write down who touches it next, and what they do. | Then write down where it waits, because it will wait. | Somebody approves it, | and at last it leaves. Do not draw the organisation chart. Draw the path of the thing itself.',
      },
      {
        chapter: 'Time the waiting',
        heading: 'The hours are in the waiting',
        figure: {
          kind: 'bars',
          hot: 2,
          items: [
            { label: 'Request', value: 6, shown: '6 min' },
            { label: 'Check', value: 14, shown: '14 min' },
            { label: 'Wait', value: 100, shown: '3 days' },
            { label: 'Approve', value: 9, shown: '9 min' },
            { label: 'Send', value: 5, shown: '5 min' },
          ],
        },
        say: 'Now put a time on every step. | The request takes six minutes. | The check takes fourteen. | And then the paper waits three days for a signature. | The signature takes nine minutes, | the sending five. If you automate the check, you save minutes. If you remove the wait, you save days.',
      },
      {
        chapter: 'Your turn',
        heading: 'Draw one path this week.',
        figure: { kind: 'close' },
        say: 'This week, draw one path with the people who walk it. Mark the longest wait. Ask why it exists, and write down the answer before you buy anything.',
      },
    ],
  },
  {
    externalKey: 'good-brief',
    title: 'Write a brief that can be answered',
    seconds: 72,
    slides: [
      {
        chapter: 'Why briefs fail',
        heading: 'Write a brief that can be answered',
        figure: { kind: 'title', subject: 'Writing' },
        say: 'A brief is a question that somebody else has to answer. Most briefs fail because they describe the task and never describe the answer. The reader fills the gap with a guess, and a guess costs you a week.',
      },
      {
        chapter: 'Two versions',
        heading: 'The same request, written twice',
        figure: {
          kind: 'pair',
          items: [
            { head: 'A wish', text: 'Please look into customer churn and share your thoughts.' },
            { head: 'A brief', text: 'Name the three reasons customers left in May. Half a page, by Friday.' },
          ],
        },
        say: '| Here is a wish: look into churn and share your thoughts. It cannot be wrong, so it cannot be right. | Here is a brief: name the three reasons customers left in May, on half a page, by Friday. Now both of you know when it is done.',
      },
      {
        chapter: 'Four lines',
        heading: 'A brief needs four lines',
        figure: {
          kind: 'sheet',
          title: 'Brief',
          items: [
            'The decision it serves',
            'What a good answer looks like',
            'What is already known',
            'When it is too late',
          ],
        },
        say: 'Four lines are enough. | Name the decision that the answer will serve. | Say what a good answer looks like, and how long it is. | Say what is already known, so that nobody buys it twice. | And say when it is too late to be useful.',
      },
      {
        chapter: 'Your turn',
        heading: 'Rewrite one request you sent.',
        figure: { kind: 'close' },
        say: 'Open the last request you sent. Rewrite it in four lines, send it again, and see what comes back. If you cannot fill in the first line, nobody needs the work yet, and you have just saved an afternoon.',
      },
    ],
  },
  {
    externalKey: 'price-with-reason',
    title: 'Set a price you can explain',
    seconds: 90,
    slides: [
      {
        chapter: 'A price is a sentence',
        heading: 'Set a price you can explain',
        figure: { kind: 'title', subject: 'Pricing' },
        say: 'A price is a sentence about value, said in one number. If you cannot explain the number, your customer will explain it for you, and usually downwards. Let us build one that stands up.',
      },
      {
        chapter: 'Floor and ceiling',
        heading: 'Every price has a floor and a ceiling',
        figure: {
          kind: 'bars',
          hot: 1,
          items: [
            { label: 'What it costs you', value: 34, shown: '€ 34' },
            { label: 'Your price', value: 62, shown: '€ 62' },
            { label: 'What it saves them', value: 100, shown: '€ 100' },
          ],
        },
        say: 'Begin with two numbers. | The floor is what it costs you to deliver, with the hours counted honestly: here, thirty-four euros. | Somewhere above it is your price. | The ceiling is what the customer saves by using it: a hundred. Below the floor you pay for the privilege of working. Above the ceiling nobody buys twice. Everything between is a choice, and the choice can be reasoned.',
      },
      {
        chapter: 'What you charge for',
        heading: 'Charge for what they already count',
        figure: {
          kind: 'lines',
          items: [
            'Per seat, when people are the value',
            'Per use, when volume is the value',
            'Per result, when you can both measure it',
          ],
        },
        say: 'Next, choose what you charge for. | Per seat, when each person who joins makes it more useful. | Per use, when the work comes in volume. | Per result, but only if both sides can measure it without an argument. The best unit is one that the customer already counts.',
      },
      {
        chapter: 'Say it out loud',
        heading: 'Say the number, then stop',
        figure: { kind: 'number', big: '€ 62', items: ['It saves you a hundred, and you keep the difference.'] },
        say: 'Then practise saying it. Name the number, give one reason, and stop talking. | It costs sixty-two, it saves you a hundred, and you keep the difference. The silence after a price belongs to the buyer.',
      },
      {
        chapter: 'Your turn',
        heading: 'Write your floor, ceiling and reason.',
        figure: { kind: 'close' },
        say: 'Take one thing you sell. Write down its floor, its ceiling and one reason for the number between. Bring all three to the workshop.',
      },
    ],
  },
  {
    externalKey: 'data-story',
    title: 'Tell one story with your data',
    seconds: 80,
    slides: [
      {
        chapter: 'One chart, one claim',
        heading: 'Tell one story with your data',
        figure: { kind: 'title', subject: 'Data' },
        say: 'A chart is not a story. A story is a claim that somebody could disagree with, and the chart is the evidence. So write the claim first.',
      },
      {
        chapter: 'Title the claim',
        heading: 'Let the title say what happened',
        figure: {
          kind: 'pair',
          items: [
            { head: 'A label', text: 'Support tickets by month, January to June' },
            { head: 'A claim', text: 'Tickets fell by a third after we rewrote the welcome mail' },
          ],
        },
        say: '| Support tickets by month is a label. It tells me which drawer the chart came from. | Tickets fell by a third after we rewrote the welcome mail: that is a claim. Now I know what to look for, and what to question.',
      },
      {
        chapter: 'Show the turn',
        heading: 'Tickets fell by a third after the new mail',
        figure: {
          kind: 'bars',
          hot: 3,
          items: [
            { label: 'Jan', value: 92, shown: '920' },
            { label: 'Feb', value: 96, shown: '960' },
            { label: 'Mar', value: 94, shown: '940' },
            { label: 'Apr', value: 71, shown: '710' },
            { label: 'May', value: 64, shown: '640' },
            { label: 'Jun', value: 62, shown: '620' },
          ],
        },
        say: 'Now draw only what the claim needs. ||| Three months before, ||| three months after, and one colour for the month when things turned. Everything else is quiet. No grid, no legend, no second axis. If a mark does not help the claim, it is in its way.',
      },
      {
        chapter: 'Say what else it could be',
        heading: 'Say what else it could be',
        figure: { kind: 'lines', items: ['What else changed in April?', 'Who is not in the numbers?'] },
        say: 'Before somebody asks, say what else it could be. | What else changed in April? | And who is not in these numbers at all? A doubt that you name yourself makes the rest of the story stronger.',
      },
      {
        chapter: 'Your turn',
        heading: 'Write the claim before the chart.',
        figure: { kind: 'close' },
        say: 'Before your next chart, write one sentence that could turn out to be false. Then draw the smallest picture that would settle it.',
      },
    ],
  },
  {
    externalKey: 'negotiate-calmly',
    title: 'Negotiate without raising your voice',
    seconds: 101,
    slides: [
      {
        chapter: 'Before the room',
        heading: 'Negotiate without raising your voice',
        figure: { kind: 'title', subject: 'Negotiation' },
        say: 'Good negotiators look calm because the hard part is already behind them. They did it alone, at a desk, the day before. Here is that desk work, in three parts.',
      },
      {
        chapter: 'Know your way out',
        heading: 'Know what you do if you walk away',
        figure: {
          kind: 'lines',
          items: ['Your best way out', 'Their best way out', 'The room between the two'],
        },
        say: '| First, write down what you will do if there is no deal. Be honest about it: who else would buy, and by when? | Second, write down what they will do without you. | The agreement lives in the room between those two answers. If there is no room, you have saved everybody a meeting.',
      },
      {
        chapter: 'Trade, do not give',
        heading: 'Trade what is cheap for you and dear to them',
        figure: {
          kind: 'quad',
          across: 'What it costs you',
          up: 'What it is worth to them',
          hot: 0,
          items: [
            { text: 'Earlier start', x: 0.16, y: 0.84 },
            { text: 'Named contact', x: 0.1, y: 0.6 },
            { text: 'Lower price', x: 0.82, y: 0.74 },
            { text: 'Longer report', x: 0.72, y: 0.2 },
          ],
        },
        say: 'Now list everything you could offer. Place each one by what it costs you, and by what it is worth to them. | An earlier start costs you little, and may be worth a great deal. | So may a named contact. | A lower price is dear to you both. | A longer report is work that nobody asked for. Trade from the top left. Never give one of these away: exchange it for something you wrote on your own list.',
      },
      {
        chapter: 'Ask, then wait',
        heading: 'What would have to be true for you to say yes?',
        figure: { kind: 'number', big: '“?”', items: ['Ask it once. Then count to seven.'] },
        say: 'In the room, one question does most of the work. What would have to be true for you to say yes? | Ask it once, and count to seven. The answer is usually the agenda for the rest of the hour.',
      },
      {
        chapter: 'Your turn',
        heading: 'Fill in one page before you meet.',
        figure: { kind: 'close' },
        say: 'Before your next negotiation, fill in one page: both ways out, and five things to trade. Leave the page at home. You will not need to look at it.',
      },
    ],
  },
  {
    externalKey: 'peer-group',
    title: 'Run a peer group people return to',
    seconds: 65,
    slides: [
      {
        chapter: 'Why groups fade',
        heading: 'Run a peer group people return to',
        figure: { kind: 'title', subject: 'Community' },
        say: 'Peer groups rarely end with a quarrel. They fade, because one month nobody knew what the hour was for. A simple shape keeps them alive, and it takes one person to hold it.',
      },
      {
        chapter: 'The shape of the hour',
        heading: 'Sixty minutes in four parts',
        figure: {
          kind: 'flow',
          items: ['Arrive, 5 min', 'Report, 15 min', 'One case, 30 min', 'Promise, 10 min'],
          hot: 2,
        },
        say: '| Five minutes to arrive. | Fifteen to report what became of last month’s promises. | Thirty minutes for one case: one person, one question, everybody’s whole attention. | And ten for each person to promise one thing, out loud.',
      },
      {
        chapter: 'Ask before advising',
        heading: 'Three questions before any advice',
        figure: {
          kind: 'lines',
          items: ['What have you tried?', 'What would good look like?', 'What are you not saying?'],
        },
        say: 'During the case, nobody advises until three questions have been asked. | What have you tried? | What would good look like? | And what are you not saying? Often the third answer ends the case. Advice that comes too early answers the wrong question, however good it is.',
      },
      {
        chapter: 'Your turn',
        heading: 'Put six names and one date on a page.',
        figure: { kind: 'close' },
        say: 'Write down six names and one date. Send them this shape, and ask who will bring the first case. Six is enough: everybody is missed when they stay away.',
      },
    ],
  },
  {
    externalKey: 'prompts-that-hold',
    title: 'Write prompts that hold up on Monday',
    seconds: 150,
    slides: [
      {
        chapter: 'Works once is not enough',
        heading: 'Write prompts that hold up on Monday',
        figure: { kind: 'title', subject: 'Working with AI' },
        say: 'Anyone can get one good answer from a model on a Friday afternoon. The question is whether the same words still work on Monday, with other material, in somebody else’s hands. This lesson is about prompts that hold up.',
      },
      {
        chapter: 'Give it a job',
        heading: 'Give the model a job description',
        figure: {
          kind: 'sheet',
          title: 'Job description',
          items: [
            'Role: who you are for this task',
            'Material: what you may use',
            'Answer: the form it must have',
            'Limits: what to leave out',
            'Doubt: what to do when unsure',
          ],
        },
        say: 'Treat the prompt as a job description. | Say who the model is for this task: an editor, an analyst, a careful clerk. | Say which material it may use, and that it may use nothing else. | Describe the answer: its form, its length, its reader. | State the limits, and keep them few. | And above all say what to do when it is unsure. A model that may say “I do not know” is worth ten that never do.',
      },
      {
        chapter: 'Show one good answer',
        heading: 'One example beats ten adjectives',
        figure: {
          kind: 'pair',
          items: [
            { head: 'Adjectives', text: 'Write a concise, engaging, professional summary of the meeting.' },
            { head: 'An example', text: 'Decided: move launch to 9 June. Owner: Mei-Ling. Open: who tells the press?' },
          ],
        },
        say: '| Concise, engaging, professional: these words mean something different to every reader, and to a model they mean almost nothing. | Paste one answer you were proud of instead. Three short lines from last week’s meeting tell it more about form, tone and length than a paragraph of description. If you have two good examples that differ, paste both. The difference teaches as well.',
      },
      {
        chapter: 'Test it like a tool',
        heading: 'Try it on five cases, not on one',
        figure: {
          kind: 'bars',
          hot: 4,
          items: [
            { label: 'Easy', value: 100, shown: '5 of 5' },
            { label: 'Long', value: 80, shown: '4 of 5' },
            { label: 'Messy', value: 80, shown: '4 of 5' },
            { label: 'Empty', value: 40, shown: '2 of 5' },
            { label: 'Wrong', value: 20, shown: '1 of 5' },
          ],
        },
        say: 'Now test it as you would test a tool. Collect five kinds of case. | An easy one. | A very long one. | A messy one, with the tables pasted badly. | One where the material is empty. | And one where the material is plainly wrong. Run each five times and count the answers you would have sent. The low bars show you which sentence of the prompt to write next. Change one sentence, then run all five again.',
      },
      {
        chapter: 'Keep it where others find it',
        heading: 'A prompt is a document of the team',
        figure: {
          kind: 'lines',
          items: ['One page, with an owner', 'The five cases beside it', 'The date it last passed'],
        },
        say: 'When it passes, keep it like any other document. | Give it one page and an owner. | Keep the five cases beside it. | And write down the date it last passed, because models change, and so does your work.',
      },
      {
        chapter: 'Your turn',
        heading: 'Find your prompt’s weakest case.',
        figure: { kind: 'close' },
        say: 'Take the prompt you use most. Find the case where it fails, and write the one sentence that would have saved it.',
      },
    ],
  },
  {
    externalKey: 'read-a-pnl',
    title: 'Read a P&L in four minutes',
    seconds: 84,
    slides: [
      {
        chapter: 'A year on one page',
        heading: 'Read a P&L in four minutes',
        figure: { kind: 'title', subject: 'Finance' },
        say: 'A profit and loss statement is a year of decisions on one page. You do not have to be an accountant to read it. You have to read it in the right order.',
      },
      {
        chapter: 'From top to bottom',
        heading: 'Five rows carry the whole page',
        figure: {
          kind: 'ledger',
          hot: 2,
          items: [
            { label: 'Revenue', shown: '4,200' },
            { label: 'Cost of what was sold', shown: '−1,680' },
            { label: 'Gross profit', shown: '2,520', total: true },
            { label: 'Running the company', shown: '−2,100' },
            { label: 'Operating profit', shown: '420', total: true },
          ],
        },
        say: 'Look for five rows. | Revenue: what customers were charged. | Below it, what it cost to make what was sold. | The difference is gross profit, and it is the most honest row on the page. | Then comes the cost of running the company: people, rent, advertising. | What is left is operating profit: four hundred and twenty, out of four thousand two hundred.',
      },
      {
        chapter: 'Turn rows into shares',
        heading: 'Ask what became of each euro',
        figure: {
          kind: 'bars',
          hot: 2,
          items: [
            { label: 'Making it', value: 40, shown: '40 c' },
            { label: 'Running', value: 50, shown: '50 c' },
            { label: 'Kept', value: 10, shown: '10 c' },
          ],
        },
        say: 'Now divide every row by revenue. Of each euro, | forty cents made the product. | Fifty ran the company. | Ten were kept. Shares can be compared: with last year, with a rival, with the plan.',
      },
      {
        chapter: 'Three questions',
        heading: 'Then ask three questions',
        figure: {
          kind: 'lines',
          items: ['Which share moved most?', 'Who decided that?', 'Will it happen again?'],
        },
        say: 'Then ask three questions. | Which share moved most since last year? | Who decided that, and did they mean to? | And will it happen again? A good meeting about a P and L is about these three, and nothing else.',
      },
      {
        chapter: 'Your turn',
        heading: 'Find your gross margin.',
        figure: { kind: 'close' },
        say: 'Find the gross margin of your own company, this year and last. If it moved, find the person who knows why.',
      },
    ],
  },
  {
    externalKey: 'product-discovery',
    title: 'Ask about last Tuesday',
    seconds: 62,
    slides: [
      {
        chapter: 'Opinions are cheap',
        heading: 'Ask about last Tuesday',
        figure: { kind: 'title', subject: 'Product discovery' },
        say: 'Ask people whether they would use your product, and they will be kind to you. Ask what they did last Tuesday, and they will tell you the truth. Discovery is the art of asking about things that have already happened.',
      },
      {
        chapter: 'Better questions',
        heading: 'Trade the future for the past',
        figure: {
          kind: 'pair',
          items: [
            { head: 'A guess', text: 'Would you pay for something that saves you time?' },
            { head: 'A memory', text: 'When did this last go wrong, and what did you do next?' },
          ],
        },
        say: '| Would you pay for this is a question about a person who does not exist yet. | When did this last go wrong, and what did you do next? That person is sitting in front of you, and remembers everything.',
      },
      {
        chapter: 'What counts as proof',
        heading: 'Listen for what it already cost them',
        figure: { kind: 'lines', items: ['Time they spent', 'Money they paid', 'A workaround they built'] },
        say: 'Listen for a price already paid. | An evening lost. | Money spent on something half as good. | A spreadsheet with eleven tabs. People do not build workarounds for problems that do not hurt.',
      },
      {
        chapter: 'Your turn',
        heading: 'Hold three talks before Friday.',
        figure: { kind: 'close' },
        say: 'Hold three talks before Friday. Ask about the last time, and write down the verbs. If nobody can remember a last time, you have learned the most useful thing of all.',
      },
    ],
  },
];
