import { bars, close, film, type FilmsOfCourse, flow, ledger, lines, number, pair, sheet } from './slide.ts';

export const cashBeforeProfit: FilmsOfCourse = {
  'Read a P&L in four minutes': film(
    'A year on one page',
    'A profit and loss statement is a year of decisions on one page. You do not have to be an accountant to read it. You have to read it in the right order, and you have to know which question each row can answer. We will use a real shape: a bakery with three shops, and sales of four million two hundred thousand dollars.',
    ledger(
      'Five rows carry the whole page',
      2,
      [
        ['Revenue', '4,200'],
        ['Cost of what was sold', '−1,680'],
        ['Gross profit', '2,520', 'total'],
        ['Running the company', '−2,100'],
        ['Operating profit', '420', 'total'],
      ],
      'Cover the page and look for five rows. The figures are in thousands. | Revenue: what customers were charged this year, whether or not they have paid. Keep that last part in mind; it is where the next lesson begins. | Below it, what it cost to make what was sold: flour, butter, bakers’ wages. | The difference is gross profit, two thousand five hundred and twenty, and it is the most honest row on the page, because it is hard to dress up. | Then comes the cost of running the company: rent, managers, advertising, the van. | What is left is operating profit: four hundred and twenty out of four thousand two hundred.',
      'From top to bottom',
    ),
    bars(
      'Ask what became of each dollar',
      2,
      [
        ['Making it', 40, '40 c'],
        ['Running', 50, '50 c'],
        ['Kept', 10, '10 c'],
      ],
      'Now divide every row by revenue, because large numbers make people nod. Of each dollar in the till, | forty cents made the bread. | Fifty cents ran the company. | Ten were kept. Shares can be compared: with last year, with a rival, with the plan. A supermarket keeps two or three. A software company makes its product for twenty. A bakery that keeps ten is doing well, and one bad oven away from seven.',
      'Turn rows into shares',
    ),
    bars(
      'Then look for what moved',
      2,
      [
        ['Making, last yr', 37, '37 c'],
        ['Making, now', 40, '40 c'],
        ['Kept, last yr', 14, '14 c'],
        ['Kept, now', 10, '10 c'],
      ],
      'Put last year beside it, and read across. | Making a dollar of bread cost thirty-seven cents, | and now it costs forty. | We kept fourteen, | and now we keep ten. Three cents of that went into flour, and one into rent. So this is not a story about lazy shops, although that was the story in the meeting. It is a story about butter, and about a price list that nobody has touched for two years.',
      'What moved',
    ),
    pair(
      'Two rows that people dress up',
      [
        ['One-off costs', 'The third year in a row.'],
        ['Other income', 'They sold the delivery van.'],
      ],
      'Two rows deserve a second look, because they are where hope is kept. | One-off costs, when they appear for the third year in a row, are simply costs. | And other income may be a van that was sold, which cannot be sold again. Ask what the profit would be without both. Nobody minds the question, and the answer is often half.',
      'Two rows to doubt',
    ),
    lines(
      'Then ask three questions',
      ['Which share moved most?', 'Who decided that?', 'Will it happen again?'],
      'Now you are ready for the meeting. Ask three questions. | Which share moved most since last year? Not which number: which share. | Who decided that, and did they mean to? A discount, a hire, a second shift: somebody said yes. | And will it happen again? A good meeting about a P and L is about these three questions, and nothing else.',
      'Three questions',
    ),
    number(
      'What this page cannot tell you',
      '$ 0',
      'It says nothing about money in the bank. That is the next lesson.',
      'One warning before you go. | Nothing on this page says how much money is in the bank. Revenue was charged, not collected. The ovens were paid for in January and appear here in ten small pieces. The bakery you just read earned four hundred and twenty thousand dollars this year. In September it could not pay its wages. How that happens is the subject of the next lesson.',
      'What it leaves out',
    ),
    close(
      'Find your gross margin.',
      'Find the gross margin of your own company, this year and last: gross profit divided by revenue. If it moved by more than a point, find the person who knows why, and buy them a coffee. You will learn more than from the whole annual report.',
    ),
  ),

  'Where the cash went': film(
    'Profit, and an empty account',
    'The bakery made four hundred and twenty thousand dollars in profit, and in September it could not pay its wages. Nobody stole anything. Let us follow the money, month by month, until we find it. There are only three places where it can hide.',
    flow(
      'Three hiding places',
      0,
      ['Customers', 'Shelves', 'Ovens'],
      'Profit hides from cash in three places. | In customers who have the bread and have not paid. | On shelves, as flour and frozen dough that you have paid for and not sold. | And in ovens: things that last for years, are paid for in a day, and reach the profit and loss in small slices. Learn those three, and you can read any company’s trouble in advance.',
      'Three hiding places',
    ),
    bars(
      'Customers: sixty-one days',
      2,
      [
        ['We pay flour', 30, '14 days'],
        ['They promised', 62, '30 days'],
        ['They pay', 126, '61 days'],
      ],
      'Begin with customers. The bakery had won two hotel chains, and everybody cheered. | It pays its mill after fourteen days. | The hotels had promised thirty. | They pay after sixty-one. So every loaf for a hotel is paid for by the bakery for seven weeks. The more it sold to hotels, the faster the account emptied. Growth ate the cash, which is the usual meal.',
      'Customers',
    ),
    ledger(
      'From profit to the bank, in five rows',
      4,
      [
        ['Operating profit', '420'],
        ['Hotels have not paid yet', '−310'],
        ['Flour and dough on shelves', '−95'],
        ['Two new ovens', '−240'],
        ['Change in the bank', '−225', 'total'],
      ],
      'Now write it as a bridge. | Start with profit: four hundred and twenty. | Take away what the hotels owe: three hundred and ten more than a year ago. | Take away the flour and dough on the shelves: ninety-five. | Take away two ovens: two hundred and forty. | What reached the bank is minus two hundred and twenty-five thousand. A good year, and a quarter of a million dollars gone. No row on this bridge is a mistake. Together, they are a wages problem.',
      'The bridge',
    ),
    pair(
      'Which of the three is dangerous?',
      [
        ['An oven', 'Paid once. You chose the day.'],
        ['A slow customer', 'Grows with every sale. They choose the day.'],
      ],
      'The three are not equally dangerous. | An oven is paid once, on a day that you chose, and a bank will lend against it. | A slow customer grows with every sale, and somebody else chooses the day. That is why the hotels were the problem, and not the ovens, although everybody in the room pointed at the ovens. You could see them.',
      'Which is dangerous',
    ),
    sheet(
      'What the owner did in one month',
      'October',
      [
        'Asked both hotels for 30 days, by name',
        'Offered 1 % for payment in 10',
        'Moved the ovens to a three-year loan',
      ],
      'She did three things in October. | She called the two people who approve invoices at the hotels, by name, and asked for thirty days. One said yes, because nobody had ever asked. | She offered one percent for payment within ten days, and the other took it. | And she moved the ovens to a three-year loan, so that they are paid for by the bread they bake. By December the wages were safe, and the profit was exactly the same.',
      'What she did',
    ),
    close(
      'Write your own bridge.',
      'Take last year’s profit and the change in your bank balance. Write the rows between them: customers, shelves, and things that last. They have to add up. If a row surprises you, you have found where your cash went. Bring it to the next lesson, where we look ahead instead of back.',
    ),
  ),

  'A cash calendar': film(
    'Thirteen weeks, no more',
    'A budget tells you whether the year will be good. A cash calendar tells you whether you reach it. It has thirteen columns, one for each week, because that is as far as anybody can honestly see.',
    sheet(
      'Four rows are enough',
      'Each week',
      [
        'In the bank on Monday',
        'Coming in, on the day they really pay',
        'Going out, on the day it is due',
        'In the bank on Friday',
      ],
      '| Begin with what is in the bank on Monday. | Add what will come in, in the week in which they really pay, not the week on the invoice. | Take away what goes out: wages, rent, tax, the mill. | And carry Friday’s figure into the next column. Friday is the only row that matters.',
    ),
    bars(
      'The bakery in thirteen weeks',
      2,
      [
        ['Wk 1', 70, '$ 62k'],
        ['Wk 4', 44, '$ 39k'],
        ['Wk 7', 4, '−$ 8k'],
        ['Wk 10', 30, '$ 26k'],
        ['Wk 13', 58, '$ 51k'],
      ],
      'Here is the bakery. | Sixty-two thousand, | thirty-nine, | and in week seven, minus eight. | Then the hotels pay, | and all is well again. A yearly budget would never have shown week seven. And with six weeks’ warning it is a phone call. On the Friday itself it is a crisis.',
    ),
    close(
      'Fill in three weeks tonight.',
      'Open a sheet and fill in three weeks tonight. Do it every Monday, in ten minutes, and compare last week’s guess with what happened. After a month your guesses will be good. After a quarter you will sleep.',
    ),
  ),

  'Three levers': film(
    'Earlier in, later out, less on the shelf',
    'When week seven turns red, there are three levers that work within a month and hurt nobody: cash in earlier, cash out later, less on the shelf. Each is a conversation.',
    bars(
      'What one day is worth',
      0,
      [
        ['Paid a day sooner', 100, '$ 11,500'],
        ['A day later to the mill', 40, '$ 4,600'],
        ['A day less on shelves', 40, '$ 4,600'],
      ],
      'First learn what a day is worth. Divide yearly sales by three hundred and sixty-five. | At the bakery, being paid one day sooner is eleven thousand five hundred dollars, forever. | One day later to the mill: four thousand six hundred. | One day less on the shelf: the same.',
    ),
    lines(
      'Pull them in this order',
      ['Send the invoice the same day', 'Ask for the date you agreed', 'Order flour twice a week'],
      '| Send the invoice on the day of delivery; most are sent a week late, by us. | Then ask customers for the date that they signed. That is not rude. | Then order smaller and more often. Leave your own suppliers for last: pay late without asking, and it costs you the mill’s goodwill. Ask first, and it often costs nothing.',
    ),
    close(
      'Find one day this week.',
      'Find one day this week: one customer, one phone call, or one invoice sent today instead of Friday. Then write what it was worth beside it, and pin it up where people can see it.',
    ),
  ),
};
