import { close, film, type FilmsOfCourse, flow, ledger, lines, pair, sheet } from './slide.ts';

export const crashFinance: FilmsOfCourse = {
  'What was earned': film(
    'The first statement',
    'An annual report has three statements, and together they tell one story. The first says what was earned. It covers a year, and it begins with what customers were charged.',
    ledger(
      'A bakery’s year, in thousands',
      4,
      [
        ['Charged to customers', '4,200'],
        ['Flour, butter, bakers', '−1,680'],
        ['Shops, rent, managers', '−2,100'],
        ['Interest and tax', '−130'],
        ['Earned', '290', 'total'],
      ],
      'We use a bakery for the whole weekend. | It charged its customers four million two hundred thousand. | Flour, butter and bakers cost one million seven. | Shops, rent and managers, two million one. | Interest and tax took a hundred and thirty. | Earned: two hundred and ninety thousand, or seven cents of each dollar.',
    ),
    lines(
      'What it does not say',
      ['Whether customers have paid', 'Whether the oven is paid for', 'Whether anybody was happy'],
      'Notice what it leaves out. | Whether the customers have paid: charged is not paid. | Whether the oven has been paid for: it appears in small slices. | And whether anybody was happy. For the first two we need the other statements.',
    ),
    close(
      'Read one from the top.',
      'Find the report of a company you buy from. Read only this statement, from the top, and divide the last row by the first. How many cents of your dollar did they keep?',
    ),
  ),
  'What is owned and owed': film(
    'A photograph of one evening',
    'The second statement is a photograph, taken on the last evening of the year. On the left is what the bakery owns. On the right is who paid for it: lenders, and the owners themselves. The two sides are equal, always.',
    pair(
      'The bakery on December 31',
      [
        ['Owns', 'Ovens 900, shops 600, unpaid bills 470, cash 130.'],
        ['Owed by whom', 'Bank 850, mill 240, owners 1,010.'],
      ],
      'In thousands. | It owns ovens for nine hundred, shops for six hundred, bills that customers have not paid for four hundred and seventy, and a hundred and thirty in cash. Two million one hundred in all. | The bank has put in eight hundred and fifty, the mill is waiting for two hundred and forty, and the rest is the owners’: one million and ten. Two million one hundred again.',
    ),
    lines(
      'Three looks at a balance sheet',
      ['Can they pay what is due this year?', 'Who bears the first loss?', 'What is only worth something in use?'],
      'Look three times. | Can they pay what falls due this year, with what turns into cash this year? | Who bears the first loss? The owners, with one million; that is a cushion. | And what is only worth something while it is being used? A second-hand oven fetches a third.',
    ),
    close(
      'Photograph yourself.',
      'Make a balance sheet of your own household on one page. What do you own, who paid for it? It takes half an hour, and you will never confuse it with income again.',
    ),
  ),
  'What was paid': film(
    'The third statement',
    'The third statement is the plainest and the least read. It asks: how did the money in the bank change, and why? It has three parts, and each answers a different worry.',
    flow(
      'Three streams of cash',
      0,
      ['Business', 'Investing', 'Lending'],
      '| From the business: did selling bread bring in money? | From investing: what was spent on ovens and shops, or earned by selling them? | From lending: what came from the bank, and what went back? A healthy company is fed by the first. A dying one lives on the other two.',
    ),
    ledger(
      'The bakery’s cash, in thousands',
      3,
      [
        ['From the business', '95'],
        ['Ovens', '−240'],
        ['New loan', '120'],
        ['Change in the bank', '−25', 'total'],
      ],
      '| It earned two hundred and ninety, but only ninety-five arrived: the hotels pay late. | Two ovens cost two hundred and forty. | A loan brought a hundred and twenty. | In the end there are twenty-five thousand less in the bank, in a good year. Both are true.',
    ),
    close(
      'Compare two numbers.',
      'In any report, put the profit beside the cash from the business. If the first is larger for three years in a row, ask where the money is sitting.',
    ),
  ),
  'Where to look twice': film(
    'Notes, timing and stock',
    'The statements are honest in most companies, and cheerful in many. Cheer hides in three places, and you can learn to look there in ten minutes.',
    sheet(
      'Three places',
      'Look twice',
      [
        'Notes: what was changed this year?',
        'Timing: how much was sold in the last week?',
        'Stock: growing faster than sales?',
      ],
      '| The notes at the back: was a method changed this year? It may be right, and it always moves profit. | Timing: did the last week of the year bring a tenth of sales? Then somebody shipped early. | Stock: does it grow faster than sales? Then it is not selling, and it is still counted at what it cost.',
    ),
    lines(
      'Ten minutes with any report',
      ['2: cents kept of each dollar', '3: profit beside cash', '3: who bears the first loss', '2: the three places'],
      'So this is your weekend in ten minutes. | Two for the cents that were kept. | Three for profit beside cash. | Three for the balance sheet: what is due, and who bears the first loss. | And two for the three places. Then put the report down. You know more than most people who own the shares.',
    ),
    close(
      'Read one on Monday.',
      'On Monday read one annual report on the train, your employer’s if it has one. Ten minutes by the clock. Ask one question about it at lunch.',
    ),
  ),
};
