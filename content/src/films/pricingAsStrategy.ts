import { bars, close, film, type FilmsOfCourse, lines, number, pair, sheet } from './slide.ts';

export const pricingAsStrategy: FilmsOfCourse = {
  'Set a price you can explain': film(
    'A price is a sentence',
    'A price is a sentence about value, said in one number. If you cannot explain the number, your customer will explain it for you, and usually downward. Let us build one that stands up.',
    bars(
      'Every price has a floor and a ceiling',
      1,
      [
        ['What it costs you', 34, '$ 34'],
        ['Your price', 62, '$ 62'],
        ['What it saves them', 100, '$ 100'],
      ],
      'Begin with two numbers. | The floor is what it costs you to deliver, with the hours counted honestly: here, thirty-four dollars. | Somewhere above it is your price. | The ceiling is what the customer saves by using it: a hundred. Below the floor you pay for the privilege of working. Above the ceiling nobody buys twice. Everything between is a choice, and a choice can be reasoned.',
      'Floor and ceiling',
    ),
    lines(
      'Charge for what they already count',
      [
        'Per seat, when people are the value',
        'Per use, when volume is the value',
        'Per result, when you can both measure it',
      ],
      'Next, choose what you charge for. | Per seat, when each person who joins makes it more useful. | Per use, when the work comes in volume. | Per result, but only if both sides can measure it without an argument. The best unit is one that the customer already counts.',
      'What you charge for',
    ),
    number(
      'Say the number, then stop',
      '$ 62',
      'It saves you a hundred, and you keep the difference.',
      'Then practice saying it. Name the number, give one reason, and stop talking. | It costs sixty-two, it saves you a hundred, and you keep the difference. The silence after a price belongs to the buyer.',
      'Say it out loud',
    ),
    close(
      'Write your floor, ceiling and reason.',
      'Take one thing you sell. Write down its floor, its ceiling and one reason for the number between. Bring all three to the first session.',
    ),
  ),
  'Three prices, one promise': film(
    'Good, better, best, without tricks',
    'Three prices help a customer to choose, if all three keep the same promise. They become a trick when the cheap one is made bad on purpose. People notice, and they remember who did it.',
    bars(
      'The same promise at three sizes',
      1,
      [
        ['Solo', 30, '$ 29'],
        ['Team', 60, '$ 59'],
        ['House', 100, '$ 119'],
      ],
      'Here is a bookkeeping service. The promise: your books are right by the fifth of the month. | At twenty-nine you enter the receipts yourself. | At fifty-nine we do. | At a hundred and nineteen somebody calls you about them. Each of the three is right by the fifth. Never sell a cheap version that breaks the promise.',
    ),
    lines(
      'What may differ',
      ['How much work is left to you', 'How fast we answer', 'How many people may use it'],
      'What may differ? | The work that is left to the customer. | How fast you answer. | How many people may use it. What may not differ is whether it works. And name them for the buyer: solo, team, house. Not silver and gold.',
    ),
    close(
      'Write the promise first.',
      'Write your promise in one line, and then three sizes of it. If you have to weaken the line for the cheap one, you have two prices and not three.',
    ),
  ),
  'Ask what they pay now': film(
    'Including the spreadsheet and the overtime',
    'Do not ask people what they would pay. They do not know, and they want it to be little. Ask what they pay now, and count everything: the tool, the overtime, the mistakes.',
    sheet(
      'What a clinic paid for “free” scheduling',
      'A year',
      [
        'Calendar tool: $ 0',
        'Calls the evening before: $ 7,400',
        'Empty chairs: $ 22,000',
        'One angry doctor: not counted',
      ],
      'A small clinic told me that its scheduling was free. | The calendar was. | The calls on the evening before took an hour a day: seven thousand four hundred dollars a year. | Empty chairs cost twenty-two thousand. | And there was a doctor who had left over it. Against thirty thousand, a price of six hundred a month needs no courage.',
    ),
    lines(
      'Questions that find the money',
      [
        'Who does this, and for how long?',
        'What happens when it goes wrong?',
        'What did you try, and what did it cost?',
      ],
      'Three questions find the money. | Who does this now, and for how long? | What happens when it goes wrong, and how often was that last month? | And what did you try before, and what did that cost? Then add it up together, on their paper.',
    ),
    close(
      'Interview one buyer.',
      'Sit down with one customer and add up what they pay now. Do not name your price. Let them look at the sum first.',
    ),
  ),
  'Tell old customers first': film(
    'A letter, a date and a choice',
    'Sooner or later you have to raise a price for people who trust you. They will forgive the increase. They will not forgive hearing of it from an invoice. So tell them first, and give them a choice.',
    sheet(
      'A letter in five lines',
      'Dear Ms. Abreu',
      [
        'The new price, in line one',
        'The date, at least 60 days away',
        'The reason, one, and true',
        'What you can do: stay, change, leave',
        'My name and number',
      ],
      '| The new price stands in the first line. | The date is at least sixty days away. | One reason, and a true one: wages rose, or the product does more. | The choice: keep your plan for a year by paying ahead, take a smaller one, or leave, and we help. | And your own name and number. Then be at your desk that day.',
    ),
    number(
      'How many leave?',
      '4 of 100',
      'After a letter. After an invoice without one, it was eleven.',
      'How many leave? | In one software house, four of a hundred after such a letter. The year before, without one, it had been eleven, at a smaller increase. The reason is not the sum. It is who learned of it last.',
    ),
    close(
      'Write to your oldest ten.',
      'Write the letter to your ten oldest customers, by hand if you can, and send it a week before anybody else’s. Their questions will improve the other letters.',
    ),
  ),
  'Discounts that end': film(
    'Write the end on the invoice',
    'A discount without an end is a new price. You wanted to help for a quarter, and three years later you are still helping. The repair is simple: write the full price, the reduction and its last day on every invoice.',
    pair(
      'Two invoices',
      [
        ['Forgets', 'Subscription: $ 470'],
        ['Remembers', 'Subscription $ 590, launch discount −$ 120 until June 30'],
      ],
      '| Four hundred and seventy: next year that is what it costs. | Five hundred and ninety, minus a hundred and twenty until June thirtieth. Every month the customer reads what it is worth, and when the kindness ends. On July first there is nothing to explain.',
    ),
    lines(
      'Give it only for something',
      ['For a longer promise', 'For paying ahead', 'For a story we may tell'],
      'And give it only in exchange. | For a longer promise. | For paying ahead. | Or for a story that you may tell, with their name. A discount for nothing teaches the next customer to ask.',
    ),
    close(
      'Find yours.',
      'List every discount you give, who approved it and when it ends. For those without an end, choose one, and write the letter from the last lesson.',
    ),
  ),
};
